# Entraînement : joueurs maison, chances, mains guidées.

house-player-1 = ⌂ Blaise
house-player-2 = ⌂ Sofia
house-player-3 = ⌂ Jakob
house-player-4 = ⌂ Emmy
house-player-5 = ⌂ Thomas
house-player-6 = ⌂ Mary
house-player-7 = ⌂ Pierre
house-player-8 = ⌂ Andrey
house-strength-novice = débutants
house-strength-regular = habitués
house-strength-strong = joueurs forts

help-heading-practice = S'entraîner
command-practice = Jouer en solo contre des joueurs de la maison, en jetons sans valeur
command-practice-game = Que pratiquer ; le Razz si tu l'omets
command-practice-strength = La force des joueurs maison ; des habitués si tu l'omets
command-practice-players = Combien de joueurs maison s'asseyent (1 à 4 ; 3 si tu l'omets)
command-odds = Les chances de gagner à chaque étape d'une main terminée
command-odds-hand = Ta dernière main, ou son id comme 7-12
command-learn = Une première main guidée : chaque tour expliqué, avec tes propres cartes
command-learn-game = Qu'apprendre ; sans cela la main guidée continue, ou le Razz commence
command-table-open-practice = Des joueurs maison s'asseyent, et les jetons ne servent qu'à s'entraîner

practice-opened-seated = Ta table d'entraînement est { $channel }. Tu es à la place { $seat } avec { $amount } jetons d'entraînement, et des joueurs maison (⌂) te rejoignent : { $strength }. La première main est donnée dans un instant. Ces jetons ne valent rien ailleurs ; il y en a de nouveaux dès que tu n'en as plus. Les donnes d'une table d'entraînement ne sont pas scellées.
practice-opened-alone = Ta table d'entraînement est { $channel }. Prends-y une place, et des joueurs maison te rejoignent.
practice-goes-on = Ta table d'entraînement est encore ouverte : { $channel }. Tu es à la place { $seat } avec { $amount ->
    [one] { $amount } jeton d'entraînement
   *[other] { $amount } jetons d'entraînement
}, et des joueurs maison jouent avec toi : { $strength }.
practice-done-leave = Tu as quitté { $table }. Ses jetons d'entraînement y restent.
practice-done-leaving = Tu quittes { $table } après cette main, et ses jetons d'entraînement y restent. D'ici là, tu fais parole là où c'est gratuit et te couches sinon.
practice-done-kick = { $name } a quitté { $table }. Ses jetons d'entraînement y restent.
practice-done-kicking = { $name } quitte { $table } à la fin de cette main, et ses jetons d'entraînement y restent. D'ici là, chaque tour est une parole là où c'est gratuit et sinon un coucher.
practice-kick-already-leaving = { $name } est déjà retiré de { $table }, et part à la fin de la main.
practice-denial-kicked = Un modérateur t'a retiré de cette table : tu pars à la fin de cette main. D'ici là, tu fais parole là où c'est gratuit et te couches sinon.
practice-denial-already_leaving = Tu pars déjà, dès la fin de cette main.
practice-denial-closed = Cette table est fermée. `/table list` montre celles qui sont ouvertes.
practice-done-close = { $table } est fermée, et ses jetons d'entraînement ont disparu.
practice-done-closing = { $table } ferme après cette main.
practice-done-close-void = { $table } est fermée. Sa dernière main a été annulée, et ses jetons d'entraînement ont disparu.
practice-closing = La table ferme après cette main.
practice-leave-ask = { $amount ->
    [0] Tu es dans la main en cours à { $table }.
    [one] Tu es dans la main à { $table }, avec { $amount } jeton d'entraînement à toi dans le pot.
   *[other] Tu es dans la main à { $table }, avec { $amount } jetons d'entraînement à toi dans le pot.
} Si tu pars maintenant, tu fais parole là où c'est gratuit et te couches sinon. Quitter ?
practice-first-leave = - *{ $menu }* à la table : *{ $sitout }* t'arrête, et les joueurs maison avec toi ; *{ $leave }* y met fin. `/learn` explique chaque tour d'une main, `/rules` en dit plus.
fact-practice = entraînement contre { $strength }
closed-practice = La table est fermée, et ses jetons d'entraînement ont disparu.
via-house = joueur maison
practice-note = Entraînement : les jetons sont propres à cette table et ne valent rien ailleurs. Joueurs maison (⌂) : { $strength }.

