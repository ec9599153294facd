# Practice: house players, odds, guided hands.

house-player-1 = ⌂ Blaise
house-player-2 = ⌂ Sofia
house-player-3 = ⌂ Jakob
house-player-4 = ⌂ Emmy
house-player-5 = ⌂ Thomas
house-player-6 = ⌂ Mary
house-player-7 = ⌂ Pierre
house-player-8 = ⌂ Andrey
house-strength-novice = débutants
house-strength-regular = réguliers
house-strength-strong = joueurs forts

help-heading-practice = S'entraîner
command-practice = Jouer en solo contre des joueurs de la maison, en jetons sans valeur
command-practice-game = Le jeu à travailler (par défaut : Razz)
command-practice-strength = La force des joueurs de la maison (par défaut : réguliers)
command-practice-players = Combien de joueurs de la maison, de 1 à 4 (par défaut : 3)
command-odds = Voir les chances de chacun à chaque rue d'une main terminée
command-odds-hand = La table et la main, comme 7-12 (par défaut : ta dernière main)
command-learn = Une main guidée : chaque tour expliqué, avec tes propres cartes
command-learn-game = Le jeu à apprendre (par défaut : ta main guidée en cours, sinon le Razz)
command-table-open-practice = Une table d'entraînement : des joueurs de la maison te rejoignent, jetons sans valeur

practice-opened-seated = Ta table d'entraînement : { $channel }. Tu es à la place { $seat } avec { $amount } jetons d'entraînement, et des joueurs de la maison (⌂) te rejoignent : { $strength }. La première main part dans un instant. Ces jetons ne valent rien ailleurs, et tu en reçois de nouveaux dès que tu n'en as plus. Les donnes d'une table d'entraînement ne sont pas scellées.
practice-opened-alone = Ta table d'entraînement : { $channel }. Prends-y une place, et des joueurs de la maison te rejoignent.
practice-goes-on = Ta table d'entraînement est encore ouverte : { $channel }. Tu es à la place { $seat } avec { $amount ->
    [one] { $amount } jeton d'entraînement
   *[other] { $amount } jetons d'entraînement
}, face à des joueurs de la maison : { $strength }.
practice-done-leave = Tu as quitté { $table }. Les jetons d'entraînement y restent.
practice-done-leaving = Tu quittes { $table } après cette main, en check/fold automatique d'ici là. Les jetons d'entraînement y restent.
practice-done-kick = { $name } a quitté { $table }. Les jetons d'entraînement y restent.
practice-done-kicking = { $name } quitte { $table } à la fin de cette main, en check/fold automatique d'ici là. Les jetons d'entraînement y restent.
practice-kick-already-leaving = { $name } quitte déjà { $table }, à la fin de la main.
practice-denial-kicked = La modération t'a fait quitter cette table. Check/fold automatique jusqu'à la fin de la main.
practice-denial-already_leaving = Tu pars déjà, à la fin de cette main.
practice-denial-closed = Cette table est fermée. `/table list` montre les tables ouvertes.
practice-done-close = { $table } est fermée, et ses jetons d'entraînement ont disparu.
practice-done-closes-after-hand = { $table } ferme après cette main.
practice-done-close-void = { $table } est fermée. Sa dernière main a été annulée, et ses jetons d'entraînement ont disparu.
practice-closes-after-hand = La table ferme après cette main.
practice-leave-ask = { $amount ->
    [0] Tu es dans le coup en cours à { $table }.
    [one] Tu es dans le coup à { $table }, avec { $amount } jeton d'entraînement dans le pot.
   *[other] Tu es dans le coup à { $table }, avec { $amount } jetons d'entraînement dans le pot.
} Si tu pars maintenant, check/fold automatique jusqu'à la fin de la main. Quitter ?
practice-first-leave = - *{ $menu }* à la table : *{ $sitout }* vous met en pause, toi et les joueurs de la maison ; *{ $leave }* arrête tout. `/learn` explique chaque tour d'une main, `/rules` en dit plus.
fact-practice = entraînement ({ $strength })
closed-practice = Table fermée. Ses jetons d'entraînement ont disparu.
via-house = joueur de la maison
practice-note = Entraînement : les jetons ne comptent qu'à cette table. Joueurs de la maison (⌂) : { $strength }.

