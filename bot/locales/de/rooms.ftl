# Rund um das Spiel: zuschauen, einladen, auf einen Platz warten, ihn wechseln, wie ein Tisch heißt.

## Befehle

command-table-open-name = Wie der Tisch heißt; ohne Angabe nummeriert
command-table-open-private = Nur du, wen du einlädst und wer die Rolle hat, darf sich dort setzen
command-table-open-role = Wer diese Rolle hat, darf sich setzen, sonst nur du und wen du einlädst
command-table-watch = Einem Tisch zuschauen: wo er ist, und was Zuschauer sehen
command-table-rename = Einem deiner Tische einen anderen Namen geben
command-table-rename-name = Der neue Name; mit einem Buchstaben darin, und kein anderer Tisch hier heißt so
command-table-invite = Ein Mitglied an einen Tisch rufen; an einem privaten lässt es das Mitglied ein
command-table-invite-member = Wen du rufst
command-table-uninvite = Eine Einladung an deinen privaten Tisch zurücknehmen
command-table-uninvite-member = Wessen Einladung du zurücknimmst
command-table-wait = Auf die Warteliste eines vollen Tisches: kommst du dran, bekommst du den Platz
command-table-unwait = Die Warteliste eines Tisches verlassen
command-table-seat = Den Platz wechseln: zwischen zwei Händen sofort, sonst am Ende der Hand
command-table-seat-number = Der freie Platz, auf den du willst; dein eigener nimmt das zurück

## Namen der Tische

name-empty = Dieser Name zeigt nichts. Gib einen mit einem Buchstaben oder Emoji darin, etwa Freitagsrunde.
name-no-letter = Der Name eines Tisches braucht einen Buchstaben, etwa Freitagsrunde, oder nur Emojis: Zahlen stehen schon für Tische.
name-link = Der Name eines Tisches nimmt keinen Link. Wähle einen Namen wie Freitagsrunde.
name-taken = Ein anderer offener Tisch dieses Servers heißt schon „{ $text }“. Wähle einen anderen Namen.
done-rename = Der Tisch heißt jetzt { $table }.
renamed-later = Discord lässt einen Thread zweimal in 10 Minuten umbenennen: der Thread des Tisches folgt { $when }.
table-rename-forbidden = Umbenennen kann den Tisch nur, wem er gehört, oder ein Moderator dieses Raums.

## Zuschauen

table-watch-public =
    { $table } ist in { $channel }. Zuschauen darf jeder: du siehst offene Karten, Einsätze, Pots und was beim Showdown gezeigt wird, nie eine verdeckte Karte. Einen Platz brauchst du dafür nicht.
table-watch-private =
    { $table } ist in { $channel }. Der Tisch ist privat: setzen dürfen sich nur sein Besitzer, die Eingeladenen und wer seine Rolle hat. Wer den Ort sehen kann, darf zuschauen: offene Karten, Einsätze, Pots und was beim Showdown gezeigt wird, nie eine verdeckte Karte.
table-watch-locked = In den Thread von { $table } konnte ich dich nicht lassen. Ein Moderator, der Threads verwaltet, kann dich dort hinzufügen.
table-info-private = { $role ->
    [none] Privat: sein Besitzer und die Eingeladenen dürfen sich setzen
   *[other] Privat: sein Besitzer, die Eingeladenen und Mitglieder mit { $role } dürfen sich setzen
}
table-info-waiting = { $count ->
    [one] Warteliste: { $count } Spieler
   *[other] Warteliste: { $count } Spieler
}
fact-private = privat
private-role-everyone = Diese Rolle haben alle. Lass sie weg für einen Tisch, an den sich jeder setzen darf, oder nenn eine andere.
table-opened-private = Der Tisch ist offen: { $channel }. Setzen dürfen sich dort nur du und wen du einlässt: `/table invite` ruft ein Mitglied.
table-opened-private-seen = Der Tisch ist offen: { $channel }. Setzen dürfen sich dort nur du und wen du einlässt: `/table invite` ruft ein Mitglied. Einen privaten Thread darf ich hier nicht erstellen, also dürfen alle zuschauen, die diesen Ort sehen.

## Einladen

invitation = { $mention }, { $name } ruft dich an { $table }: { $game }. Drück am Tisch *Platz nehmen*, oder nimm hier `/table sit`.
invited = { $name } ist an { $table } gerufen.
invited-private = { $name } darf sich ab jetzt an { $table } setzen und ist dorthin gerufen.
invited-private-uncalled = { $name } darf sich ab jetzt an { $table } setzen. Du hast dieses Mitglied eben erst gerufen, also rufe ich nicht noch einmal.
invite-oneself = Das bist du. Nenn ein anderes Mitglied dieses Servers.
invite-bot = Bots spielen nicht. Nenn ein Mitglied dieses Servers.
invite-no-member = Das ist kein Mitglied dieses Servers. Nenn eines.
invite-blind = { $name } kann { $channel } nicht sehen, dort käme ein Ruf also nicht an. Eröffne einen Tisch in einem Kanal, den ihr beide seht.
invite-too-fast = Du hast gerade mehrere Mitglieder gerufen. Warte eine Minute, ehe du das nächste rufst.
invite-again = Du hast { $name } erst vor Kurzem gerufen. Dasselbe Mitglied darfst du nach 10 Minuten wieder rufen.
call-not-posted = Der Ruf ließ sich in { $channel } nicht posten: ich darf dort nicht schreiben, oder Discord antwortet nicht. Versuch es noch einmal, oder bitte einen Moderator, meine Berechtigungen dort anzusehen.
uninvited = { $name } ist nicht mehr an { $table } eingeladen. Wer dort schon sitzt, bleibt, bis er geht.

