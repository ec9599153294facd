### What is kept of a user, and how the bot is doing.

help-heading-privacy = Your data
command-privacy = See or delete what is kept about you
command-privacy-export = Get everything the bot knows about you as a file
command-privacy-delete = Be forgotten: your chips are burnt, your name is cut from your history
command-privacy-delete-confirm = The word that the command asks for when you leave this out

privacy-unknown = The bot knows nothing about you.
privacy-exported = Here is everything that is kept about you, in all servers. Only you can see this.
privacy-too-large = What is kept about you does not fit into a message. Ask the person who runs the bot for it.
privacy-word = delete
privacy-warning =
    This cannot be undone.
    • **Goes at once:** the link between you and your history, the way to your direct messages, your chips in all servers, and the texts of your disputes.
    • **Stays:** the hands and chip movements you took part in, under a random number that leads to nobody; the names you gave to tables; the words you cut deals with, without which the others could prove nothing; what moderators wrote down about that number; and a fingerprint, for 30 days or as long as you are banned or your chips are frozen, which gives you the ban back and keeps you from being given chips twice. Backups forget you when they are deleted in their turn. Messages already sent stay on Discord.
    Use `/privacy export` first to keep a copy. To go ahead, use `/privacy delete` with confirm: { $word }
privacy-deleted = You are forgotten. Your chips are gone, and nothing leads from your history to you any more.
privacy-seated = You sit at a table or wait for a seat, or are entered in a tournament that is not over. Leave the table with `/table leave` and wait until you are cashed out, leave waiting lists with `/table unwait`, or wait for the end of the tournament, and try again.

## How the bot is doing

health-title = How the bot is doing
health-latency = Discord answers in { $ms } ms.
health-latency-none = ⚠️ Discord has not answered yet.
health-tables =
    Tables here: { $tables }, hands running: { $hands }, { $players ->
        [one] 1 seat
       *[other] { $players } seats
    } taken.
health-database = Database: { $waiting ->
    [one] one change
   *[other] { $waiting } changes
} waiting, the last were safe after { $ms } ms.
health-database-failed = ⚠️ The database cannot be written. Nothing is saved until the host mends it and starts the bot again.
health-backup = Last backup: { $when }.
health-backup-none = ⚠️ There is no backup yet.
health-backup-off = Backups by the clock are switched off.
health-errors = Errors in the log: { $hour } in the last hour, { $day } in the last day.
health-disk = Free on the disk: { $megabytes } MB.
health-version = Version { $version }, started { $when }.
health-permissions = The bot has the permissions it needs.
health-permissions-lack =
    ⚠️ { $count ->
        [one] One permission is
       *[other] { $count } permissions are
    } missing. See `/room show` for which, and what stops working.
