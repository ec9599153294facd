# Wo nicht gespielt werden kann: warum, und was aus der Bedenkzeit wird.

standstill-discord = Discord nimmt gerade keine Nachrichten von mir an.
standstill-locked = Der Thread { $place } ist gesperrt. Ein Mod kann ihn entsperren.
standstill-permission = Mir fehlt in { $place } die Berechtigung { $permission }.
standstill-refused = Discord lässt mich in { $place } nichts schreiben.
standstill-record = Der nächste Deal lässt sich in { $place } nicht protokollieren, und ohne das gibt es keine Karten.
standstill-bulletin = **Hier wird erst weitergespielt, wenn das behoben ist.** Alle Uhren stehen, niemand verliert Chips.
standstill-line = - **{ $name }**: { $reason }
standstill-more = { $count ->
    [one] - Ein weiterer Tisch
   *[other] - { $count } weitere Tische
}
standstill-letter = Am Tisch **{ $name }** auf { $server } kann gerade nicht gespielt werden: keine neuen Karten, alle Uhren stehen. { $reason } Deine Chips und Karten sind sicher, und deine Bedenkzeit bekommst du zurück.
standstill-owner = An **{ $name }** auf { $server } kann erst weitergespielt werden, wenn das behoben ist. { $reason } Alle Uhren stehen, niemand verliert Chips.
paused-impossible = Hier kann gerade nicht gespielt werden: keine neuen Karten, alle Uhren stehen. { $reason }
paused-locked = Pausiert: Ein Mod hat den Thread gesperrt. Keine neuen Karten, alle Uhren stehen; Chips und Karten bleiben, wie sie sind.
denial-paused-impossible = An diesem Tisch kann gerade nicht gespielt werden. { $reason } Deine Chips und Karten sind sicher.
denial-paused-locked = Ein Mod hat den Thread gesperrt, damit ist der Tisch pausiert. Deine Chips und Karten sind sicher.
no-hand-while-impossible = Es gibt gerade keine neuen Karten. { $reason }
no-hand-while-locked = Neue Karten gibt es, sobald ein Mod den Thread entsperrt.
tourney-standstill = ⏸️ Hier kann gerade nicht gespielt werden, die Level-Uhr steht. { $reason }
health-standstill = **Hier kann nicht gespielt werden:**
