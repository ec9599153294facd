### Was Moderatoren anordnen, die Rechenschaft darüber, fertige Hände und Einsprüche.

## Beschreibungen

command-mod = An den Tischen für Ordnung sorgen
command-mod-reason = Warum: fürs Protokoll; bei Kick, Sperre, eingefrorenem Konto, annullierter Hand auch für die Spieler
command-mod-table = Welcher Tisch, wenn nicht der dieses Kanals
command-mod-player = Um wen es geht
command-mod-pause = Einen Tisch anhalten: bis es weitergeht, wird nicht gegeben, und keine Uhr läuft
command-mod-pause-after-hand = Die laufende Hand erst zu Ende spielen lassen
command-mod-resume = Einen angehaltenen Tisch weitergehen lassen
command-mod-close = Einen Tisch nach seiner Hand schließen und alle auszahlen
command-mod-close-void-hand = Die laufende Hand rückgängig machen, alle Chips zurückgeben und sofort schließen
command-mod-void = Die laufende Hand rückgängig machen: jeder bekommt seine Chips zurück
command-mod-kick = Einen Spieler vom Tisch nehmen; die Chips gehen nach der Hand aufs Konto
command-mod-handover = Einen anderen Spieler zum Besitzer eines Tisches machen
command-mod-lasthand = Jeden Tisch dieses Servers nach seiner Hand schließen
command-mod-ban = Einen Spieler von allen Tischen sperren
command-mod-ban-hours = Für wie viele Stunden; ohne Angabe, bis du die Sperre aufhebst
command-mod-unban = Einen gesperrten Spieler wieder spielen lassen
command-mod-freeze = Ein Konto einfrieren: kein Einkaufen, kein Abholen von Chips
command-mod-unfreeze = Ein eingefrorenes Konto wieder freigeben
command-mod-grant = Einem Spieler Chips geben
command-mod-grant-amount = Wie viele Chips
command-mod-deduct = Chips vom Konto eines Spielers nehmen
command-mod-deduct-amount = Wie viele Chips, höchstens so viele, wie auf dem Konto liegen
command-mod-reset = Das Konto eines Spielers auf die Startchips des Raums setzen
command-mod-hand = Eine fertige Hand ganz sehen: jedes Ereignis, die Karten, wie jeder Pot entschieden wurde
command-mod-hand-id = Der Tisch und die Hand, etwa 7-12
command-mod-disputes = Die offenen Einsprüche sehen
command-mod-settle = Über einen Einspruch entscheiden; der Spieler erfährt deine Entscheidung
command-mod-settle-id = Die Nummer des Einspruchs
command-mod-settle-ruling = Was du entschieden hast, und warum
command-mod-flags = Sehen, was nach Schonung oder zugeschobenen Chips aussieht, mit den Belegen
command-mod-flags-days = Wie viele Tage zurück; ohne Angabe 30
command-dispute = Die Moderatoren bitten, eine Hand anzusehen, in der du Karten hattest
command-dispute-text = Was daran nicht stimmt
command-dispute-hand = Der Tisch und die Hand, etwa 7-12; ohne Angabe deine letzte fertige Hand
command-audit = Sehen, was Moderatoren taten: wer, was, wen, warum, vorher und nachher
command-audit-who = Nur, was dieser Moderator tat
command-audit-whom = Nur, was mit diesem Spieler geschah
command-audit-act = Nur diese Art von Handlung
command-audit-table = Nur, was diesen Tisch betrifft, nach Name oder Nummer
command-audit-export = Als Datei für eine Tabellenkalkulation
command-ledger = Deinen Kontoauszug sehen: jede Bewegung von Chips auf dein Konto und davon weg
command-ledger-player = Wessen Kontoauszug; nur für Moderatoren
command-records-page = Welche Seite; die erste ist die neueste
help-heading-moderation = Moderieren
help-heading-disputes = Einsprüche
help-heading-records = Rechenschaft

## Falsche Anordnungen

reason-needed = Schreib eine Zeile mit höchstens { $most } Zeichen, die sagt, warum.
player-is-a-bot = Das ist ein Bot, und Bots spielen hier nicht. Nenn ein Mitglied dieses Servers.
player-unknown = { $name } hat hier noch nie gespielt. Nenn jemanden, der schon gespielt hat.
player-not-here = { $name } ist kein Mitglied dieses Servers. Nenn eines.
somebody-gone = jemand, der weg ist
which-table-named = Welchen Tisch meinst du? Nenn ihn im Befehl: { $tables }.
no-table-open = Auf diesem Server ist kein Tisch offen. `/table open` eröffnet einen.
hand-unreadable = „{ $text }“ kann ich nicht als Hand lesen. Schreib die Nummer des Tisches und die der Hand, etwa 7-12.
hand-of-which-table = Hand { $text } von welchem Tisch? Schreib auch die Nummer des Tisches, etwa 7-12. Am Tisch selbst genügt die Nummer der Hand.
hand-not-there = Es gibt hier keine fertige Hand { $hand }. Eine laufende Hand bekommt niemand zu sehen.

