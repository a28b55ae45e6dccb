# Orchard in French.

# Nouns of numbers: mise, manche, arbre, fruit, carte

edition-standard = Tout ce que cet exemple contient.
    .label = Standard
option-length = Combien de manches sont jouées.
    .label = Durée
option-length-short = Douze manches sont jouées.
    .label = Courte
option-length-long = Seize manches sont jouées.
    .label = Longue

work-plant = Planter
work-pick = Cueillir

group-order = Ordre

command-seal-order =
    { $work ->
        [plant] Planter un arbre
       *[pick] Cueillir les fruits de vos arbres
    } { $bid ->
        [0] et ne rien miser pour la carte bonus.
        [1] et miser 1 fruit pour la carte bonus.
       *[other] et miser { $bid } fruits pour la carte bonus.
    }
    .label =
        { $work ->
            [plant] Planter
           *[pick] Cueillir
        }, { $bid ->
            [0] sans mise
           *[other] mise de { $bid }
        }

decision-seal-order = Choisissez votre travail de cette manche et votre mise pour la carte bonus de { $bonus ->
        [one] { $bonus } fruit
       *[other] { $bonus } fruits
    }.
    .label = Sceller un ordre
    .why = À chaque manche, chacun scelle un ordre ; tous sont révélés ensemble.
    .awaited = scelle un ordre
    .name = sceller un ordre

event-order-sealed = { $player } scelle un ordre.
    .label = Ordre scellé
event-own-order-sealed =
    { $player } scelle un ordre : { $work ->
        [plant] planter un arbre
       *[pick] cueillir
    }, mise de { $bid ->
        [one] { $bid } fruit
       *[other] { $bid } fruits
    }.
    .label = Ordre scellé
event-orders-revealed =
    Tous les ordres sont révélés. { $harvests }. { $winners ->
        [0] Personne ne gagne la carte bonus.
       *[other] { $winner } gagne la carte bonus.
    }
    .label = Ordres révélés
harvest = { $player } { $planted ->
        [0] cueille { $picked ->
            [one] { $picked } fruit
           *[other] { $picked } fruits
        }
        [1] plante un arbre
       *[other] plante { $planted } arbres
    }
event-bonus-turned-up = La manche { $round } commence avec une carte bonus de { $bonus ->
        [one] { $bonus } fruit
       *[other] { $bonus } fruits
    }.
    .label = Manche { $round }
event-game-ended = La partie est terminée.
    .label = Partie terminée

stop-orders-revealed = La suite dépend des ordres des autres joueurs, qui sont encore scellés.
    .label = Jusqu’à la révélation des ordres
stop-bonus-turned-up = La suite dépend de la prochaine carte bonus, qui est encore face cachée.
    .label = Jusqu’à la prochaine carte bonus

rejection-already-sealed = Vous avez déjà scellé votre ordre de cette manche.
    .label = Déjà scellé
rejection-bid-above-limit = Une mise est de { $most } fruits au plus.
    .label = Mise trop haute
rejection-bid-unaffordable = Vous ne pouvez pas miser plus que vos { $fruit } fruits.
    .label = Pas assez de fruits

status-running = Manche { $round } : la carte bonus vaut { $bonus ->
        [one] { $bonus } fruit
       *[other] { $bonus } fruits
    }.
    .label = Manche { $round }
status-over = La partie s’est terminée à la manche { $round }.
    .label = Partie terminée

component-bonus = Une carte bonus qui vaut { $fruit ->
        [one] { $fruit } fruit
       *[other] { $fruit } fruits
    }.
    .label = Carte bonus { $fruit }

score-total = Points
line-picked = Fruits cueillis sur vos arbres.
    .label = Fruits
line-bonuses = La somme de vos cartes bonus.
    .label = Cartes bonus
line-paid = Fruits payés pour vos cartes bonus.
    .label = Mises

picture-seat = { $trees ->
        [one] { $trees } arbre
       *[other] { $trees } arbres
    }, { $fruit ->
        [one] { $fruit } fruit
       *[other] { $fruit } fruits
    }, { $order }
picture-says-seat = { $player } : { $points }, { $seat }.
picture-order-open = pas encore d’ordre
picture-order-sealed = ordre scellé