odds-title = **Chances de gain, main { $hand }** · { $game }
odds-street = **{ $street }** · { $chances }
odds-chance = { $name } { $percent } %
odds-chance-hidden = { $name } (cartes inconnues) { $percent } %
odds-chance-drew = { $chance } (a tiré { $count })
odds-chance-pat = { $chance } (servi)
odds-exact = Toutes les fins de coup possibles sont comptées.
odds-sampled = Calculé sur { $count } fins de coup tirées au hasard, à environ 1 % près.
odds-mixed = Quand il y a peu de fins de coup possibles, toutes sont comptées ; sinon, calculé sur { $count } tirées au hasard, à environ 1 % près.
odds-unknown = Tu ne connais pas les cartes jamais montrées : ces mains sont tirées au hasard ici.
odds-draws = Pour les tirages à venir, on suppose que chacun tire comme d'habitude : vers le meilleur low ou les meilleures paires, servi avec une bonne main.
odds-no-hand = Tu n'as pas encore de main terminée. Après la prochaine, `/odds` en montre les chances.
odds-not-yours = Pas de main terminée { $hand } où tu as reçu des cartes.
odds-nothing = Personne n'a ouvert dans la main { $hand } : il n'y a pas de chances à comparer.
odds-too-long = C'est trop long à calculer en ce moment. Réessaie dans une minute.
odds-busy = Je calcule encore ta demande précédente.

learn-begins = Ta main guidée ({ $game }) est à { $channel }. Appuie là-bas sur *{ $sit }* : des joueurs de la maison (⌂) te rejoignent, et je t'explique chacun de tes tours à la table, à toi uniquement. Les jetons servent à l'entraînement, et les donnes ne sont pas scellées.
learn-next = La prochaine main ({ $game }) à { $channel } est ta main guidée : je t'explique chacun de tes tours à la table, à toi uniquement.
learn-goes-on = Tu as déjà une main guidée à { $channel }. Continue là-bas ; `/learn` à la table montre où tu en es.
learn-waits = Rien à décider pour l'instant. Je te préviens quand c'est ton tour.
learn-not-yours = Cette main guidée n'est pas la tienne. `/learn` en lance une pour toi.
learn-over = Cette main guidée est terminée. `/learn` en lance une autre.
learn-ended-void = La main a été annulée et le pot rendu : la main guidée s'arrête ici. `/learn` en lance une autre.
learn-ended-gone = La main guidée à { $table } est terminée. `/learn` en lance une autre.