## Tische

order-elsewhere = Der Tisch ist in { $channel }.
last-hand-closed = Geschlossen, und alle Stacks ausgezahlt: { $tables }.
last-hand-closed-practice = Geschlossen: { $tables }.
last-hand-closing = { $count ->
    [one] Schließt nach seiner Hand: { $tables }.
   *[other] Schließen nach ihren Händen: { $tables }.
}
last-hand-tournament = { $count ->
    [one] { $tables } gehört zu einem Turnier und bleibt offen: `/tournament cancel` beendet das Turnier.
   *[other] { $tables } gehören zu Turnieren und bleiben offen: `/tournament cancel` beendet ein Turnier.
}
last-hand-failed = Ließen sich nicht schließen, versuch es noch einmal: { $tables }.
and-more = { $count } weitere

## Spieler und Chips

mod-banned = { $name } ist von allen Tischen gesperrt, bis du die Sperre aufhebst.
mod-banned-until = { $name } ist von allen Tischen gesperrt bis { $when }.
mod-banned-leaves = { $name } verlässt { $tables }; wenn die Hand endet, gehen die Chips aufs Konto.
mod-banned-leaves-practice = { $name } verlässt { $tables }, wenn die Hand endet; die Übungschips bleiben dort.
mod-banned-stays = { $name } sitzt noch an { $tables }. Über einen Tisch, an dem du selbst spielst, hast du keine Macht: bitte einen anderen Moderator um den Kick.
mod-banned-out-of = { $buy_in ->
    [0] { $name } ist nicht mehr in { $names }.
   *[other] { $name } ist nicht mehr in { $names }, das Buy-in ist wieder auf dem Konto.
}
mod-banned-still-in = { $name } ist noch in { $names }: ein Turnier, das läuft oder in dem du selbst spielst, berührt eine Sperre nicht. `/tournament remove` nimmt den Spieler heraus; wo du spielst, muss das ein anderer Moderator tun.
mod-not-banned = { $name } ist nicht gesperrt. `/mod ban` sperrt von allen Tischen dieses Servers.
mod-unbanned = { $name } darf wieder spielen.
mod-already-frozen = Das Konto von { $name } ist schon eingefroren. `/mod unfreeze` gibt es wieder frei.
mod-frozen = Das Konto von { $name } ist eingefroren: nichts geht davon weg, und es gibt nichts abzuholen.
mod-not-frozen = Das Konto von { $name } ist nicht eingefroren. `/mod freeze` tut das.
mod-unfrozen = Das Konto von { $name } ist wieder frei.
mod-untold = { $name } nimmt von mir keine Direktnachrichten an: richte das bitte selbst aus, mit dem Grund.
mod-deduct-too-much = Das Konto von { $name } hat { $balance ->
    [one] { $balance } Chip
   *[other] { $balance } Chips
}, und mehr kann niemand davon nehmen. Chips an Tischen bleiben unberührt.
mod-reset-too-much = Das Konto von { $name } hat { $balance } Chips, und ein Zurücksetzen nimmt höchstens { $most } weg. Nimm erst mit `/mod deduct` einige weg, dann setz zurück.
chips-grant = { $amount ->
    [one] { $name } hat { $amount } Chip bekommen.
   *[other] { $name } hat { $amount } Chips bekommen.
} Das Konto hatte { $before } und hat jetzt { $after }.
chips-deduct = { $amount ->
    [one] { $name } ist { $amount } Chip genommen.
   *[other] { $name } sind { $amount } Chips genommen.
} Das Konto hatte { $before } und hat jetzt { $after }.
chips-reset = Das Konto von { $name } hatte { $before ->
    [one] { $before } Chip
   *[other] { $before } Chips
} und hat jetzt { $after }, womit jeder anfängt. Chips an Tischen blieben unberührt.

## Was die Spieler davon erfahren

