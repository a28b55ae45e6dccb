# Art Society in French.

# Nouns of numbers: mise, valeur, manche, tableau, bouclier, tuile, cadre, carte, type, case, décor, coin, pile

edition-1-0 = Les règles de la première édition.
    .label = Première édition
edition-1-1 = Les règles de la version 1.1 du livret.
    .label = Version 1.1
edition-fr = Les règles de l’édition française.
    .label = Édition française

genre-city-life = Scène urbaine
genre-portrait = Portrait
genre-still-life = Nature morte
genre-landscape = Paysage

frame-gold = Doré
frame-shell = Nacre
frame-wood = Bois
frame-black = Noir

phase-setup = Chaque joueur accroche un tableau de départ.
    .label = Mise en place
phase-auction = La personne qui tient le marteau choisit les piles des enchères.
    .label = Préparation des enchères
phase-bidding = Chaque joueur scelle une mise pour les tableaux des enchères.
    .label = Mises
phase-hanging = Les joueurs prennent des tableaux dans l’ordre de leurs mises, et les accrochent.
    .label = Choix et accrochage
phase-over = La partie est terminée.
    .label = Partie terminée

stage-waiting = En attente
stage-placing = Accrochage
stage-finished = Tour terminé

end-trigger-wall-full = un mur est complet
end-trigger-second-excess = une galerie a deux tableaux superflus
end-trigger-hands-empty = toutes les cartes Enchère sont jouées

# Names of things, as they stand in a sentence; the label stands alone. No "de" or "à" stands before a painting.
size = { $w }×{ $h }
painting = { $type ->
        [city_life] la scène urbaine
        [portrait] le portrait
        [still_life] la nature morte
       *[landscape] le paysage
    } { $size }
    .label = { $type ->
        [city_life] { genre-city-life }
        [portrait] { genre-portrait }
        [still_life] { genre-still-life }
       *[landscape] { genre-landscape }
    } { $size }
painting-framed = { $painting } au { $frame }
    .label = { $painting }, { $frame }
printed-frame = { $frame ->
        [gold] cadre doré
        [shell] cadre en nacre
        [wood] cadre en bois
       *[black] cadre noir
    }
decor = un décor { $size }
    .label = Décor { $size }
tile-at = { $tile } en { $cell }
decor-shields = { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }

# What a tile does at its place, joined to a list.
effect-frames = { $frame ->
        [gold] { $count ->
            [0] ne touche aucun cadre doré
            [one] touche 1 cadre doré
           *[other] touche { $count } cadres dorés
        }
        [shell] { $count ->
            [0] ne touche aucun cadre en nacre
            [one] touche 1 cadre en nacre
           *[other] touche { $count } cadres en nacre
        }
        [wood] { $count ->
            [0] ne touche aucun cadre en bois
            [one] touche 1 cadre en bois
           *[other] touche { $count } cadres en bois
        }
       *[black] { $count ->
            [0] ne touche aucun cadre noir
            [one] touche 1 cadre noir
           *[other] touche { $count } cadres noirs
        }
    }
effect-decor = rapporte un décor de { decor-shields } au plus
effect-decor-several = rapporte des décors de { decor-shields } au total
effect-faux-pas = { $count ->
        [one] fait une faute de goût avec 1 tableau de son genre
       *[other] fait une faute de goût avec { $count } tableaux de son genre
    }
effect-eyeline = se trouve dans la ligne de vue
effect-corners = { $count ->
        [one] couvre 1 coin
       *[other] couvre { $count } coins
    }
effect-full-wall = complète votre mur

group-bid = Votre mise
group-stack = Piles
group-take = Tableaux
group-hang = Accrocher
group-assistant = La tuile de l’assistant
group-decor = Décor
group-hold = Mettre de côté
group-museum = Échanger avec le musée
group-other = Autres choix

command-offer-stack = Proposer un tableau { $size } de valeur { $value } ; { $left ->
        [one] c’est le dernier de sa pile.
       *[other] sa pile compte { $left } tableaux.
    }
    .label = { $size }
command-place-bid = { $sealed ->
        [0] Sceller une mise de { $card }.
       *[other] Remplacer votre mise scellée de { $sealed } par une mise de { $card }.
    }
    .label = Miser { $card }
command-take-painting = Prendre { $painting } : { $frame }, valeur { $value }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au prestige actuel de son genre.{ $fits ->
        [yes] {""}
       *[no] {" "}Il n’y a pas de place pour ce tableau sur votre mur pour l’instant.
    }
    .label = { $name }
