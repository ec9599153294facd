### Settings of each player: /settings. A language calls itself by `language-name`, in room.ftl.

help-heading-settings = Your settings
command-settings = What you like, wherever you play
command-settings-show = See how your settings stand
command-settings-language = Choose the language of what is said to you alone
command-settings-language-language = The language; or the one that your Discord speaks
command-settings-pictures = Choose whether your own cards come as a picture, too
command-settings-pictures-pictures = Pictures, text alone, or as each room has it
command-settings-reminders = Choose whether you are called when your time is nearly over
command-settings-reminders-reminders = Whether to remind you
command-settings-letters = Choose whether your down cards come by direct message
command-settings-letters-letters = Always, not while you play with My cards, or never
command-settings-muck = Choose what becomes of a losing hand that you need not show
command-settings-muck-muck = Muck it unseen, or ask you each time

choice-language-discord = As my Discord speaks
choice-pictures-on = Pictures
choice-pictures-off = Text alone
choice-pictures-room = As each room has it
choice-reminders-on = Remind me
choice-reminders-off = Do not remind me
choice-letters-always = Always
choice-letters-unless-panel = Not while I play with My cards
choice-letters-never = Never
choice-muck-unseen = Muck it unseen
choice-muck-ask = Ask me

settings-title = ### Your settings
settings-language = **Language:** { $language }
settings-language-discord = **Language:** { $language }, as your Discord speaks
settings-language-nearest = **Language:** { $language }, because I do not speak your Discord's
settings-pictures-on = **Your cards:** as a picture, too
settings-pictures-off = **Your cards:** as text alone
settings-pictures-room = **Your cards:** as a picture where the room has pictures
settings-reminders-on = **Reminders:** you are called when your time is nearly over, and by direct message at slow tables
settings-reminders-off = **Reminders:** none
settings-letters-always = **Cards by direct message:** always
settings-letters-unless-panel = **Cards by direct message:** not while you play with *My cards*
settings-letters-never = **Cards by direct message:** never; *My cards* shows them
settings-muck-unseen = **Losing hands:** go unseen where you need not show them
settings-muck-ask = **Losing hands:** you are asked whether to show them
settings-how = They hold wherever you play with me, and nobody else sees them. The channel keeps the language of its server.
settings-saved = Saved. { $line }
