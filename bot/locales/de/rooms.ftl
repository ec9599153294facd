# Around the play: watching, inviting, waiting for a seat, changing it, what a table is called.

## Commands

command-table-open-name = Wie der Tisch heißt; ohne Angabe eine Nummer
command-table-open-private = Platz nehmen dürfen nur du, Eingeladene und wer die Rolle dafür hat
command-table-open-role = Platz nehmen dürfen nur Mitglieder mit dieser Rolle, du und Eingeladene
command-table-watch = Einem Tisch zuschauen: wo er ist und was man als Zuschauer sieht
command-table-rename = Einen deiner Tische umbenennen
command-table-rename-name = Der neue Name: mindestens ein Buchstabe, und kein anderer Tisch hier heißt so
command-table-invite = Ein Mitglied an einen Tisch einladen; an einem privaten darf es dann Platz nehmen
command-table-invite-member = Mitglied, das du einlädst
command-table-uninvite = Eine Einladung an deinen privaten Tisch zurücknehmen
command-table-uninvite-member = Mitglied, dessen Einladung du zurücknimmst
command-table-wait = Auf die Warteliste eines vollen Tisches: Wird ein Platz frei, rückst du nach
command-table-unwait = Von der Warteliste eines Tisches gehen
command-table-seat = Den Platz wechseln: zwischen zwei Händen sofort, sonst nach der Hand
command-table-seat-number = Der freie Platz, auf den du willst; dein eigener bricht den Wechsel ab

## Names of tables

name-empty = Dieser Name ist unsichtbar. Nimm einen mit einem Buchstaben oder Emoji, z. B. Freitagsrunde.
name-no-letter = Schreib einen Namen mit mindestens einem Buchstaben, z. B. Freitagsrunde, oder nur aus Emojis. Reine Zahlen sind für Tische ohne Namen.
name-link = Ein Link geht nicht als Name. Nimm einen wie Freitagsrunde.
name-taken = „{ $text }“ heißt hier schon ein offener Tisch. Nimm einen anderen Namen.
done-rename = Der Tisch heißt jetzt { $table }.
renamed-later = Discord erlaubt nur zwei neue Namen in 10 Minuten: Der Thread wird { $when } umbenannt.
table-rename-forbidden = Umbenennen dürfen den Tisch nur der Host und Mods.

## Watching

table-watch-public =
    { $table } ist in { $channel }. Zuschauen dürfen alle, auch ohne Platz: Du siehst offene Karten, Einsätze, Pots und was beim Showdown gezeigt wird, nie verdeckte Karten.
table-watch-private =
    { $table } ist in { $channel }. Der Tisch ist privat: Platz nehmen dürfen nur der Host, Eingeladene und wer die Rolle dafür hat. Zuschauen dürfen alle, die den Kanal sehen: Du siehst offene Karten, Einsätze, Pots und was beim Showdown gezeigt wird, nie verdeckte Karten.
table-watch-locked = Ich konnte dich nicht in den Thread von { $table } lassen. Bitte einen Mod, der Threads verwalten darf, dich hinzuzufügen.
table-info-private = { $role ->
    [none] Privat: Platz nehmen dürfen der Host und Eingeladene
   *[other] Privat: Platz nehmen dürfen der Host, Eingeladene und Mitglieder mit { $role }
}
table-info-waiting = { $count ->
    [one] Warteliste: { $count } Spieler
   *[other] Warteliste: { $count } Spieler
}
fact-private = privat
private-role-everyone = Diese Rolle haben alle. Lass sie weg, wenn alle Platz nehmen dürfen, oder nimm eine andere.
table-opened-private = Der Tisch ist offen: { $channel }. Platz nehmen dürfen nur du und Eingeladene. Einladen kannst du mit `/table invite`.
table-opened-private-seen = Der Tisch ist offen: { $channel }. Platz nehmen dürfen nur du und Eingeladene. Einladen kannst du mit `/table invite`. Einen privaten Thread darf ich hier nicht erstellen, deshalb können alle zuschauen, die diesen Kanal sehen, und das Deal-Protokoll steht beim Tisch.

## Inviting