ban-end = { $when ->
    [none] bis auf Weiteres
   *[other] bis { $when }
}
reason-given = Als Grund ist angegeben: „{ $reason }“
letter-ban = Du bist { $until } von den Tischen auf { $server } gesperrt. Du darfst zuschauen, dich aber weder setzen noch an Turnieren teilnehmen noch Chips holen.
letter-unban = Du bist nicht mehr von den Tischen auf { $server } gesperrt.
letter-freeze = Dein Konto auf { $server } ist eingefroren, bis ein Moderator das aufhebt: es geht nichts heraus, und es gibt nichts zu holen. Was du an Tischen hast, spielst du weiter.
letter-unfreeze = Dein Konto auf { $server } ist wieder frei.
letter-undone = Ein Moderator hat Hand { $hand } an { $table } auf { $server } rückgängig gemacht: jeder Chip ging zurück an den, der ihn gesetzt hat.

## Eine fertige Hand

hand-choice = { $hand } · { $table } · { $when } UTC
button-show-hand = Hand { $hand } zeigen
hand-back = ◀ Seite { $page } von { $pages }
hand-on = Seite { $page } von { $pages } ▶
hand-title = Hand { $id } · { $table }
hand-times = Begonnen { $began }, beendet { $ended }. Die Zeiten unten zählen ab dem Beginn.
hand-void = **Diese Hand ist rückgängig gemacht:** jeder Chip ging zurück an den, der ihn gesetzt hat, und niemand hat etwas gewonnen.
hand-barred-dealt-in = Du hattest in dieser Hand Karten, also siehst du sie wie der Raum, dazu deine eigenen Karten.
hand-barred-sits-there = Du sitzt an diesem Tisch, also siehst du seine Hände wie der Raum.
hand-barred-plays-on = Du bist in diesem Turnier, also siehst du seine Hände wie der Raum, bis du endgültig ausgeschieden bist.
hand-cards-deleted = Die verdeckten Karten sind gelöscht: der Raum behält sie nur eine Zeit lang. Was gezeigt wurde, steht noch da.
hand-unreadable-log = Die Aufzeichnung dieser Hand ergibt keine ganze Hand, darum steht hier nur, was sie enthält.
hand-players = Spieler
hand-chips = Platz { $seat } { $name }: { $before } → { $after }
hand-pots = Wie die Pots entschieden wurden
hand-no-pots = Es wurde kein Pot vergeben.
hand-pot = { $pot }: { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
}.
hand-uncontested = { $name } gewinnt ihn, denn sonst war niemand mehr in der Hand.
hand-eligible = Zwischen { $names }.
hand-won = { $name } gewinnt { $amount } mit { $holding }.
hand-won-unseen = { $name } gewinnt { $amount }.
hand-odd-high-card = { $count ->
    [one] Der überzählige Chip geht an { $names }, mit den nach Farbe höheren Karten.
   *[other] Die { $count } überzähligen Chips gehen an { $names }, mit den nach Farbe höheren Karten.
}
hand-odd-left-of-button = { $count ->
    [one] Der überzählige Chip geht an { $names }, zuerst links vom Button.
   *[other] Die { $count } überzähligen Chips gehen an { $names }, zuerst links vom Button.
}
hand-story = Was geschah
told-started = Die Hand beginnt, der Button liegt bei { $name } (Platz { $seat })
told-shuffled = Die Karten werden gemischt
told-ante = { $name } bringt { $amount } Ante
told-burned = Eine Karte wird verbrannt
told-dealt = { $name } { $cards }
told-community = Der Stapel ist aus: eine Karte für alle, { $card }
told-drawn = { $gone } gegen { $new }
told-shown = { $name } zeigt { $cards }
told-mucked = { $name } legt ungesehen weg
told-awarded = { $amount ->
    [one] { $amount } Chip wird vergeben
   *[other] { $amount } Chips werden vergeben
}: { $shares }
told-all-in = { $did }, All-in
told-finished = Die Hand ist vorbei
via-button = per Klick
via-command = per Befehl
via-timeout = Zeit abgelaufen
via-leaving = hat den Tisch verlassen
via-table = der Tisch
via-moderator = ein Moderator
via-pre_action = vorausgeplant

## Einsprüche