## Die Warteliste

button-wait = { $count ->
    [0] Warteliste
   *[other] Warteliste ({ $count })
}
button-unwait = Von der Liste gehen
done-wait = Du hast Platz { $place } auf der Warteliste von { $table }, mit einem Buy-in von { $amount }. Von deinem Konto geht noch nichts weg. Kommst du dran, bekommst du von selbst den Platz und wirst an den Tisch gerufen; wer dann nicht rechtzeitig handelt, steigt aus und setzt aus wie jeder andere. `/table wait` ändert das Buy-in, `/table unwait` verlässt die Liste.
done-unwait = Du bist nicht mehr auf der Warteliste von { $table }.
waiting-seated = { $mention }: du bist von der Warteliste von { $table } auf Platz { $seat } nachgerückt, mit { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
}. Die nächste Hand, in der du Karten bekommen kannst, ist deine. `/table leave` gibt den Platz auf.
waiting-closed = { $mention }: { $table } ist geschlossen, und damit die Warteliste. `/table list` zeigt die offenen Tische.
waiting-gone = { $table } ist geschlossen, weil es den Thread oder Kanal nicht mehr gibt, und damit die Warteliste. `/table list` zeigt die offenen Tische.
waiting-cannot-pay = Du kamst auf der Warteliste von { $table } ({ $place }) dran, aber dein Buy-in war nicht zu bekommen: auf deinem Konto sind zu wenige Chips, oder es ist eingefroren, oder du bist von den Tischen gesperrt. Du bist von der Liste genommen. `/wallet` zeigt, was du hast, und `/table wait` setzt dich wieder darauf.
waiting-barred = Du bist von der Warteliste von { $table } ({ $place }) genommen, denn dort darfst du dich nicht mehr setzen. Wem der Tisch gehört, kann dich einladen.
waiting-banned = Du bist von der Warteliste von { $table } ({ $place }) genommen: du bist { $until } von den Tischen dort gesperrt.
waiting-given-up = Du hast an { $table } ({ $place }) ausgesetzt, während andere auf einen Platz warten, also bekommt der Nächste deinen. Deine Chips sind ausgezahlt. `/table wait` setzt dich auf die Liste.
not-waiting-anywhere = Du bist hier auf keiner Warteliste. `/table wait` setzt dich auf eine.

## Den Platz wechseln

done-seat = Du sitzt jetzt auf Platz { $seat }.
done-seat-later = Du wechselst auf Platz { $seat }, wenn diese Hand endet. Die Nummer deines eigenen Platzes nimmt das zurück.
done-seat-stays = Du bleibst auf Platz { $seat }.
done-seat-blinds = Dort giltst du als neu: Karten bekommst du, wenn der Big Blind zu dir kommt.
done-seat-posts = Dort bringst du einen Big Blind, um gleich Karten zu bekommen, wo die Regeln es erlauben.

## Abgelehnt

denial-not_private = An diesen Tisch darf sich jeder setzen, also braucht niemand eine Einladung. `/table invite` ruft Mitglieder herbei.
denial-not_owner = Wer sich an diesen privaten Tisch setzen darf, bestimmt nur sein Besitzer. Frag ihn.
denial-not_host = Nur wer an diesem Tisch sitzt, oder wem er gehört, ruft andere herbei. Du kannst für { $buy_in } Platz nehmen.
denial-not_guest = Dieses Mitglied war nicht an diesen Tisch eingeladen. `/table invite` lädt ein.
denial-guests_full = So viele Mitglieder sind eingeladen, wie ein Tisch fasst. Nimm erst eine Einladung zurück mit `/table uninvite`.
denial-not_invited = Dieser Tisch ist privat: setzen dürfen sich sein Besitzer, die Eingeladenen und wer seine Rolle hat. Bitte den Besitzer um eine Einladung, oder finde einen anderen mit `/table list`.
denial-waiting_first = Auf diesen Platz warten andere. `/table wait` setzt dich auf die Warteliste.
denial-seat_free = Es gibt nichts zu warten: ein Platz ist frei. Nimm ihn am Tisch mit *Platz nehmen* oder mit `/table sit`.
denial-list_full = Die Warteliste ist voll. Finde einen anderen Tisch mit `/table list`, oder versuch es, wenn sie weitergerückt ist.
denial-not_listed = Du bist nicht auf der Warteliste dieses Tisches. `/table wait` setzt dich darauf.