odds-title = **Chances dans la main { $hand }** · { $game }
odds-street = **{ $street }** · { $chances }
odds-chance = { $name } { $percent } %
odds-chance-hidden = { $name } (cartes inconnues) { $percent } %
odds-chance-drew = { $chance } (a tiré { $count })
odds-chance-pat = { $chance } (servi)
odds-exact = Toutes les fins de coup possibles sont comptées.
odds-sampled = Calculé sur { $count } fins de coup tirées au hasard, à environ 1 % près.
odds-mixed = Là où le reste avait peu de façons de tomber, toutes ont été comptées ; ailleurs, { $count } donnes ont été tirées, donc à un pour cent près.
odds-unknown = Tu ne connais pas les cartes qui n'ont jamais été montrées, ces mains sont donc données au hasard ici.
odds-draws = Aux tirages à venir, on suppose que chacun tire simplement : vers la meilleure main basse ou les meilleures paires, et reste servi avec une bonne main.
odds-no-hand = Tu n'as pas encore de main terminée. Après la prochaine, `/odds` en dit les chances.
odds-not-yours = Il n'y a pas de main terminée { $hand } où tu aies reçu des cartes.
odds-nothing = Dans la main { $hand }, il ne restait personne à affronter une fois les cartes données, il n'y a donc pas de chances à dire.
odds-too-long = Cela prend trop de temps à présent. Réessaie dans une minute.
odds-busy = Ta dernière question sur les chances se calcule encore.

learn-begins = Ta main guidée de { $game } est à { $channel }. Appuie là-bas sur *{ $sit }* : des joueurs maison (⌂) te rejoignent, et à la table je te dis, à toi seul, de quoi il s'agit à chacun de tes tours. Les jetons ne servent qu'à l'entraînement, et les donnes ne sont pas scellées.
learn-next = La prochaine main de { $game } à { $channel } est ta main guidée : à la table je te dis, à toi seul, de quoi il s'agit à chacun de tes tours.
learn-goes-on = Je te guide déjà dans une main à { $channel }. Continue là-bas ; `/learn` à la table dit où elle en est.
learn-waits = Rien à décider pour l'instant. Je parle quand c'est à toi.
learn-not-yours = Ce guide n'est pas pour toi. `/learn` en commence un à toi.
learn-over = Cette main guidée est finie. `/learn` en commence une autre.
learn-ended-void = La main a été annulée, chaque jeton rendu, le guide s'arrête donc ici. `/learn` en commence une autre.
learn-ended-gone = La main guidée à { $table } est finie. `/learn` en commence une autre.