dispute-no-hand = Du hattest hier noch in keiner fertigen Hand Karten. Sobald das so ist, bringt `/dispute` sie vor die Moderatoren.
dispute-not-yours = Es gibt keine fertige Hand { $hand }, in der du Karten hattest. Gegen eine laufende Hand geht ein Einspruch, wenn sie vorbei ist.
dispute-too-many = Du hast { $most } Einsprüche offen, und mehr dürfen es nicht sein. Warte auf eine Entscheidung.
dispute-again = Gegen diese Hand hast du schon Einspruch erhoben. Warte auf die Entscheidung.
dispute-posted = Dein Einspruch { NUMBER($id, useGrouping: 0) } gegen Hand { $hand } liegt den Moderatoren vor. Ihre Entscheidung bekommst du per Direktnachricht.
dispute-saved = Dein Einspruch { NUMBER($id, useGrouping: 0) } gegen Hand { $hand } ist gespeichert. Die Moderatoren sehen ihn unter `/mod disputes`, und du bekommst ihre Entscheidung per Direktnachricht.
dispute-not-there = Es gibt hier keinen Einspruch { NUMBER($id, useGrouping: 0) }. `/mod disputes` zeigt die offenen.
dispute-settled-before = Über Einspruch { NUMBER($id, useGrouping: 0) } ist schon entschieden. `/mod disputes` zeigt die offenen.
dispute-settled = Über den Einspruch ist entschieden, und der Spieler hat deine Entscheidung per Direktnachricht bekommen.
dispute-settled-untold = Über den Einspruch ist entschieden. Der Spieler nimmt von mir keine Direktnachrichten an, also gib deine Entscheidung bitte selbst weiter.
disputes-none = Es ist kein Einspruch offen.
disputes-title = { $count ->
    [one] **Ein Einspruch ist offen**
   *[other] **{ $count } Einsprüche sind offen**
}
disputes-line = **Einspruch { NUMBER($id, useGrouping: 0) }** · Hand { $hand } · { $name } { $when }: { $text }
disputes-more = ... und { $count } weitere, wenn diese entschieden sind.
disputes-how = Sieh dir die Hand an, dann entscheide mit `/mod settle`.
ruling-letter = Die Moderatoren von { $server } haben über Hand { $hand } entschieden, gegen die du Einspruch erhoben hast: { $ruling }
bulletin-dispute =
    { "" }**Einspruch { NUMBER($id, useGrouping: 0) }**: { $name } erhebt Einspruch gegen Hand { $hand } an { $table }.
    { $text }
    -# Seht euch die Hand an, dann entscheidet mit `/mod settle id:{ NUMBER($id, useGrouping: 0) }`.
bulletin-settled =
    { "" }**Einspruch { NUMBER($id, useGrouping: 0) } ist entschieden** von { $name }, { $when }: { $ruling }
    -# { $player } erhob Einspruch gegen Hand { $hand }: { $text }
bulletin-hand-voided = **Hand { $hand } an { $table } ließ sich nicht weiterspielen und ist rückgängig gemacht.** Jeder Chip ging zurück an den, der ihn gesetzt hat, und der Tisch geht weiter. `/audit` sagt, warum.
bulletin-table-paid-out = **{ $table } ließ sich nicht aus der Datei lesen.** Der Tisch ist geschlossen, und alle Chips sind ihren Besitzern ausgezahlt. `/audit` sagt, warum.
bulletin-tournament-homeless = **{ $name } hat keinen Ort für seine Tische:** sein Kanal ist weg, oder der Bot darf dort keine öffentlichen Threads erstellen. Es wartet, und keine Chips sind verloren. Gebt dem Bot die Berechtigung, oder nehmt `/tournament announce` in einem anderen Kanal, das zieht es dorthin um; danach `/tournament resume`. `/tournament cancel` beendet es und verteilt seinen Pool.

## Das Protokoll und die Kontoauszüge

records-none = Hier steht nichts.
records-more = Mehr auf Seite { $page }.
audit-title = Protokoll, Seite { $page }
audit-proves = Die ganze Kette stimmt: keine Zeile ist geändert oder ausgelassen.
audit-broken = **Ab Zeile { $number } stimmt die Kette nicht: jemand hat die Datei verändert.**
audit-exported = { $count ->
    [one] Eine Zeile, die neueste zuerst.
   *[other] { $count } Zeilen, die neueste zuerst, höchstens { $most }.
}
audit-the-bot = der Bot selbst
audit-table = Tisch { $id }
audit-hand = Hand { $id }
audit-reason = „{ $text }“
audit-change = { $before } → { $after }
ledger-title = Kontoauszug von { $name }, Seite { $page }
ledger-line = { $when } · **{ $amount }** · { $what } · { $balance } auf dem Konto
moved-grant = erste Chips
moved-claim = abgeholt
moved-buy-in = Buy-in
moved-cash-out = Auszahlung
moved-moderator-grant = von einem Moderator gegeben
moved-moderator-deduct = von einem Moderator genommen
moved-moderator-reset = von einem Moderator zurückgesetzt
moved-forgotten = verfallen, da der Spieler vergessen wurde