## Wer sich zum ersten Mal an ein Spiel setzt

first-title = **Zum ersten Mal bei { $game }?** In Kürze:
first-razz = - Die niedrigsten fünf deiner sieben Karten gewinnen; Asse sind niedrig, Paare sind schlecht. Am besten ist 5-4-3-2-A.
first-five-card-draw = - Die höchsten fünf Karten gewinnen. Einmal in der Hand darfst du Karten wegwerfen und neue bekommen.
first-ace-to-five-triple-draw = - Die niedrigsten fünf Karten gewinnen; Asse sind niedrig. Dreimal darfst du Karten wegwerfen und neue bekommen. Am besten ist 5-4-3-2-A.
first-deuce-to-seven-triple-draw = - Die niedrigsten fünf Karten gewinnen; Asse sind hoch, Straßen und Flushes sind schlecht. Dreimal darfst du Karten wegwerfen und neue bekommen. Am besten ist 7-5-4-3-2.
first-deuce-to-seven-single-draw = - Die niedrigsten fünf Karten gewinnen; Asse sind hoch, Straßen und Flushes sind schlecht. Einmal darfst du Karten wegwerfen und neue bekommen. Am besten ist 7-5-4-3-2.
first-badugi = - Vier Karten von vier Werten in vier Farben gewinnen, je niedriger, desto besser. { $draws ->
    [1] Einmal darfst du
   *[other] Dreimal darfst du
} Karten wegwerfen und neue bekommen. Am besten ist 4-3-2-A.
first-seven-card-stud = - Die höchsten fünf deiner sieben Karten gewinnen: Paare, Straßen, Flushes. Vier davon liegen für alle offen.
first-deuce-to-seven-razz = - Die niedrigsten fünf deiner sieben Karten gewinnen; Asse sind hoch, Paare, Straßen und Flushes sind schlecht. Am besten ist 7-5-4-3-2.
first-ace-to-five-single-draw = - Die niedrigsten fünf Karten gewinnen; Asse sind niedrig. Einmal darfst du Karten wegwerfen und neue bekommen. Am besten ist 5-4-3-2-A.
first-stud-hi-lo = - Die Hälfte des Pots geht an die höchsten fünf deiner sieben Karten, die andere an die niedrigsten, höchstens eine Acht. Beide kannst du gewinnen, mit verschiedenen Karten. Vier davon liegen für alle offen.
first-badacey = - Die Hälfte des Pots geht an die niedrigsten fünf Karten, die andere an den besten Badugi darin: bis zu vier Karten von verschiedenem Wert und verschiedener Farbe. Asse sind niedrig. Dreimal darfst du Karten wegwerfen und neue bekommen.
first-badeucey = - Die Hälfte des Pots geht an die niedrigsten fünf Karten, die andere an den besten Badugi darin: bis zu vier Karten von verschiedenem Wert und verschiedener Farbe. Asse sind hoch, Straßen und Flushes sind schlecht. Dreimal darfst du Karten wegwerfen und neue bekommen.
first-cards = - Deine eigenen Karten kommen per Direktnachricht; *{ $cards }* am Tisch zeigt sie jederzeit, dir allein.
first-cards-closed = - Deine Direktnachrichten sind für mich zu: *{ $cards }* am Tisch zeigt deine Karten, dir allein.
first-turn = - Wenn du dran bist, hat der Tisch einen Knopf für alles, was du tun darfst. Du hast { $seconds } Sekunden; { $draws ->
    [0] danach wird für dich gecheckt, wo das nichts kostet, und sonst ausgestiegen.
   *[other] danach wird für dich gecheckt, wo das nichts kostet, im Tausch bleibst du pat, und sonst wird ausgestiegen.
} Wer zwei Züge hintereinander verpasst, setzt aus.
first-turn-slow = - Wenn du dran bist, hat der Tisch einen Knopf für alles, was du tun darfst. Du hast { $hours } Stunden; { $draws ->
    [0] danach wird für dich gecheckt, wo das nichts kostet, und sonst ausgestiegen.
   *[other] danach wird für dich gecheckt, wo das nichts kostet, im Tausch bleibst du pat, und sonst wird ausgestiegen.
} Wer zwei Züge hintereinander verpasst, setzt aus.
first-leave = - *{ $menu }* am Tisch: *{ $sitout }* lässt dich pausieren, *{ $leave }* zahlt deine Chips zurück auf dein Konto. `/rules` sagt mehr.

gone-channel = { $table } ist geschlossen: der Thread oder Kanal wurde gelöscht.
gone-server = { $table } ist geschlossen: ich wurde vom Server entfernt.
gone-undone = Hand { $number } ist rückgängig gemacht: jeder Chip ging zurück an den, der ihn gesetzt hat.
gone-paid-out = { $amount ->
    [one] Dein einer Chip ist
   *[other] Deine { $amount } Chips sind
} wieder auf deinem Konto.
gone-off-table = Das Turnier geht an einem anderen Tisch weiter; dort wirst du gerufen, mit { $amount ->
    [one] deinem einen Chip
   *[other] deinen { $amount } Chips
}.