command-hang-painting = Accrocher { $painting } en { $cell }{ $count ->
        [0] .
       *[other] {" "}: { $effects }.
    }
    .label = { $cell }
command-hold-painting = Confier { $painting } à votre assistant jusqu’à une manche suivante.
    .label = Confier à l’assistant
command-hang-assistant-tile = Accrocher { $tile } de votre assistant en { $cell }{ $count ->
        [0] .
       *[other] {" "}: { $effects }.
    }
    .label = { $cell } (assistant)
command-exchange-painting = Donner { $given } au musée et prendre { $received }, { $duty ->
        [hang] à accrocher aussitôt.
       *[hold] à accrocher ou à confier à votre assistant.
    }
    .label = { $name }
command-store-excess = Ranger { $painting } à côté de votre mur : cela coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin, et vous prenez un décor 1×1 si votre mur a une case vide.
    .label = Ranger à côté du mur
command-hang-decor = Accrocher { $tile } ({ decor-shields }) en { $cell }{ $count ->
        [0] .
       *[other] {" "}: { $effects }.
    }
    .label = { $size } en { $cell }
command-hold-decor = Confier { $tile } ({ decor-shields }) à votre assistant jusqu’à une manche suivante.
    .label = { $size } à l’assistant
command-free-decor = Échanger des décors de votre mur pour qu’{ $tile } ({ decor-shields }) retourne dans la réserve.
    .label = Libérer { $size }
command-forgo-decor = Renoncer au décor que vous pouvez encore prendre : { decor-shields }.
    .label = Renoncer au décor
command-take-down = { $count ->
        [0] Reprendre ce que vous avez confié à votre assistant cette manche, pour le placer à nouveau.
        [one] Décrocher la tuile de cette manche, pour la placer à nouveau.
       *[other] Décrocher vos { $count } tuiles de cette manche, pour les placer à nouveau.
    }
    .label = Décrocher
command-finish-turn = { $keeps ->
        [yes] Terminer votre tour. Votre assistant garde { $tile }.
       *[no] Terminer votre tour.
    }
    .label = Terminer le tour

decision-hang-starting-painting = Accrochez votre tableau de départ, { $painting }, sur une étoile au moins.
    .label = Accrocher { $name }
    .why = Avant la première manche, chacun accroche un tableau de départ.
    .awaited = accroche son tableau de départ
    .name = accrocher votre tableau de départ
decision-open-auction = Choisissez { $count ->
        [one] encore { $count } pile
       *[other] encore { $count } piles
    } pour les enchères de la manche { $round }.
    .label = Ouvrir les enchères
    .why = Vous tenez le marteau.
    .awaited = choisit les piles des enchères
    .name = choisir les piles de l’enchère
decision-place-bid = Scellez une mise. Sont aux enchères : { $paintings }.
    .label = Sceller une mise
    .why = Chacun mise une carte, et la plus haute mise prend un tableau en premier.
    .awaited = scelle une mise
    .name = sceller une mise
decision-take-painting = Prenez l’un de ces tableaux : { $paintings }.
    .label = Prendre un tableau
    .why = { $place ->
        [1] Votre mise de { $bid } est la plus haute.
       *[other] C’est au tour de votre mise de { $bid }.
    }
    .awaited = prend un tableau
    .name = prendre un tableau
decision-hang-painting = { $assistant ->
        [free] Accrochez { $painting } ou confiez ce tableau à votre assistant.
       *[full] Accrochez { $painting }.
    }
    .label = Accrocher { $name }
    .why = { $source ->
        [museum] Le musée vous a donné ce tableau.
       *[auction] Vous avez pris ce tableau avec votre mise de { $bid }.
    }
    .awaited = accroche un tableau
    .name = accrocher votre tableau
decision-resolve-no-space = Choisissez que faire : votre mur n’a pas de place pour { $painting }.
    .label = Pas de place pour { $name }
    .why = Vous avez pris ce tableau avec votre mise de { $bid }, et il lui faut une solution aussitôt.
    .awaited = cherche une solution pour un tableau sans place
    .name = régler le sort d’un tableau qui ne rentre nulle part