invitation = { $mention }, { $name } lädt dich an { $table } ein: { $game }. Klick dort auf *Platz nehmen* oder nimm `/table sit`.
invited = { $name } ist an { $table } eingeladen.
invited-private = { $name } darf sich jetzt an { $table } setzen und hat eine Einladung bekommen.
invited-private-uncalled = { $name } darf sich jetzt an { $table } setzen. Eine Einladung ist gerade erst rausgegangen, deshalb gibt es keinen zweiten Ping.
invite-oneself = Das bist du. Wähl ein anderes Mitglied dieses Servers.
invite-bot = Bots spielen nicht. Wähl ein Mitglied dieses Servers.
invite-no-member = Das ist kein Mitglied dieses Servers. Wähl eines.
invite-blind = { $name } sieht { $channel } nicht, die Einladung käme also nicht an. Eröffne einen Tisch in einem Kanal, den ihr beide seht.
invite-too-fast = Das waren viele Einladungen. Warte eine Minute bis zur nächsten.
invite-again = Du hast { $name } gerade erst eingeladen. Das geht erst nach 10 Minuten wieder.
call-not-posted = Die Einladung konnte ich in { $channel } nicht posten: Ich darf dort nicht schreiben, oder Discord antwortet nicht. Versuch es noch einmal oder bitte einen Mod, meine Berechtigungen dort zu prüfen.
uninvited = { $name } ist nicht mehr an { $table } eingeladen. Sitzt { $name } schon dort, bleibt das so.

## The waiting list

button-wait = { $count ->
    [0] Warteliste
   *[other] Warteliste ({ $count })
}
button-unwait = Von der Warteliste gehen
done-wait = Du bist Nummer { $place } auf der Warteliste von { $table }, Buy-in { $amount }. Abgebucht ist noch nichts. Wird ein Platz frei, bekommst du ihn automatisch und wirst am Tisch angepingt; spielst du dann nicht rechtzeitig, wird für dich gefoldet und du setzt aus. `/table wait` ändert das Buy-in, `/table unwait` nimmt dich von der Liste.
done-unwait = Du bist nicht mehr auf der Warteliste von { $table }.
waiting-seated = { $mention }, du bist nachgerückt: { $table }, Platz { $seat }, { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
}. Du spielst die nächste Hand mit, in der du Karten bekommen kannst. Doch nicht? `/table leave`.
waiting-closed = { $mention }, { $table } ist geschlossen, und damit auch die Warteliste. `/table list` zeigt die offenen Tische.
waiting-gone = { $table } ist geschlossen, weil der Thread oder Kanal weg ist, und damit auch die Warteliste. `/table list` zeigt die offenen Tische.
waiting-cannot-pay = Du warst auf der Warteliste von { $table } ({ $place }) dran, aber das Buy-in ging nicht durch: zu wenige Chips, Konto eingefroren oder Sperre. Du bist nicht mehr auf der Liste. `/wallet` zeigt deinen Kontostand, `/table wait` stellt dich wieder an.
waiting-barred = Du bist nicht mehr auf der Warteliste von { $table } ({ $place }), weil du dort nicht mehr Platz nehmen darfst. Der Host kann dich einladen.
waiting-banned = Du bist nicht mehr auf der Warteliste von { $table } ({ $place }): Du bist { $until } für die Tische dort gesperrt.
waiting-given-up = Du hast an { $table } ({ $place }) ausgesetzt, während andere warten. Dein Platz ist weg, deine Chips sind ausgezahlt. `/table wait` stellt dich wieder an.
not-waiting-anywhere = Du bist hier auf keiner Warteliste. Mit `/table wait` stellst du dich an.

## Changing the seat

done-seat = Du sitzt jetzt auf Platz { $seat }.
done-seat-later = Nach dieser Hand wechselst du auf Platz { $seat }. Zum Abbrechen wähl deinen jetzigen Platz.
done-seat-stays = Du bleibst auf Platz { $seat }.
done-seat-blinds = Dort giltst du als neu: Karten bekommst du, wenn du Big Blind bist.
done-seat-posts = Dort zahlst du einen Big Blind und bekommst gleich Karten, sofern die Regeln es erlauben.

## Refused

