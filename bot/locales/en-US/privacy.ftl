### What is kept of a user, and how the bot is doing.

help-heading-privacy = Your data
command-privacy = See or delete the data kept about you
command-privacy-export = Get everything the bot knows about you as a file
command-privacy-delete = Delete your data: your chips are removed, and nothing links you to your history
command-privacy-delete-confirm = The word the command asks for if you leave this out

privacy-unknown = I know nothing about you.
privacy-exported = Here's everything kept about you, on all servers. Only you can see this.
privacy-exported-missing =
    Here's everything kept about you on the servers I could reach. { $parts ->
        [one] One part of the bot isn't
       *[other] { $parts } parts of the bot aren't
    } answering right now, so what's kept there is missing here. Try again later for all of it. Only you can see this.
privacy-too-large = Your data doesn't fit into a message. Ask the host for it.
privacy-word = delete
privacy-warning =
    This is permanent.
    • **Deleted right away:** the link between you and your history, my way to DM you, your chips on all servers, and the texts of your disputes.
    • **Stays:** the hands and chip movements you took part in, under a random number that isn't linked to you; names you gave to tables; the words you cut deals with, without which others couldn't prove anything; what moderators wrote about that number; and a fingerprint, for 30 days or while you're banned or frozen, that restores the ban and stops you from getting starting chips twice. Backups forget you as they expire. Messages already sent stay on Discord.
    Use `/privacy export` first to keep a copy. To continue, use `/privacy delete` with confirm: { $word }
privacy-deleted = Your data is deleted. Your chips are gone, and nothing links you to your history anymore.
privacy-deleted-later =
    Your data is deleted wherever I could reach it, and your chips there are gone. { $parts ->
        [one] One part of the bot is away or still has
       *[other] { $parts } parts of the bot are away or still have
    } you at a table: your data there is deleted as soon as that's over. You don't need to ask again, and you can't take a new seat until then.
privacy-seated = You're at a table, on a waiting list, or in a tournament that isn't over. Leave the table with `/table leave` and wait until you're cashed out, leave waiting lists with `/table unwait`, or wait until the tournament ends. Then try again.

## How the bot is doing

health-title = How the bot is doing
health-latency = Discord answers in { $ms } ms.
health-latency-none = ⚠️ Discord hasn't answered yet.
health-tables =
    Tables here: { $tables }, hands in progress: { $hands }, { $players ->
        [one] 1 seat
       *[other] { $players } seats
    } taken.
health-database = Database: { $waiting ->
    [one] one change
   *[other] { $waiting } changes
} waiting, the last ones saved after { $ms } ms.
health-database-failed = ⚠️ The database can't be written to. Nothing is saved until the host fixes it and restarts the bot.
health-backup = Last backup: { $when }.
health-backup-none = ⚠️ There's no backup yet.
health-backup-off = Scheduled backups are off.
health-errors = Errors in the log: { $hour } in the last hour, { $day } in the last day.
health-disk = Free on the disk: { $megabytes } MB.
health-version = Version { $version }, started { $when }.
health-part = Process { $part } of the bot looks after this server.
health-members-off = The Server Members Intent is off, so players who leave the server are cashed out within 10 minutes, not right away.
health-permissions = The bot has all the permissions it needs.
health-permissions-lack =
    ⚠️ { $count ->
        [one] One permission is
       *[other] { $count } permissions are
    } missing. `/room show` lists what's missing and what that stops.
