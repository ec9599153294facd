### What moderators order, the accounts of it, finished hands and disputes.

## Descriptions

command-mod = An den Tischen für Ordnung sorgen
command-mod-reason = Grund fürs Protokoll; bei Kick, Sperre, Einfrieren und annullierter Hand auch für die Betroffenen
command-mod-table = Welcher Tisch; ohne Angabe der in diesem Kanal
command-mod-player = Um wen es geht
command-mod-pause = Einen Tisch pausieren: keine neuen Karten, alle Uhren stehen, bis du ihn fortsetzt
command-mod-pause-after-hand = Erst nach der laufenden Hand
command-mod-resume = Einen pausierten Tisch fortsetzen
command-mod-close = Einen Tisch nach der Hand schließen und alle Stacks auszahlen
command-mod-close-void-hand = Die laufende Hand annullieren, alle Einsätze zurückgeben und sofort schließen
command-mod-void = Die laufende Hand annullieren und alle Einsätze zurückgeben
command-mod-kick = Jemanden vom Tisch kicken; die Chips werden nach der Hand ausgezahlt
command-mod-handover = Jemand anderen zum Host eines Tisches machen
command-mod-lasthand = Alle Tische dieses Servers nach ihrer Hand schließen
command-mod-ban = Jemanden für alle Tische sperren
command-mod-ban-hours = Wie viele Stunden; ohne Angabe, bis du die Sperre aufhebst
command-mod-unban = Eine Sperre aufheben
command-mod-freeze = Ein Konto einfrieren: kein Buy-in, keine Gratis-Chips
command-mod-unfreeze = Ein eingefrorenes Konto freigeben
command-mod-grant = Jemandem Chips geben
command-mod-grant-amount = Wie viele Chips
command-mod-deduct = Jemandem Chips vom Konto abziehen
command-mod-deduct-amount = Wie viele Chips; höchstens so viele, wie auf dem Konto sind
command-mod-reset = Ein Konto auf die Startchips zurücksetzen
command-mod-hand = Eine beendete Hand komplett sehen: alle Aktionen, alle Karten, wie jeder Pot verteilt wurde
command-mod-hand-id = Tisch und Hand, z. B. 7-12
command-mod-disputes = Die offenen Einsprüche sehen
command-mod-settle = Über einen Einspruch entscheiden; deine Entscheidung geht per DM raus
command-mod-settle-id = Die Nummer des Einspruchs
command-mod-settle-ruling = Deine Entscheidung und der Grund dafür
command-mod-flags = Auffälligkeiten sehen: Anzeichen für Soft Play und Chip Dumping, mit Belegen
command-mod-flags-days = Wie viele Tage zurück; ohne Angabe 30
command-dispute = Die Mods bitten, eine Hand zu prüfen, in der du Karten hattest
command-dispute-text = Beschreib, was nicht stimmt
command-dispute-hand = Tisch und Hand, z. B. 7-12; ohne Angabe deine letzte beendete Hand
command-audit = Sehen, was Mods getan haben: wer, wann, warum, vorher und nachher
command-audit-who = Nur Aktionen von diesem Mod
command-audit-whom = Nur Aktionen, die dieses Mitglied betreffen
command-audit-act = Nur diese Art von Aktion
command-audit-table = Nur dieser Tisch, nach Name oder Nummer
command-audit-export = Als Datei für Tabellenprogramme
command-ledger = Deinen Chip-Verlauf sehen: alles, was auf dein Konto kam oder davon abging
command-ledger-player = Chip-Verlauf eines anderen Mitglieds; nur für Mods
command-records-page = Welche Seite; auf der ersten steht das Neueste
help-heading-moderation = Moderieren
help-heading-disputes = Einsprüche
help-heading-records = Protokoll und Verlauf

## Wrong orders