decision-place-decor = { $several ->
        [yes] Choisissez des décors de { decor-shields } au total, et placez-les un par un.
       *[no] Choisissez un décor de { decor-shields } au plus, à accrocher ou à confier à votre assistant.
    }
    .label = Placer le décor
    .why = { $cause ->
        [frames] Un tableau que vous avez accroché touche des cadres comme le sien.
        [excess] Vous avez rangé un tableau à côté de votre mur.
       *[both] Ce décor est votre gain de cette manche.
    }
    .awaited = place un décor
    .name = placer votre décor
decision-finish-turn = Accrochez { $tile } de votre assistant, ou terminez votre tour.
    .label = Terminer votre tour
    .why = Vos autres tuiles sont placées, et votre mur a encore de la place pour la tuile de l’assistant.
    .awaited = termine son tour
    .name = terminer votre tour

event-setup-finished = Tous les tableaux de départ sont accrochés. { $player } ouvre les premières enchères.
    .label = Mise en place terminée
event-auction-opened = { $player } ouvre les enchères de la manche { $round }.
    .label = Manche { $round }
event-stack-offered = Un tableau { $size } est proposé aux enchères.
    .label = { $size } aux enchères
event-paintings-revealed = Les tableaux des enchères sont révélés : { $paintings }.
    .label = Tableaux révélés
event-bid-sealed = { $player } scelle une mise.
    .label = Mise scellée
event-own-bid-sealed = { $player } scelle une mise de { $card }.
    .label = Mise scellée
event-bids-revealed = Toutes les mises sont révélées : { $first } prend en premier avec une mise de { $card }, puis { $others }.
    .label = Mises révélées
bid-of = { $player } avec une mise de { $card }
event-painting-taken = { $player } prend { $painting }.
    .label = Tableau pris
event-painting-hung = { $player } accroche { $painting } en { $cell }.
    .label = Tableau accroché
event-painting-held = { $player } confie { $painting } à l’assistant.
    .label = Tableau confié
event-assistant-tile-hung = { $player } accroche { $tile } de l’assistant en { $cell }.
    .label = Tuile de l’assistant accrochée
event-painting-exchanged = { $player } donne { $given } au musée et prend { $received }.
    .label = Tableau échangé
event-excess-stored = { $player } range { $painting } à côté du mur.
    .label = Tableau rangé
event-decor-earned = { $player } gagne { decor-shields } de décor.
    .label = Décor gagné
event-decor-hung = { $player } accroche { $tile } en { $cell }.
    .label = Décor accroché
event-decor-held = { $player } confie { $tile } à l’assistant.
    .label = Décor confié
event-decor-swapped = Des décors du mur { DE($player) } sont échangés pour libérer une taille : { $removed } contre { $hung }.
    .label = Décors échangés
event-decor-lost = { $player } perd le décor gagné qui reste sans place : { decor-shields }.
    .label = Décor perdu
event-decor-forgone = { $player } renonce au reste du décor gagné : { decor-shields }.
    .label = Décor refusé
event-turn-finished = { $player } termine son tour.
    .label = Tour terminé
event-taken-down = { $player } reprend ses tuiles de cette manche, pour les placer à nouveau.
    .label = Tuiles décrochées
event-museum-acquired = Le musée prend { $painting }. { $moves ->
        [yes] Le marqueur { $type } passe de la case { $from } à la case { $to }.
       *[no] Le marqueur { $type } reste sur la case { $to }.
    }
    .label = Musée
event-round-closed = La manche { $round } est terminée. Le marteau passe à { $player }.
    .label = Manche { $round } terminée
event-game-ended = La partie est terminée : { $reasons }.
    .label = Partie terminée

stop-paintings-revealed = La suite dépend des tableaux des enchères, qui sont encore face cachée.
    .label = Jusqu’à la révélation des tableaux
stop-bids-revealed = La suite dépend des mises des autres joueurs, qui sont encore scellées.
    .label = Jusqu’à la révélation des mises

rejection-no-auction-to-open = On ne prépare pas d’enchères en ce moment.
    .label = Pas d’enchères à ouvrir
rejection-not-auctioneer = Seul le commissaire-priseur choisit les piles.
    .label = Vous n’avez pas le marteau
rejection-somebody-still-hangs = Les enchères ne peuvent pas ouvrir : il reste des tuiles à placer.
    .label = Accrochage en cours
rejection-no-such-stack = Il n’y a pas de pile de tableaux { $size }.
    .label = Pile inconnue
rejection-stack-exhausted = La pile de tableaux { $size } n’a plus rien à proposer.
    .label = Pile épuisée