denial-not_private = An diesen Tisch dürfen sich alle setzen, eine Einladung braucht es nicht. Anpingen kannst du Mitglieder mit `/table invite`.
denial-not_owner = Der Host entscheidet, wer an diesem privaten Tisch sitzen darf. Bitte ihn darum.
denial-not_host = Einladen darf nur, wer hier sitzt oder Host ist. Du kannst für { $buy_in } Platz nehmen.
denial-not_guest = Dieses Mitglied ist nicht an diesen Tisch eingeladen. Einladen kannst du mit `/table invite`.
denial-guests_full = Mehr Einladungen gehen an diesem Tisch nicht. Nimm erst eine zurück: `/table uninvite`.
denial-not_invited = Dieser Tisch ist privat: Platz nehmen dürfen der Host, Eingeladene und wer die Rolle dafür hat. Bitte den Host um eine Einladung oder such mit `/table list` einen anderen Tisch.
denial-waiting_first = Auf diesen Platz warten andere. Mit `/table wait` stellst du dich an.
denial-seat_free = Du musst nicht warten, es ist ein Platz frei. Nimm ihn am Tisch mit *Platz nehmen* oder mit `/table sit`.
denial-list_full = Die Warteliste ist voll. Such mit `/table list` einen anderen Tisch oder versuch es später noch einmal.
denial-not_listed = Du bist nicht auf der Warteliste dieses Tisches. Mit `/table wait` stellst du dich an.

## Who sits down to a game for the first time

