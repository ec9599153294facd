# Där det inte går att spela: varför, och vad som händer med spelarnas tid.

standstill-discord = Discord tar inte emot mina meddelanden just nu.
standstill-locked = Tråden { $place } är låst. En moderator kan låsa upp den.
standstill-permission = Jag saknar behörigheten { $permission } i { $place }.
standstill-refused = Discord låter mig inte skriva i { $place }.
standstill-record = Nästa giv går inte att protokollföra i { $place }, och utan det delas inga kort ut.
standstill-bulletin = **Här går det inte att spela förrän någon har åtgärdat det här.** Inga klockor går och ingen förlorar marker.
standstill-line = - **{ $name }**: { $reason }
standstill-more = { $count ->
    [one] - Ett bord till
   *[other] - { $count } bord till
}
standstill-letter = Just nu går det inte att spela vid **{ $name }** i { $server }: inga kort delas ut och inga klockor går. { $reason } Dina marker och kort är trygga, och du får tillbaka din tid när spelet fortsätter.
standstill-owner = Vid **{ $name }** i { $server } går det inte att spela förrän någon har åtgärdat det här. { $reason } Inga klockor går och ingen förlorar marker.
paused-impossible = Just nu går det inte att spela: inga kort delas ut och inga klockor går. { $reason }
paused-locked = Pausat: en moderator har låst tråden. Inga kort delas ut och inga klockor går; marker och kort är kvar som de är.
denial-paused-impossible = Just nu går det inte att spela vid det här bordet. { $reason } Dina marker och kort är trygga.
denial-paused-locked = En moderator har låst tråden, så bordet är pausat. Dina marker och kort är trygga.
no-hand-while-impossible = Inga kort delas ut så länge det inte går att spela. { $reason }
no-hand-while-locked = Inga kort delas ut förrän en moderator låser upp tråden.
tourney-standstill = ⏸️ Just nu går det inte att spela, och nivåklockan står stilla. { $reason }
health-standstill = **Här går det inte att spela:**