rejection-not-bidding = Ce n’est pas le moment de miser.
    .label = Pas de mise en ce moment
rejection-card-not-in-hand = La carte { $card } n’est pas dans votre main.
    .label = Carte absente de la main
rejection-bid-unchanged = Cette carte est déjà votre mise scellée.
    .label = Même mise
rejection-not-your-turn-to-take = Ce n’est pas à vous de prendre un tableau.
    .label = Pas votre tour
rejection-wait-for-no-space = Attendez que le tableau sans place trouve une solution.
    .label = Attendez
rejection-not-in-auction = Vous ne pouvez pas prendre { $painting } : ce tableau n’est pas aux enchères.
    .label = Pas aux enchères
rejection-no-painting-to-place = Vous n’avez pas de tableau à placer.
    .label = Pas de tableau à placer
rejection-decor-first = Placez d’abord le décor gagné.
    .label = Le décor d’abord
rejection-outside-wall = La tuile dépasserait du mur.
    .label = Hors du mur
rejection-overlaps = La tuile en recouvrirait une autre.
    .label = Case occupée
rejection-unattached = La tuile doit toucher une autre tuile par un côté.
    .label = Ne touche aucune tuile
rejection-not-on-star = Votre tableau de départ doit couvrir une étoile.
    .label = Aucune étoile couverte
rejection-starting-must-hang = Votre assistant ne peut pas prendre le tableau de départ. Accrochez-le.
    .label = Tableau de départ à accrocher
rejection-assistant-full = Votre assistant tient déjà une tuile.
    .label = Assistant occupé
rejection-assistant-empty = Votre assistant ne tient rien.
    .label = Assistant sans tuile
rejection-assistant-just-given = Votre assistant a reçu cette tuile cette manche. Vous pourrez l’accrocher dès la manche suivante.
    .label = Tuile confiée à l’instant
rejection-not-your-turn-to-hang = Ce n’est pas à vous d’accrocher.
    .label = Pas votre tour
rejection-painting-fits = Le tableau a de la place sur votre mur. Accrochez-le ou confiez-le à votre assistant.
    .label = Le tableau a de la place
rejection-not-in-museum = Vous ne pouvez pas obtenir { $painting } du musée.
    .label = Pas au musée
rejection-other-type = Le tableau du musée doit être du même genre que le vôtre.
    .label = Autre genre
rejection-exchange-does-not-fit = Le tableau du musée n’a pas de place sur votre mur non plus.
    .label = Pas de place
rejection-exchanged-must-hang = Le tableau du musée est à accrocher, et votre mur doit lui garder une place.
    .label = Tableau échangé à accrocher
rejection-exchange-possible = Le musée peut échanger ce tableau : vous ne pouvez donc pas le ranger.
    .label = Échange possible
rejection-no-decor-earned = Vous n’avez pas de décor gagné à placer.
    .label = Pas de décor gagné
rejection-decor-too-dear = Ce décor a plus de boucliers que vous ne pouvez encore en prendre : { decor-shields }.
    .label = Trop de boucliers
rejection-decor-gone = La réserve n’a plus de décor { $size }.
    .label = Taille épuisée
rejection-cannot-free = Vous ne pouvez pas libérer la taille de décor { $size } maintenant.
    .label = Taille impossible à libérer
rejection-decor-not-declinable = Vous ne pouvez pas renoncer au décor gagné.
    .label = Décor à placer
rejection-nothing-to-take-down = Vous n’avez rien à décrocher.
    .label = Rien à décrocher
rejection-turn-not-finished = Vous avez encore quelque chose à placer.
    .label = Tour non terminé

status-setup = Chacun accroche son tableau de départ.
    .label = Mise en place
status-auction = { $player } prépare les enchères de la manche { $round }.
    .label = Manche { $round }, enchères
status-bidding = Manche { $round } : chacun scelle une mise.
    .label = Manche { $round }, mises
status-hanging = Manche { $round } : chacun prend et accroche un tableau.
    .label = Manche { $round }, accrochage
status-over = { $count ->
        [one] La partie s’est terminée à la manche { $round }. { $winners } gagne avec { $points }.
       *[other] La partie s’est terminée à la manche { $round }. { $winners } partagent la victoire avec { $points }.
    }
    .label = { $count ->
        [one] { $winners } gagne
       *[other] { $winners } partagent la victoire
    }