reason-needed = Gib einen Grund an: eine Zeile, höchstens { $most } Zeichen.
player-is-a-bot = Das ist ein Bot, und Bots spielen hier nicht. Wähl ein Mitglied dieses Servers.
player-unknown = { $name } hat hier noch nie gespielt. Wähl ein Mitglied, das schon gespielt hat.
player-not-here = { $name } ist kein Mitglied dieses Servers. Wähl eines.
somebody-gone = jemand (nicht mehr hier)
which-table-named = Welcher Tisch? Nenn ihn im Befehl: { $tables }.
no-table-open = Auf diesem Server ist kein Tisch offen. Mit `/table open` eröffnest du einen.
hand-unreadable = „{ $text }“ verstehe ich nicht. Schreib die Nummern von Tisch und Hand, z. B. 7-12.
hand-of-which-table = Hand { $text } von welchem Tisch? Schreib die Nummer des Tisches dazu, z. B. 7-12. Am Tisch selbst reicht die Nummer der Hand.
hand-not-there = Eine beendete Hand { $hand } gibt es hier nicht. Laufende Hände bekommt niemand zu sehen.

## Tables

order-elsewhere = Der Tisch ist in { $channel }.
last-hand-closed = Geschlossen, alle Stacks sind ausgezahlt: { $tables }.
last-hand-closed-practice = Geschlossen: { $tables }.
last-hand-closing = { $count ->
    [one] Schließt nach der laufenden Hand: { $tables }.
   *[other] Schließen nach ihrer laufenden Hand: { $tables }.
}
last-hand-tournament = { $count ->
    [one] { $tables } gehört zu einem Turnier und bleibt offen. Das Turnier beendest du mit `/tournament cancel`.
   *[other] { $tables } gehören zu Turnieren und bleiben offen. Ein Turnier beendest du mit `/tournament cancel`.
}
last-hand-failed = Nicht geschlossen, versuch es noch einmal: { $tables }.
and-more = noch { $count }

## Players and chips

mod-banned = { $name } ist für alle Tische gesperrt, bis du die Sperre aufhebst.
mod-banned-until = { $name } ist bis { $when } für alle Tische gesperrt.
mod-banned-leaves = { $name } verlässt { $tables } nach der Hand; die Chips gehen aufs Konto.
mod-banned-leaves-practice = { $name } verlässt { $tables } nach der Hand; die Übungschips bleiben dort.
mod-banned-stays = { $name } sitzt noch an { $tables }. Dort spielst du selbst mit: Bitte einen anderen Mod um den Kick.
mod-banned-out-of = { $buy_in ->
    [0] { $name } ist von { $names } abgemeldet.
   *[other] { $name } ist von { $names } abgemeldet, das Buy-in ist wieder auf dem Konto.
}
mod-banned-still-in = { $name } ist noch in { $names }: In laufenden Turnieren und in denen, die du selbst mitspielst, wirkt die Sperre nicht. Nimm `/tournament remove`; wo du mitspielst, bitte einen anderen Mod darum.
mod-not-banned = { $name } ist nicht gesperrt. `/mod ban` sperrt für alle Tische dieses Servers.
mod-unbanned = { $name } darf wieder spielen.
mod-already-frozen = Das Konto von { $name } ist schon eingefroren. `/mod unfreeze` gibt es frei.
mod-frozen = Das Konto von { $name } ist eingefroren: kein Buy-in, keine Gratis-Chips.
mod-not-frozen = Das Konto von { $name } ist nicht eingefroren. `/mod freeze` friert es ein.
mod-unfrozen = Das Konto von { $name } ist wieder frei.
mod-untold = Ich kann { $name } keine DM schicken. Bitte gib das selbst weiter, mit dem Grund.
mod-deduct-too-much = Auf dem Konto von { $name } { $balance ->
    [one] ist { $balance } Chip
   *[other] sind { $balance } Chips
}, mehr kannst du nicht abziehen. Chips an Tischen bleiben unberührt.
mod-reset-too-much = Auf dem Konto von { $name } sind { $balance } Chips, beim Zurücksetzen gehen höchstens { $most } weg. Zieh erst mit `/mod deduct` welche ab, dann setz zurück.
chips-grant = { $amount ->
    [one] { $name } hat { $amount } Chip bekommen.
   *[other] { $name } hat { $amount } Chips bekommen.
} Kontostand: vorher { $before }, jetzt { $after }.
chips-deduct = { $amount ->
    [one] { $name } wurde { $amount } Chip abgezogen.
   *[other] { $name } wurden { $amount } Chips abgezogen.
} Kontostand: vorher { $before }, jetzt { $after }.
chips-reset = Das Konto von { $name } ist auf die Startchips zurückgesetzt: vorher { $before ->
    [one] { $before } Chip
   *[other] { $before } Chips
}, jetzt { $after }. Chips an Tischen bleiben unberührt.