lesson-call = { $mention }, c'est ton tour dans ta main guidée. Appuie sur le bouton : je te l'explique, à toi uniquement.
lesson-title = **À toi de jouer** · { $street } · main { $number }
lesson-cards = Tes cartes : { $cards }
lesson-cards-open = { $count ->
    [one] Tes cartes cachées : { $down } ; ta carte visible : { $up }
   *[other] Tes cartes cachées : { $down } ; tes cartes visibles : { $up }
}
lesson-you-bring-in = { $card ->
    [split] Tu as la plus basse carte visible, donc le bring-in : paie { $amount }, ou complète à { $most }.
    [lowest] Tu as la plus basse carte visible, donc le bring-in : paie { $amount }, ou complète à { $most }. Les cartes basses gagnent le moins souvent, la plus basse paie donc pour lancer le coup.
   *[highest] Tu as la plus haute carte visible, donc le bring-in : paie { $amount }, ou complète à { $most }. Ce jeu se gagne au low, la pire carte paie donc pour lancer le coup.
}
lesson-bring-in-passed = Le joueur qui devait payer le bring-in est à tapis dès l'ante, c'est donc à toi : paie { $amount }, complète à { $most }, ou couche-toi.
lesson-they-brought-in = { $card ->
    [split] { $name } avait la plus basse carte visible et a payé le bring-in ({ $amount }).
    [lowest] { $name } avait la plus basse carte visible et a payé le bring-in ({ $amount }). Les cartes basses gagnent le moins souvent, la plus basse paie donc pour lancer le coup.
   *[highest] { $name } avait la plus haute carte visible et a payé le bring-in ({ $amount }). Ce jeu se gagne au low, la pire carte paie donc pour lancer le coup.
}
lesson-they-took-bring-in = Le joueur qui devait payer le bring-in est à tapis dès l'ante, { $name } l'a donc payé ({ $amount }).
lesson-first-to-act = { $board ->
    [highest] Le plus haut board parle en premier : { $name }.
   *[lowest] Le plus petit board parle en premier : { $name }.
}
lesson-you-first = { $board ->
    [highest] Tu as le plus haut board : tu parles en premier.
   *[lowest] Tu as le plus petit board : tu parles en premier.
}
lesson-low-need = { $good ->
    [0] Aucune de tes cartes n'est un huit ou moins pour l'instant. Il t'en faut cinq différentes.
    [one] Tu as l'une des cinq cartes basses qu'il te faut : valeurs différentes, huit ou moins.
   *[other] Tu as { $good } des cinq cartes basses qu'il te faut : valeurs différentes, huit ou moins. Une paire compte une fois.
}
lesson-low-half-need = { $good ->
    [0] Pour la moitié low, il faut cinq cartes différentes, huit ou moins. Tu n'en as encore aucune.
    [one] Pour la moitié low, tu as l'une des cinq cartes qu'il faut : valeurs différentes, huit ou moins.
   *[other] Pour la moitié low, tu as { $good } des cinq cartes qu'il faut : valeurs différentes, huit ou moins. Une paire compte une fois.
}
lesson-holding = Pour l'instant, tu as : { $holding }.
lesson-dead = { $gone ->
    [0] Sur les { $wanted } cartes qui t'aident, aucune n'est sortie chez les autres.
    [one] Sur les { $wanted } cartes qui t'aident, { $gone } est sortie chez un autre : elle ne viendra plus.
   *[other] Sur les { $wanted } cartes qui t'aident, { $gone } sont sorties chez les autres : elles ne viendront plus.
}
lesson-board = { $name } montre { $cards } : { $good ->
    [0] aucune carte basse
    [one] { $good } carte basse
   *[other] { $good } cartes basses
}
lesson-board-open = { $name } montre { $cards }
lesson-boards-why = { $board ->
    [split] Compare leurs boards au tien : des cartes basses de valeurs différentes visent la moitié low, des paires et des cartes hautes la moitié high. Une main qui peut gagner les deux vaut le plus.
    [highest] Compare leurs boards au tien : une paire ou des cartes plus hautes sont devant, tant que tu ne les rattrapes pas.
   *[lowest] Compare leurs boards au tien : des cartes hautes ou une paire ont du retard à rattraper.
}
lesson-keep = Tu gardes { $cards }, tu jettes le reste.
lesson-keep-all = Cette main est assez bonne pour rester servi.
lesson-drew = { $name } { $count ->
    [0] annonce servi : sa main est déjà faite
    [one] a tiré { $count } carte : il lui en manquait une
   *[other] a tiré { $count } cartes : sa main était loin d'être faite
}
lesson-blinds = Les blindes sont postées, et { $rivals ->
    [one] il reste { $rivals } adversaire.
   *[other] il reste { $rivals } adversaires.
}
lesson-place = { $place ->
    [small] Tu es à la petite blinde.
    [big] Tu es à la grosse blinde.
    [both] Tu as le bouton et la petite blinde.
   *[button] Tu as le bouton.
}
lesson-order-later = { $order ->
    [first] À partir du flop, tu parles en premier : les autres voient ce que tu fais avant de décider.
    [last] À partir du flop, tu parles en dernier : tu vois ce que font tous les autres avant de décider.
   *[between] À partir du flop, tu parles entre les autres : avant toi { $before }, après toi { $after }.
}
lesson-order = { $order ->
    [first] Tu parles en premier : les autres voient ce que tu fais avant de décider.
    [last] Tu parles en dernier : tu vois ce que font tous les autres avant de décider.
   *[between] Tu parles entre les autres : avant toi { $before }, après toi { $after }.
}
lesson-start = Préflop : { $parts }.
lesson-start-suits = { $suits ->
    [suited] assorties
    [single] single suited
   *[double] double suited
}
lesson-start-straight = { $count } cartes pour une même quinte
lesson-two-and-three = { $pot ->
    [split] À partir du flop, chaque moitié prend exactement deux de tes cartes et trois du board. High et low peuvent en prendre des différentes.
   *[whole] À partir du flop, ta main prend exactement deux de tes cartes et trois du board.
}
lesson-plays = { $half ->
    [high] High : { $cards } avec { $board }.
    [low] Low : { $cards } avec { $board }.
   *[whole] Deux et trois : { $cards } avec { $board }.
}
lesson-everyones = { $half ->
    [high] Ta main high est au board : tout le monde a au moins ça.
   *[whole] C'est au board : tout le monde a au moins ça.
}
lesson-unbeaten = { $half ->
    [both] Pour l'instant, personne ne peut avoir une meilleure main high ni un meilleur low.
    [high] Pour l'instant, personne ne peut avoir une meilleure main high.
    [low] Pour l'instant, personne ne peut avoir un meilleur low.
   *[whole] Ce sont les nuts : pour l'instant, personne ne peut avoir mieux.
}
lesson-outs = { $half ->
    [high] { $count ->
        [one] Tu as { $count } out, une carte qui améliore ta main high à la prochaine rue : { $made }.
       *[other] Tu as { $count } outs, des cartes qui améliorent ta main high à la prochaine rue : { $made }.
    }
   *[whole] { $count ->
        [one] Tu as { $count } out, une carte qui améliore ta main à la prochaine rue : { $made }.
       *[other] Tu as { $count } outs, des cartes qui améliorent ta main à la prochaine rue : { $made }.
    }
}
lesson-outs-kind = { $kind ->
    [pair] { $count } pour la top paire
    [two_pair] { $count } pour deux paires
    [trips] { $count } pour un brelan
    [straight] { $count } pour une quinte
    [flush] { $count } pour une couleur
    [full_house] { $count } pour un full
    [quads] { $count } pour un carré
   *[straight_flush] { $count } pour une quinte flush
}
lesson-low-start = { $count ->
    [0] Pour la moitié low, tu n'as aucune carte jusqu'au huit. Il en faut deux.
    [one] Pour la moitié low, tu as une valeur jusqu'au huit. Il en faut deux.
   *[other] Pour la moitié low, tu as { $count } valeurs jusqu'au huit. Deux doivent jouer.
}
lesson-low-board = Un low demande trois valeurs différentes jusqu'au huit au board. Pour l'instant, il y en a { $count ->
    [0] zéro
    [one] une
   *[other] { $count }
}.
lesson-no-low = Aucun low n'est possible : il faut trois valeurs différentes jusqu'au huit au board, et { $count ->
    [0] il n'y en a aucune
    [one] il n'y en a qu'une
   *[other] il n'y en a que { $count }
}. Tout le pot va à la main high.
lesson-low-live = { $count ->
    [0] Tu n'as aucune valeur jusqu'au huit qui ne soit pas aussi au board. Un low prend deux de tes cartes.
    [one] Tu as une valeur jusqu'au huit qui n'est pas au board. Un low prend deux de tes cartes.
   *[other] Tu as { $count } valeurs jusqu'au huit qui ne sont pas au board. Un low prend deux de tes cartes.
}
lesson-low-outs = { $count ->
    [one] { $count } carte te donnerait un low à la prochaine rue.
   *[other] { $count } cartes te donneraient un low à la prochaine rue.
}
lesson-counterfeit = { $count ->
    [one] Contrefaite : { $cards }. Cette valeur est aussi au board, elle aide donc le low de tout le monde.
   *[other] Contrefaites : { $cards }. Ces valeurs sont aussi au board, elles aident donc le low de tout le monde.
}
lesson-price = Rester dans le coup coûte { $cost } pour un pot de { $pot } : c'est rentable si tu gagnes plus de { $price } % du temps.
lesson-price-all = Rester dans le coup coûte { $cost }. Si tout le monde suit, le pot est de { $pot } : c'est rentable si tu en gagnes plus de { $price } %.
lesson-price-short = Suivre prend tout ton tapis, { $cost }, et peut te rapporter { $pot } : c'est rentable si tu gagnes plus de { $price } % du temps.
lesson-free = Rester dans le coup est gratuit.
lesson-share = { $share ->
    [0] Contre leurs mains possibles, tu ne gagnes presque rien du pot ; une part égale serait de { $fair } %.
   *[other] Contre leurs mains possibles, tu gagnes environ { $share } % du pot ; une part égale serait de { $fair } %.
}
lesson-advice-bring_in = **Le bon choix : payer juste le bring-in.** Ta main ne veut pas d'un plus gros pot.
lesson-advice-complete = **Le bon choix : compléter.** Tu gagnes plus que ta part du pot : fais-le grossir maintenant.
lesson-advice-check = **Le bon choix : checker.** C'est gratuit, et seules de meilleures mains suivraient ta { $more ->
    [raise] relance
   *[bet] mise
}.
lesson-advice-check-ahead = **Le bon choix : checker.** C'est gratuit, et tu n'es pas assez devant pour { $more ->
    [raise] relancer
   *[bet] miser
}.
lesson-advice-bet = **Le bon choix : miser.** Ta main est assez souvent devant pour faire grossir le pot.
lesson-advice-call = **Le bon choix : suivre.** Ta part du pot le justifie, mais pas une relance.
lesson-advice-raise = **Le bon choix : relancer.** Tu gagnes bien plus que ta part du pot : fais-les payer.
lesson-advice-fold = **Le bon choix : se coucher.** Tu ne gagnes pas assez du pot pour que suivre soit rentable. Se coucher tôt, c'est presque tout l'art du jeu.
lesson-advice-fold-early = **Le bon choix : se coucher.** Le prix suffirait, mais tu as moins qu'une part égale, et l'essentiel des mises reste à venir.
lesson-advice-size = Une bonne taille : en tout { $amount }. À la table, tu peux en choisir une autre.
lesson-advice-draw = **Le bon choix : tirer { $count }.** Jette { $cards }.
lesson-advice-pat = **Le bon choix : rester servi.** Garde toutes tes cartes.
lesson-how = Appuie sur ce que tu veux faire, ici ou à la table.
lesson-button-advised = Tirer { $count } comme conseillé
lesson-button-explain = Expliquer mon tour
lesson-button-again = Réexpliquer
lesson-button-more = Autre main guidée
lesson-done = { $what } Je te préviens quand c'est de nouveau ton tour.
lesson-summary-won = { $amount ->
    [one] **La main est finie : tu as gagné { $amount } jeton.**
   *[other] **La main est finie : tu as gagné { $amount } jetons.**
}
lesson-summary-lost = { $amount ->
    [one] **La main est finie : tu as perdu { $amount } jeton.**
   *[other] **La main est finie : tu as perdu { $amount } jetons.**
}
lesson-summary-even = **La main est finie, sans gain ni perte.**
lesson-summary-folded = Ta main est couchée : elle ne t'a rien coûté de plus. La plupart des mains se couchent tôt.
lesson-summary-uncontested = Le pot s'est gagné sans abattage : aucune carte n'a été montrée.
lesson-summary-shown = { $whose ->
    [own] Tu as montré : { $holding }.
   *[other] { $name } a montré : { $holding }.
}
lesson-next = Et maintenant : joue ici autant que tu veux, regarde les chances de chacun dans cette main avec `/odds`, lis `/rules`, ou apprends un autre jeu avec `/learn`.