component-painting = { $painting }, valeur { $value }.
component-starting-painting = { $painting }, un tableau de départ.
component-decor = Un décor { $size } avec { decor-shields }.
component-bid-card = La carte Enchère { $card }. Chacun en a une.
    .label = Mise { $card }
component-starting-bid = La mise de départ { $card }, sous la pile des mises ; la plus basse ouvre les premières enchères.
    .label = Mise de départ { $card }

score-total = Points
line-prestige = { $count ->
        [one] { $count } tableau
       *[other] { $count } tableaux
    } à { $each ->
        [one] { $each } point
       *[other] { $each } points
    }.{ $lost ->
        [0] {""}
        [one] {" "}1 autre tableau en faute de goût ne compte pas.
       *[other] {" "}{ $lost } autres tableaux en faute de goût ne comptent pas.
    }
    .label = { $type }
line-decor = { decor-shields } sur le mur, 1 point chacun.
    .label = Décor
line-eyeline = { $count ->
        [one] { $count } tableau
       *[other] { $count } tableaux
    } du genre le plus prestigieux dans la ligne de vue, { $each } points chacun.
    .label = Ligne de vue
line-full-wall = { $full ->
        [yes] Aucune case du mur n’est vide.
       *[no] Le mur a des cases vides.
    }
    .label = Mur complet
line-open-corners = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    } du mur sans tuile, −{ $each } points chacun.
    .label = Coins nus
line-excess = { $count ->
        [one] { $count } tableau
       *[other] { $count } tableaux
    } à côté du mur, −{ $each } points chacun.
    .label = Tableaux superflus

# Pictures.
picture-summary = { $player } : { $points }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } au mur.
picture-auction = Enchères
picture-order = Ordre de choix : { $players }
picture-value = valeur { $value }
picture-museum = Musée
picture-multiplier = points par tableau
picture-supply = Réserve
picture-stacks = Tableaux restants, par taille
picture-decor = Décors restants, par taille
picture-hand = Main
picture-played = Jouées
picture-to-place = À placer
picture-assistant = Assistant
picture-excess = En trop
picture-decor-due = Décor dû
picture-bid = Mise scellée

# The legend: what the signs of the picture mean.
picture-legend = Légende
picture-legend-genre-city-life = Scène urbaine : des toits
picture-legend-genre-portrait = Portrait : tête et épaules
picture-legend-genre-still-life = Nature morte : des fruits sur une table
picture-legend-genre-landscape = Paysage : des collines sous le soleil
picture-legend-frame-gold = Cadre doré : deux lignes
picture-legend-frame-shell = Cadre en nacre : des points
picture-legend-frame-wood = Cadre en bois : de longs traits
picture-legend-frame-black = Cadre noir : sans motif
picture-legend-eyeline = Ligne de vue, les rangées du milieu : les tableaux du genre le plus prestigieux y comptent plus à la fin
picture-legend-star = Étoile : place d’un tableau de départ
picture-legend-fresh = Bord pointillé : nouveau cette manche
picture-legend-shield = Bouclier : ce que compte un décor
picture-legend-gavel = Marteau : le commissaire-priseur
picture-legend-marker = Sur une barre du musée : la case du marqueur de ce genre
picture-legend-multiplier = À côté de la barre : les points de chaque tableau de ce genre, si la partie finissait maintenant

# What a picture shows, in words.
picture-title = { $title } : { $part }
picture-says-awaited = { $player } { $awaited }.
picture-says-to-place = { $player } peut placer : { $tiles }.
picture-says-wall = { $count ->
        [0] Le mur { DE($player) } est vide.
       *[other] Sur le mur { DE($player) } : { $tiles }.
    }
picture-says-pending = { $player } doit encore placer { $painting }.
picture-says-assistant = L’assistant { DE($player) } tient { $tile }.
picture-says-excess = À côté du mur { DE($player) } : { $paintings }.
picture-says-hand = Dans la main { DE($player) } : { $cards }.
picture-says-card = mise { $card }
picture-says-auction = Sont aux enchères : { $paintings }.
picture-says-auction-stacks = Piles des prochaines enchères : { $sizes }.
picture-says-auction-none = On n’a encore choisi aucune pile pour les enchères.
picture-says-order = L’ordre de choix : { $players }.
picture-says-museum = { $type } : le marqueur est sur la case { $space }, et un tableau compte pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à présent. { $count ->
        [0] Le musée n’a aucun tableau de ce genre.
       *[other] Au musée : { $paintings }.
    }