## What players are told of it

ban-end = { $when ->
    [none] bis auf Weiteres
   *[other] bis { $when }
}
reason-given = Grund: „{ $reason }“
letter-ban = Du bist { $until } für die Tische auf { $server } gesperrt. Zuschauen darfst du, aber keinen Platz nehmen, dich nicht für Turniere anmelden und keine Gratis-Chips holen.
letter-unban = Deine Sperre auf { $server } ist aufgehoben, du darfst wieder an die Tische.
letter-grant = { $amount ->
    [one] Ein Mod hat dir auf { $server } { $amount } Chip gegeben.
   *[other] Ein Mod hat dir auf { $server } { $amount } Chips gegeben.
}
letter-deduct = { $amount ->
    [one] Ein Mod hat dir auf { $server } { $amount } Chip vom Konto abgezogen.
   *[other] Ein Mod hat dir auf { $server } { $amount } Chips vom Konto abgezogen.
}
letter-reset = { $amount ->
    [one] Ein Mod hat dein Konto auf { $server } auf das Startguthaben zurückgesetzt: { $amount } Chip. Deine Chips an Tischen bleiben.
   *[other] Ein Mod hat dein Konto auf { $server } auf das Startguthaben zurückgesetzt: { $amount } Chips. Deine Chips an Tischen bleiben.
}
letter-freeze = Dein Konto auf { $server } ist eingefroren, bis ein Mod es freigibt: kein Buy-in, keine Gratis-Chips. Mit deinen Chips an Tischen spielst du weiter.
letter-unfreeze = Dein Konto auf { $server } ist wieder frei.
letter-undone = Ein Mod hat Hand { $hand } an { $table } auf { $server } annulliert: Alle Einsätze gingen zurück.

## A finished hand

hand-choice = { $hand } · { $table } · { $when } UTC
button-show-hand = Hand zeigen
hand-back = ◀ Seite { $page } von { $pages }
hand-on = Seite { $page } von { $pages } ▶
hand-title = { $table }, Hand { $number } ({ $id })
hand-times = Beginn { $began }, Ende { $ended }. Die Zeiten unten zählen ab dem Beginn.
hand-void = **Diese Hand ist annulliert:** Alle Einsätze gingen zurück, niemand hat etwas gewonnen.
hand-barred-dealt-in = Du warst in dieser Hand dabei und siehst sie deshalb wie alle am Tisch, dazu deine eigenen Karten.
hand-barred-sits-there = Du sitzt an diesem Tisch und siehst seine Hände deshalb wie alle dort.
hand-barred-plays-on = Du bist in diesem Turnier und siehst seine Hände deshalb wie alle am Tisch, bis du endgültig raus bist.
hand-cards-deleted = Die verdeckten Karten sind gelöscht: Sie bleiben nur eine Zeit lang gespeichert. Gezeigte Karten stehen noch da.
hand-unreadable-log = Die Aufzeichnung dieser Hand ist unvollständig. Hier steht, was noch da ist.
hand-players = Spieler
hand-chips = Platz { $seat } { $name }: { $before } → { $after }
hand-pots = Pots
hand-no-pots = Es gab keinen Pot zu gewinnen.
hand-pot = { $pot }: { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
}.
hand-uncontested = { $name } gewinnt ohne Showdown.
hand-eligible = Im Showdown: { $names }.
hand-won = { $name } gewinnt { $amount } mit { $holding }.
hand-won-unseen = { $name } gewinnt { $amount }.
hand-odd-high-card = { $count ->
    [one] Odd Chip für { $names }, nach der Farbe der höchsten Karte.
   *[other] { $count } Odd Chips für { $names }, nach der Farbe der höchsten Karte.
}
hand-odd-left-of-button = { $count ->
    [one] Odd Chip für { $names }, am nächsten links vom Button.
   *[other] { $count } Odd Chips für { $names }, am nächsten links vom Button.
}
hand-story = Ablauf
told-started = Neue Hand, Button bei { $name } (Platz { $seat })
told-shuffled = Das Deck wird gemischt
told-ante = { $name } zahlt { $amount } Ante
told-burned = Eine Burn Card
told-dealt = { $name } { $cards }
told-community = Das Deck ist leer: eine Karte für alle, { $card }
told-drawn = { $did }: raus { $gone }, rein { $new }
told-shown = { $name } zeigt { $cards }
told-mucked = { $name } muckt
told-awarded = { $amount ->
    [one] { $amount } Chip geht an
   *[other] { $amount } Chips gehen an
}: { $shares }
told-all-in = { $did } und ist all-in
told-finished = Die Hand ist vorbei
via-button = per Klick
via-command = per Befehl
via-timeout = Zeit abgelaufen
via-leaving = hat den Tisch verlassen
via-table = der Tisch
via-moderator = ein Mod
via-pre_action = vorausgeplant