lesson-call = { $mention }, c'est à toi dans ta main guidée. Appuie sur le bouton et je te dis, à toi seul, de quoi il s'agit.
lesson-title = **À toi de jouer** · { $street } · main { $number }
lesson-cards = Tes cartes : { $cards }
lesson-cards-open = Tes cartes : { $down ->
    [one] { $down } cachée
   *[other] { $down } cachées
}, { $up } à la vue de tous
lesson-you-bring-in = { $card ->
    [lowest] Tu as la plus basse carte visible, tu dois donc ouvrir : pose le bring-in de { $amount }, ou complète la mise à { $most }. Les cartes basses gagnent le moins souvent, la plus basse paie donc pour commencer.
   *[highest] Tu as la plus haute carte visible, tu dois donc ouvrir : pose le bring-in de { $amount }, ou complète la mise à { $most }. À ce jeu la main basse gagne, la pire carte paie donc pour commencer.
}
lesson-they-brought-in = { $card ->
    [lowest] { $name } avait la plus basse carte visible et a posé le bring-in de { $amount }. Les cartes basses gagnent le moins souvent, la plus basse paie donc pour commencer.
   *[highest] { $name } avait la plus haute carte visible et a posé le bring-in de { $amount }. À ce jeu la main basse gagne, la pire carte paie donc pour commencer.
}
lesson-first-to-act = { $board ->
    [highest] Désormais le jeu visible le plus haut parle le premier : c'est maintenant { $name }.
   *[lowest] Désormais le jeu visible le plus bas parle le premier : c'est maintenant { $name }.
}
lesson-you-first = { $board ->
    [highest] Tu as le jeu visible le plus haut, tu parles donc le premier.
   *[lowest] Tu as le jeu visible le plus bas, tu parles donc le premier.
}
lesson-low-need = { $good ->
    [0] Aucune de tes cartes n'est un huit ou plus bas encore. Il t'en faut cinq différentes.
    [one] { $good } des cinq cartes basses qu'il te faut est là : rangs différents, huit ou plus bas.
   *[other] { $good } des cinq cartes basses qu'il te faut sont là : rangs différents, huit ou plus bas. Une paire compte une fois.
}
lesson-holding = Pour l'instant, tu as : { $holding }.
lesson-dead = { $gone ->
    [0] Des { $wanted } cartes qui t'aident, aucune n'est sortie chez les autres.
    [one] Des { $wanted } cartes qui t'aident, { $gone } est sortie chez un autre : elle ne viendra plus.
   *[other] Des { $wanted } cartes qui t'aident, { $gone } sont sorties chez les autres : elles ne viendront plus.
}
lesson-board = { $name } montre { $cards } : { $good ->
    [0] rien de bas
    [one] { $good } carte basse
   *[other] { $good } cartes basses
}
lesson-board-open = { $name } montre { $cards }
lesson-boards-why = { $board ->
    [split] Compare leurs jeux visibles au tien : des cartes basses de rangs différents visent la moitié basse, des paires et des cartes hautes la moitié haute. Une main qui peut gagner les deux vaut le plus.
    [highest] Compare leurs jeux visibles au tien : qui montre une paire ou des cartes plus hautes mène jusqu'à ce que tu le rattrapes.
   *[lowest] Compare leurs jeux visibles au tien : qui montre des cartes hautes ou une paire doit rattraper son retard.
}
lesson-keep = Tu gardes { $cards }, tu jettes le reste.
lesson-keep-all = Cette main est assez bonne pour ne plus tirer : tu resterais servi.
lesson-drew = { $name } { $count ->
    [0] annonce servi : sa main est déjà faite
    [one] a tiré { $count } carte : il lui en manquait une
   *[other] a tiré { $count } cartes : sa main est encore loin
}
lesson-blinds = Les blindes sont posées, et { $rivals ->
    [one] il reste { $rivals } adversaire.
   *[other] il reste { $rivals } adversaires.
}
lesson-price = Suivre coûte { $cost } pour un pot de { $pot } : c'est rentable si tu gagnes plus de { $price } % du temps.
lesson-free = Rester ne coûte rien.
lesson-share = { $share ->
    [0] Contre ce qu'ils peuvent avoir, tu ne gagnes presque rien du pot ; une part égale serait { $fair } %.
   *[other] Contre ce qu'ils peuvent avoir, tu gagnes environ { $share } % du pot ; une part égale serait { $fair } %.
}
lesson-advice-bring_in = **Le bon choix : payer juste le bring-in.** Ta main ne veut pas d'un plus gros pot.
lesson-advice-complete = **Un joueur sensé complète** : ta main vaut plus qu'une part égale, il faut donc plus de jetons tant que c'est le cas.
lesson-advice-check = **Le bon choix : checker.** C'est gratuit, et seules de meilleures mains suivraient ta mise.
lesson-advice-bet = **Un joueur sensé mise** : tu es devant assez souvent pour y mettre plus de jetons.
lesson-advice-call = **Le bon choix : suivre.** Ta part du pot le justifie, mais pas une relance.
lesson-advice-raise = **Un joueur sensé relance** : tu es bien au-dessus d'une part égale, fais-les payer.
lesson-advice-fold = **Le bon choix : se coucher.** Ta main vaut moins que sa part du pot. Se coucher tôt, c'est presque tout l'art du jeu.
lesson-advice-draw = **Le bon choix : tirer { $count }.** Jette { $cards }.
lesson-advice-pat = **Le bon choix : rester servi.** Garde toutes tes cartes.
lesson-how = Appuie sur ce que tu veux faire, ici ou à la table.
lesson-button-advised = Tirer { $count } comme conseillé
lesson-button-explain = Explique mon tour
lesson-button-again = Réexpliquer
lesson-button-more = Encore une main guidée
lesson-done = { $what } Je parle quand c'est de nouveau à toi.
lesson-summary-won = { $amount ->
    [one] **La main est finie : tu as gagné { $amount } jeton.**
   *[other] **La main est finie : tu as gagné { $amount } jetons.**
}
lesson-summary-lost = { $amount ->
    [one] **La main est finie : tu as perdu { $amount } jeton.**
   *[other] **La main est finie : tu as perdu { $amount } jetons.**
}
lesson-summary-even = **La main est finie, et tu as ce que tu avais au départ.**
lesson-summary-folded = Tu t'es couché, ce qui n'a plus rien coûté. La plupart des mains se couchent tôt.
lesson-summary-uncontested = Il ne restait personne pour suivre, aucune carte n'a donc été montrée.
lesson-summary-shown = { $name } a montré : { $holding }.
lesson-next = Et ensuite : continue de jouer ici autant que tu veux, demande à `/odds` les chances à chaque étape de cette main, lis `/rules`, ou apprends un autre jeu avec `/learn`.