picture-says-stacks = { $count ->
        [0] Aucune pile n’a plus de tableau.
       *[other] Tableaux restants : { $left }.
    }
picture-says-stack-left = { $count ->
        [one] { $count } tableau { $size }
       *[other] { $count } tableaux { $size }
    }
picture-says-decor = { $count ->
        [0] Il ne reste aucun décor.
       *[other] Décors restants : { $left }.
    }
picture-says-decor-left = { $count ->
        [one] { $count } tuile { $size }
       *[other] { $count } tuiles { $size }
    }
picture-says-signs = { $first } ; { $last }
picture-says-legend = Les signes de l’image : { $signs }.

# Words of the game that a newcomer does not know.
term-auction = Les tableaux proposés dans une manche : un de plus que de joueurs. Le dernier va au musée.
    .label = enchères
term-bid = Une carte que chacun scelle à chaque manche. Les mises sont révélées ensemble, et la plus haute prend un tableau en premier ; chaque carte ne se joue qu’une fois.
    .label = mise
term-stack = Les tableaux d’une même taille, face cachée ; tous ont la même valeur.
    .label = pile
term-gavel = La personne qui a le marteau est le commissaire-priseur de la manche. Il passe à gauche après chaque manche.
    .label = marteau
term-auctioneer = La personne qui a le marteau et qui choisit les piles des enchères.
    .label = commissaire-priseur
term-value = De combien un tableau fait avancer le marqueur de son genre quand le musée le prend.
    .label = valeur
term-type = Il y a quatre genres de tableaux : scène urbaine, portrait, nature morte et paysage.
    .label = genre
term-frame = Un tableau nouvellement accroché rapporte du décor s’il touche des tableaux du même cadre.
    .label = cadre
term-wall = Où l’on accroche des tuiles : dans le mur, sans se recouvrir, et par un côté contre une tuile déjà accrochée.
    .label = mur
term-cell = Un carré d’un mur, nommé par la lettre de sa colonne et le numéro de sa rangée ; A1 est en haut à gauche. Les places de la piste du musée sont aussi des cases.
    .label = case
term-tile = Un tableau ou un décor.
    .label = tuile
term-faux-pas = Des tableaux du même genre qui se touchent par un côté font une faute de goût : à la fin, aucun d’eux ne compte pour le prestige.
    .label = faute de goût
term-eyeline = Les rangées du milieu d’un mur. À la fin, chaque tableau du genre le plus prestigieux qui les atteint rapporte des points de plus.
    .label = ligne de vue
term-decor = De petites tuiles gagnées en touchant des cadres identiques. Elles comblent les trous du mur, et chacun de leurs boucliers vaut un point.
    .label = décor
term-shield = Un décor a un bouclier sur chacune de ses cases. Un tableau en rapporte au plus autant qu’il touche de cadres identiques.
    .label = bouclier
term-assistant = Un assistant garde une tuile de son joueur, à accrocher lors d’une manche suivante. À la fin, elle ne compte pas.
    .label = assistant
term-museum = À chaque manche, le musée prend le tableau que personne n’a pris. Le marqueur de son genre avance, et cela décide de ce que valent les genres.
    .label = musée
term-marker = Chaque genre a un marqueur sur la piste du musée. Il avance de la valeur d’un tableau que prend le musée ; d’une case occupée, il recule jusqu’à la première case libre.
    .label = marqueur
term-prestige = Plus le marqueur d’un genre est avancé, plus chacun de ses tableaux rapporte à la fin : de deux points pour le dernier genre à cinq pour le premier.
    .label = prestige
    .also = prestigieux
term-starting-painting = Le tableau que chacun accroche avant la première manche, sur une étoile. Il ne rapporte pas de décor.
    .label = tableau de départ
    .also = tableaux de départ
term-star = Une marque sur le mur : un tableau de départ doit en couvrir une.
    .label = étoile
term-corner = À la fin, chaque coin du mur sans tuile coûte des points.
    .label = coin
term-supply = Les décors que personne n’a. Une taille peut s’épuiser.
    .label = réserve
term-excess-painting = Un tableau rangé à côté du mur, faute de place. Il coûte des points à la fin et ne revient jamais ; le deuxième met fin à la partie.
    .label = tableaux superflus
term-sealed = Une mise scellée est cachée aux autres jusqu’à ce que toutes soient révélées. Jusque-là, on peut la remplacer.
    .label = scelle
    .also = scellée