## Disputes

dispute-no-hand = Du hast hier noch keine Hand zu Ende gespielt. Eine beendete kannst du mit `/dispute` den Mods vorlegen.
dispute-not-yours = Eine beendete Hand { $hand }, in der du Karten hattest, gibt es nicht. Einspruch einlegen kannst du, sobald eine Hand vorbei ist.
dispute-too-many = Du hast schon { $most } offene Einsprüche, mehr geht nicht. Warte auf eine Entscheidung.
dispute-again = Gegen diese Hand hast du schon Einspruch eingelegt. Warte auf die Entscheidung.
dispute-saved = Dein Einspruch { NUMBER($id, useGrouping: 0) } gegen Hand { $hand } ist gespeichert. Die Mods sehen ihn in `/mod disputes`, die Entscheidung bekommst du per DM.
dispute-no-channel = Auf { $server } hat jemand Einspruch gegen eine Hand eingelegt, aber es ist kein Mod-Kanal eingestellt, in dem ich das posten kann. Das geht mit `/room set`; bis dahin stehen Einsprüche nur in `/mod disputes`. Das sage ich nur dieses eine Mal.
dispute-not-there = Einspruch { NUMBER($id, useGrouping: 0) } gibt es hier nicht. `/mod disputes` zeigt die offenen.
dispute-settled-before = Über Einspruch { NUMBER($id, useGrouping: 0) } ist schon entschieden. `/mod disputes` zeigt die offenen.
dispute-settled = Der Einspruch ist entschieden, die Entscheidung ist per DM angekommen.
dispute-settled-untold = Der Einspruch ist entschieden, aber meine DM kommt nicht an. Bitte gib deine Entscheidung selbst weiter.
disputes-none = Kein Einspruch ist offen.
disputes-title = { $count ->
    [one] **1 Einspruch ist offen**
   *[other] **{ $count } Einsprüche sind offen**
}
disputes-line = **Einspruch { NUMBER($id, useGrouping: 0) }** · Hand { $hand } · { $name }, { $when }: { $text }
disputes-more = … und noch { $count }, sobald diese entschieden sind.
disputes-how = Sieh dir die Hand an und entscheide mit `/mod settle`.
ruling-letter = Dein Einspruch gegen Hand { $hand } auf { $server } ist entschieden: { $ruling }
bulletin-dispute =
    { "" }**Einspruch { NUMBER($id, useGrouping: 0) }**: { $name } legt Einspruch gegen Hand { $hand } an { $table } ein.
    { $text }
    -# Seht euch die Hand an und entscheidet mit `/mod settle id:{ NUMBER($id, useGrouping: 0) }`.
bulletin-settled =
    { "" }**Einspruch { NUMBER($id, useGrouping: 0) } ist entschieden** von { $name }, { $when }: { $ruling }
    -# Einspruch von { $player } gegen Hand { $hand }: { $text }