first-title = **Zum ersten Mal bei { $game }?** In Kürze:
first-razz = - Die niedrigsten fünf deiner sieben Karten gewinnen; Asse sind niedrig, Paare sind schlecht. Am besten ist 5-4-3-2-A.
first-five-card-draw = - Die höchsten fünf Karten gewinnen. Einmal pro Hand kannst du Karten abwerfen und neue bekommen.
first-ace-to-five-triple-draw = - Die niedrigsten fünf Karten gewinnen; Asse sind niedrig. Dreimal pro Hand kannst du Karten abwerfen und neue bekommen. Am besten ist 5-4-3-2-A.
first-deuce-to-seven-triple-draw = - Die niedrigsten fünf Karten gewinnen; Asse sind hoch, Straßen und Flushes sind schlecht. Dreimal pro Hand kannst du Karten abwerfen und neue bekommen. Am besten ist 7-5-4-3-2.
first-deuce-to-seven-single-draw = - Die niedrigsten fünf Karten gewinnen; Asse sind hoch, Straßen und Flushes sind schlecht. Einmal pro Hand kannst du Karten abwerfen und neue bekommen. Am besten ist 7-5-4-3-2.
first-badugi = - Vier verschiedene Werte in vier Farben gewinnen, je niedriger, desto besser. { $draws ->
    [1] Einmal
   *[other] Dreimal
} pro Hand kannst du Karten abwerfen und neue bekommen. Am besten ist 4-3-2-A.
first-seven-card-stud = - Die besten fünf deiner sieben Karten zählen: Paare, Straßen, Flushes. Vier liegen offen für alle.
first-deuce-to-seven-razz = - Die niedrigsten fünf deiner sieben Karten gewinnen; Asse sind hoch, Paare, Straßen und Flushes sind schlecht. Am besten ist 7-5-4-3-2.
first-ace-to-five-single-draw = - Die niedrigsten fünf Karten gewinnen; Asse sind niedrig. Einmal pro Hand kannst du Karten abwerfen und neue bekommen. Am besten ist 5-4-3-2-A.
first-stud-hi-lo = - Eine Hälfte des Pots geht an die höchsten fünf deiner sieben Karten, die andere an die { $qualifier ->
    [none] niedrigsten
   *[other] niedrigsten, keine über Acht
}. Du kannst beide gewinnen, auch mit verschiedenen Karten. Vier liegen offen für alle.
first-badacey = - Eine Hälfte des Pots geht an die niedrigsten fünf Karten, die andere an den besten Badugi darin: bis zu vier Karten, verschieden in Wert und Farbe. Asse sind niedrig. Dreimal pro Hand kannst du Karten abwerfen und neue bekommen.
first-badeucey = - Eine Hälfte des Pots geht an die niedrigsten fünf Karten, die andere an den besten Badugi darin: bis zu vier Karten, verschieden in Wert und Farbe. Asse sind hoch, Straßen und Flushes sind schlecht. Dreimal pro Hand kannst du Karten abwerfen und neue bekommen.
first-limit-holdem = - Du bekommst zwei verdeckte Karten. Aufs Board kommen fünf für alle: drei am Flop, dann Turn und River. Die höchsten fünf deiner sieben Karten gewinnen, mit zwei, einer oder keiner eigenen.
first-holdem = - Du bekommst zwei verdeckte Karten. Aufs Board kommen fünf für alle: drei am Flop, dann Turn und River. Die höchsten fünf deiner sieben Karten gewinnen, mit zwei, einer oder keiner eigenen.
first-omaha = - Du bekommst vier verdeckte Karten. Aufs Board kommen fünf für alle: drei am Flop, dann Turn und River. Die höchsten fünf Karten gewinnen, immer zwei eigene und drei vom Board.
first-omaha-hi-lo = - Du bekommst vier verdeckte Karten. Aufs Board kommen fünf für alle: drei am Flop, dann Turn und River. Eine Hälfte des Pots geht an die höchsten fünf Karten, die andere an die { $qualifier ->
    [none] niedrigsten
   *[other] niedrigsten, keine über Acht
}: jedes Mal zwei eigene und drei vom Board. Du kannst beide gewinnen, auch mit verschiedenen Karten.
first-five-card-omaha = - Du bekommst fünf verdeckte Karten. Aufs Board kommen fünf für alle: drei am Flop, dann Turn und River. Die höchsten fünf Karten gewinnen, immer zwei eigene und drei vom Board.
first-big-o = - Du bekommst fünf verdeckte Karten. Aufs Board kommen fünf für alle: drei am Flop, dann Turn und River. Eine Hälfte des Pots geht an die höchsten fünf Karten, die andere an die { $qualifier ->
    [none] niedrigsten
   *[other] niedrigsten, keine über Acht
}: jedes Mal zwei eigene und drei vom Board. Du kannst beide gewinnen, auch mit verschiedenen Karten.
first-cards = - *{ $cards }* am Tisch zeigt dir deine Karten jederzeit, nur dir; ist es nicht offen, kommen sie per DM.
first-cards-closed = - Ich kann dir keine DMs schicken: *{ $cards }* am Tisch zeigt dir deine Karten, nur dir.
first-turn = - Bist du dran, stehen am Tisch alle Aktionen als Knöpfe. Du hast { $seconds } Sekunden; { $draws ->
    [0] danach wird für dich gecheckt oder gefoldet.
   *[other] danach wird für dich gecheckt oder gefoldet, beim Draw bleibst du pat.
} Läuft deine Zeit zweimal in Folge ab, setzt du aus.
first-turn-slow = - Bist du dran, stehen am Tisch alle Aktionen als Knöpfe. Du hast { $hours } Stunden; { $draws ->
    [0] danach wird für dich gecheckt oder gefoldet.
   *[other] danach wird für dich gecheckt oder gefoldet, beim Draw bleibst du pat.
} Läuft deine Zeit zweimal in Folge ab, setzt du aus.
first-leave = - *{ $menu }* am Tisch: Mit *{ $sitout }* machst du Pause, mit *{ $leave }* gehen deine Chips zurück aufs Konto. Mehr dazu: `/rules`.

gone-channel = { $table } ist geschlossen: Der Thread oder Kanal wurde gelöscht.
gone-server = { $table } ist geschlossen: Ich wurde vom Server entfernt.
gone-undone = Hand { $number } ist annulliert: Alle Einsätze gingen zurück.
gone-paid-out = { $amount ->
    [one] Dein Chip ist
   *[other] Deine { $amount } Chips sind
} wieder auf deinem Konto.
gone-off-table = Das Turnier geht an einem anderen Tisch weiter. Dort wirst du angepingt; in deinem Stack { $amount ->
    [one] ist { $amount } Chip
   *[other] sind { $amount } Chips
}.
