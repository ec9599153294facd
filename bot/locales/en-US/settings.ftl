### Settings of each player: /settings. A language calls itself by `language-name`, in room.ftl.

help-heading-settings = Your settings
command-settings = Your preferences, wherever you play
command-settings-show = See your settings
command-settings-language = Choose the language of messages that only you see
command-settings-language-language = The language, or your Discord's
command-settings-pictures = Choose whether your cards also come as a picture
command-settings-pictures-pictures = Pictures, text only, or each room's default
command-settings-reminders = Choose whether you're reminded before your time runs out
command-settings-reminders-reminders = Whether to remind you
command-settings-achievements = Choose whether your table sees your achievements
command-settings-achievements-achievements = Whether to show them
command-settings-letters = Choose whether your down cards come by DM
command-settings-letters-letters = Always, not while My cards is open, or never
command-settings-muck = Choose how losing hands are handled when you don't have to show
command-settings-muck-muck = Muck, or ask you each time

choice-language-discord = My Discord's language
choice-pictures-on = Pictures
choice-pictures-off = Text only
choice-pictures-room = Each room's default
choice-reminders-on = Remind me
choice-reminders-off = Don't remind me
choice-achievements-on = Show my table
choice-achievements-off = Only in my stats
choice-letters-always = Always
choice-letters-unless-panel = Not while My cards is open
choice-letters-never = Never
choice-muck-unseen = Muck
choice-muck-ask = Ask me

settings-title = ### Your settings
settings-language = **Language:** { $language }
settings-language-discord = **Language:** { $language }, your Discord's
settings-language-nearest = **Language:** { $language }, because I don't speak your Discord's
settings-pictures-on = **Your cards:** also as a picture
settings-pictures-off = **Your cards:** text only
settings-pictures-room = **Your cards:** as a picture in rooms with pictures
settings-reminders-on = **Reminders:** you're pinged before your time runs out, and DMed at slow tables
settings-reminders-off = **Reminders:** none
settings-achievements-on = **Achievements:** your table sees them the first time
settings-achievements-off = **Achievements:** only in your own `/stats`
settings-letters-always = **Down cards by DM:** always
settings-letters-unless-panel = **Down cards by DM:** not while *My cards* is open
settings-letters-never = **Down cards by DM:** never; *My cards* shows them
settings-muck-unseen = **Losing hands:** mucked when you don't have to show
settings-muck-ask = **Losing hands:** I ask you whether to show
settings-how = These apply wherever you play with me, and only you can see them. Channels keep their server's language.
settings-saved = Saved. { $line }
settings-saved-later =
    On some servers this takes effect a little later: { $parts ->
        [one] one part of the bot is
       *[other] { $parts } parts of the bot are
    } away right now and will catch up.