bulletin-file-copied = **Der Bot läuft mit einem älteren Stand seiner Datei weiter,** aus einem Backup oder ohne die letzten Einträge: Was hier seitdem passiert ist, ist weg, auch auf den Konten. Hände, die in diesem Stand liefen, sind annulliert und ihre Pots zurückgegeben; die nächsten Deals sind neu versiegelt. Wer den Bot betreibt, kann sagen, wie alt der Stand ist.
bulletin-backup-failed = **Das Backup des Bots ist fehlgeschlagen.** Es wird jede Stunde neu versucht; bis dahin wird das jüngste Backup immer älter. Sag denen Bescheid, die den Bot betreiben: Der Grund steht im Log.
bulletin-hand-voided = **Hand { $hand } an { $table } konnte nicht weitergespielt werden und ist annulliert.** Alle Einsätze gingen zurück, der Tisch spielt weiter. Den Grund zeigt `/audit`.
bulletin-table-paid-out = **{ $table } konnte nicht aus der Datenbank gelesen werden.** Der Tisch ist geschlossen, alle Stacks sind ausgezahlt. Den Grund zeigt `/audit`.
bulletin-tournament-homeless = **{ $name } hat keinen Ort für seine Tische:** Der Kanal ist weg, oder ich darf dort keine öffentlichen Threads erstellen. Das Turnier wartet, es gehen keine Chips verloren. Gebt mir die Berechtigung oder tippt `/tournament announce` in einem anderen Kanal, dann zieht es dorthin um. Weiter geht es danach mit `/tournament resume`. `/tournament cancel` beendet es und verteilt den Preispool.

## The audit and statements

records-none = Hier steht noch nichts.
records-more = Mehr auf Seite { $page }.
audit-title = Protokoll, Seite { $page }
audit-proves = Das Protokoll ist vollständig: Kein Eintrag wurde geändert oder ausgelassen.
audit-broken = **Ab Eintrag { $number } stimmt das Protokoll nicht mehr: Jemand hat die Datei verändert.**
audit-exported = { $count ->
    [one] Ein Eintrag.
   *[other] { $count } Einträge, der neueste zuerst, höchstens { $most }.
}
audit-the-bot = der Bot selbst
audit-table = Tisch { $id }
audit-hand = Hand { $id }
audit-reason = „{ $text }“
audit-change = { $before } → { $after }
ledger-title = Chip-Verlauf von { $name }, Seite { $page }
ledger-line = { $when } · **{ $amount }** · { $what } · { $balance } auf dem Konto
moved-grant = Startchips
moved-claim = abgeholt
moved-buy-in = Buy-in
moved-cash-out = Auszahlung
moved-tournament-buy-in = Turnier-Buy-in
moved-tournament-bounty = Turnier-Bounty auf dich selbst
moved-tournament-bounty-won = Turnier-Bounty gewonnen
moved-tournament-bounty-refund = Turnier-Bounty zurück
moved-tournament-rebuy = Turnier-Rebuy
moved-tournament-re-entry = Turnier-Re-Entry
moved-tournament-add-on = Turnier-Add-on
moved-tournament-refund = Turnier-Buy-in zurück
moved-tournament-cancelled = Anteil am Preispool eines abgebrochenen Turniers
moved-tournament-prize = Turniergewinn
moved-tournament-deal = Anteil an einem Turnier per Deal
moved-moderator-grant = von einem Mod gegeben
moved-moderator-deduct = von einem Mod abgezogen
moved-moderator-reset = von einem Mod zurückgesetzt
moved-forgotten = eingezogen, weil die Daten gelöscht wurden

## Pausing a tournament's table

pause-which =
    Diesen Tisch pausieren oder ganz { $name }?
    - *Diesen Tisch*: Nur hier stehen die Uhren. Die anderen Tische spielen weiter, die Level-Uhr läuft.
    - *Das Turnier*: An keinem Tisch wird mehr gegeben, auch die Level-Uhr steht.
pause-which-table = Diesen Tisch
pause-which-tournament = Das Turnier
pause-meanwhile-table = Die anderen Tische spielen so lange weiter, und die Level-Uhr läuft.
pause-meanwhile-tournament = So lange wird an keinem Tisch gegeben, und die Level-Uhr steht. Mit `/tournament resume` geht es weiter.
pause-which-gone = Diese Frage ist abgelaufen. Gib `/mod pause` noch einmal ein.
