# The Gallerist in French.

# Nouns of numbers: pièce, Influence, réputation, niveau, tuile, assistant, ticket, visiteur, VIP, investisseur, collectionneur, œuvre, photographie, sculpture, tableau, artiste, ensemble, forme, signature, contrat, manche, colonne, tour, renommée, carte, case, emplacement, chef, objectif, année

edition-first = La première édition, de l’année 2015.
    .label = Première édition
option-goal = Ce qu’il faut atteindre dans une partie en solitaire contre Lacerda.
    .label = Objectif en solitaire
option-goal-apprentice = Atteindre un objectif de chaque carte secrète, 4 tuiles de réputation, 1 chef-d’œuvre et 160 pièces.
    .label = Apprenti
option-goal-experienced = Atteindre l’objectif supérieur de la carte conservateur, un objectif de la carte marchand d’art, 5 tuiles de réputation, 2 chefs-d’œuvre et 180 pièces.
    .label = Expérimenté
option-goal-master-gallerist = Gagner 35 pièces avec les cartes secrètes, et atteindre 5 tuiles de réputation et 3 chefs-d’œuvre.
    .label = Maître galeriste

## Vocabulary

form-digital = Numérique
    .work = œuvre numérique
    .renowned = l’œuvre numérique de renom
    .works = { $count ->
        [one] { $count } œuvre numérique
       *[other] { $count } œuvres numériques
    }
form-photo = Photo
    .work = photographie
    .renowned = la photographie de renom
    .works = { $count ->
        [one] { $count } photographie
       *[other] { $count } photographies
    }
form-sculpture = Sculpture
    .work = sculpture
    .renowned = la sculpture de renom
    .works = { $count ->
        [one] { $count } sculpture
       *[other] { $count } sculptures
    }
form-painting = Peinture
    .work = peinture
    .renowned = la peinture de renom
    .works = { $count ->
        [one] { $count } peinture
       *[other] { $count } peintures
    }

artist-blue-digital = Artiste numérique bleu
    .the = l’artiste numérique bleu
    .of = de l’artiste numérique bleu
    .by = de l’artiste numérique bleu
artist-red-digital = Artiste numérique rouge
    .the = l’artiste numérique rouge
    .of = de l’artiste numérique rouge
    .by = de l’artiste numérique rouge
artist-blue-photo = Photographe bleu
    .the = le photographe bleu
    .of = du photographe bleu
    .by = du photographe bleu
artist-red-photo = Photographe rouge
    .the = le photographe rouge
    .of = du photographe rouge
    .by = du photographe rouge
artist-blue-sculpture = Sculpteur bleu
    .the = le sculpteur bleu
    .of = du sculpteur bleu
    .by = du sculpteur bleu
artist-red-sculpture = Sculpteur rouge
    .the = le sculpteur rouge
    .of = du sculpteur rouge
    .by = du sculpteur rouge
artist-blue-painting = Peintre bleu
    .the = le peintre bleu
    .of = du peintre bleu
    .by = du peintre bleu
artist-red-painting = Peintre rouge
    .the = le peintre rouge
    .of = du peintre rouge
    .by = du peintre rouge

location-sales-office = Bureau des ventes
    .at = au Bureau des ventes
    .to = au Bureau des ventes
    .from = du Bureau des ventes
    .out = du Bureau des ventes
    .purpose = pour signer un contrat ou vendre une œuvre
location-artists-colony = Colonie d’artistes
    .at = à la Colonie d’artistes
    .to = à la Colonie d’artistes
    .from = de la Colonie d’artistes
    .out = de la Colonie d’artistes
    .purpose = pour découvrir un artiste ou acheter une œuvre
location-media-center = Centre des médias
    .at = au Centre des médias
    .to = au Centre des médias
    .from = du Centre des médias
    .out = du Centre des médias
    .purpose = pour engager des assistants ou promouvoir un artiste
location-international-market = Marché international
    .at = au Marché international
    .to = au Marché international
    .from = du Marché international
    .out = du Marché international
    .purpose = pour prendre une tuile de réputation ou faire une offre

visitor-vip = VIP
    .a = un VIP
    .count = { $count ->
        [one] { $count } VIP
       *[other] { $count } VIP
    }
    .ticket = Billet de VIP
    .a-ticket = un billet de VIP
    .tickets = { $count ->
        [one] { $count } billet de VIP
       *[other] { $count } billets de VIP
    }
visitor-investor = Investisseur
    .a = un investisseur
    .count = { $count ->
        [one] { $count } investisseur
       *[other] { $count } investisseurs
    }
    .ticket = Billet d’investisseur
    .a-ticket = un billet d’investisseur
    .tickets = { $count ->
        [one] { $count } billet d’investisseur
       *[other] { $count } billets d’investisseur
    }
visitor-collector = Collectionneur
    .a = un collectionneur
    .count = { $count ->
        [one] { $count } collectionneur
       *[other] { $count } collectionneurs
    }
    .ticket = Billet de collectionneur
    .a-ticket = un billet de collectionneur
    .tickets = { $count ->
        [one] { $count } billet de collectionneur
       *[other] { $count } billets de collectionneur
    }

bonus-influence = Influence
    .what = 2 points d’influence par VIP et 1 par collectionneur dans la galerie
bonus-investment = Investissement
    .what = 2 pièces par investisseur et 1 par collectionneur dans la galerie
bonus-fame = Renommée
    .what = de la renommée pour un artiste découvert, 1 point par collectionneur dans la galerie
bonus-plaza-visitor = Visiteur de la Place
    .what = un visiteur qui passe de la Place à la galerie
bonus-plaza-vip-or-investor = VIP ou investisseur de la Place
    .what = un VIP ou un investisseur qui passe de la Place à la galerie
bonus-bag-visitor = Visiteur du sac
    .what = un visiteur choisi dans le sac, qui entre dans la galerie
bonus-two-tickets = Deux billets
    .what = deux billets de couleurs différentes
bonus-any-ticket = Billet au choix
    .what = un billet de n’importe quelle couleur
bonus-vip-ticket = Billet de VIP
    .what = un billet de VIP
bonus-investor-ticket = Billet d’investisseur
    .what = un billet d’investisseur
bonus-assistant = Assistant
    .what = le prochain assistant de la file, gratuitement
bonus-contract = Contrat
    .what = un autre contrat à signer

criterion-three-influence = 3 points d’influence
    .each = pour 3 points d’influence
    .count = { $count ->
        [one] { $count } fois 3 points d’influence
        [2] deux fois 3 points d’influence
       *[other] { $count } fois 3 points d’influence
    }
criterion-collector = Collectionneur
    .each = par collectionneur dans la galerie
    .count = { $count ->
        [one] { $count } collectionneur dans la galerie
       *[other] { $count } collectionneurs dans la galerie
    }
criterion-vip = VIP
    .each = par VIP dans la galerie
    .count = { $count ->
        [one] { $count } VIP dans la galerie
       *[other] { $count } VIP dans la galerie
    }
criterion-investor = Investisseur
    .each = par investisseur dans la galerie
    .count = { $count ->
        [one] { $count } investisseur dans la galerie
       *[other] { $count } investisseurs dans la galerie
    }
criterion-visitor = Visiteur
    .each = par visiteur dans la galerie
    .count = { $count ->
        [one] { $count } visiteur dans la galerie
       *[other] { $count } visiteurs dans la galerie
    }
criterion-visitor-set = Trio de visiteurs
    .each = par trio d’un VIP, d’un investisseur et d’un collectionneur dans la galerie
    .count = { $count ->
        [one] { $count } trio de visiteurs dans la galerie
       *[other] { $count } trios de visiteurs dans la galerie
    }
criterion-reputation-tile = Tuile de réputation
    .each = par tuile de réputation sur le plateau
    .count = { $count ->
        [one] { $count } tuile de réputation sur le plateau
       *[other] { $count } tuiles de réputation sur le plateau
    }
criterion-auction-assistant = Assistant aux enchères
    .each = par assistant aux enchères
    .count = { $count ->
        [one] { $count } assistant aux enchères
       *[other] { $count } assistants aux enchères
    }
criterion-assistant-in-play = Assistant en jeu
    .each = par assistant en jeu
    .count = { $count ->
        [one] { $count } assistant en jeu
       *[other] { $count } assistants en jeu
    }
criterion-promoted-artist = Artiste promu
    .each = par artiste promu au niveau 4 ou 5
    .count = { $count ->
        [one] { $count } artiste promu au niveau 4 ou 5
       *[other] { $count } artistes promus au niveau 4 ou 5
    }
criterion-work-acquired = Œuvre acquise
    .each = par œuvre exposée ou vendue
    .count = { $count ->
        [one] { $count } œuvre exposée ou vendue
       *[other] { $count } œuvres exposées ou vendues
    }
criterion-work-sold = Œuvre vendue
    .each = par œuvre vendue
    .count = { $count ->
        [one] { $count } œuvre vendue
       *[other] { $count } œuvres vendues
    }
criterion-work-exhibited = Œuvre exposée
    .each = par œuvre exposée
    .count = { $count ->
        [one] { $count } œuvre exposée
       *[other] { $count } œuvres exposées
    }
criterion-form-acquired = Discipline
    .each = par discipline acquise
    .count = { $count ->
        [one] { $count } discipline acquise
       *[other] { $count } disciplines acquises
    }
criterion-photo-acquired = Photographie
    .each = par photographie acquise
    .count = { $count ->
        [one] { $count } photographie acquise
       *[other] { $count } photographies acquises
    }
criterion-painting-acquired = Peinture
    .each = par peinture acquise
    .count = { $count ->
        [one] { $count } peinture acquise
       *[other] { $count } peintures acquises
    }
criterion-digital-acquired = Œuvre numérique
    .each = par œuvre numérique acquise
    .count = { $count ->
        [one] { $count } œuvre numérique acquise
       *[other] { $count } œuvres numériques acquises
    }
criterion-sculpture-acquired = Sculpture
    .each = par sculpture acquise
    .count = { $count ->
        [one] { $count } sculpture acquise
       *[other] { $count } sculptures acquises
    }
criterion-famous-artist = Renommée 15
    .each = par artiste d’une renommée de 15 ou plus
    .count = { $count ->
        [one] { $count } artiste d’une renommée de 15 ou plus
       *[other] { $count } artistes d’une renommée de 15 ou plus
    }
criterion-masterpiece = Chef-d’œuvre
    .each = par chef-d’œuvre exposé
    .count = { $count ->
        [one] { $count } chef-d’œuvre exposé
       *[other] { $count } chefs-d’œuvre exposés
    }

offer-one = Offre de 1 pièce
offer-three = Offre de 3 pièces
offer-six = Offre de 6 pièces

source-desk = bureau
    .from = pris au bureau
source-sales-office = Bureau des ventes
    .from = posté au Bureau des ventes
source-artists-colony = Colonie d’artistes
    .from = posté à la Colonie d’artistes
source-media-center = Centre des médias
    .from = posté au Centre des médias
source-international-market = Marché international
    .from = posté au Marché international
source-outside = expulsé
    .from = qui vient d’être expulsé

piece-gallerist = Galeriste
    .of = le galeriste { DE($player) }
    .your = votre galeriste
piece-assistant = Assistant
    .of = l’assistant { DE($player) }
    .your = votre assistant

half-influence = Moitié Influence
    .the = la moitié Influence
half-investment = Moitié Investissement
    .the = la moitié Investissement

destination-gallery = galerie
destination-sold = œuvres vendues

action-discover-artist = Découvrir un artiste
    .to = de découvrir un artiste
action-buy-work = Acheter une œuvre
    .to = d’acheter une œuvre
action-sign-contract = Signer un contrat
    .to = de signer un contrat
action-sell-work = Vendre une œuvre
    .to = de vendre une œuvre
action-hire-assistants = Engager des assistants
    .to = d’engager des assistants
action-promote-artist = Promouvoir un artiste
    .to = de promouvoir un artiste
action-take-reputation-tile = Prendre une tuile de réputation
    .to = de prendre une tuile de réputation
action-make-offer = Faire une offre
    .to = de faire une offre

step-fame = Renommée
    .why = aucun artiste ne peut gagner de renommée
step-ticket = Billet
    .why = aucun billet ne peut être pris
step-visitor = Visiteur
    .why = aucun visiteur ne peut être déplacé
step-assistant = Assistant
    .why = aucun poste de travail n’est libre, ou la file est vide
step-contract = Contrat
    .why = aucun contrat ne peut être signé

phase-start = Les joueurs choisissent où commencent leurs galeristes.
    .label = Départ
phase-move = Un joueur déplace son galeriste vers un autre lieu.
    .label = Déplacement
phase-act = Un joueur fait les actions de son tour.
    .label = Actions
phase-auction = Les joueurs prennent les œuvres de renom des enchères.
    .label = Enchères
phase-over = La partie est terminée.
    .label = Partie terminée
color-blue = Bleu
color-red = Rouge
end-cause-conditions = Les conditions de la fin sont remplies
end-cause-idle-rounds = Deux manches sans action de lieu
owner-lacerda = { lacerda }

lacerda = Lacerda
column = { $column ->
    [0] colonne de gauche
    [1] colonne du milieu
   *[other] colonne de droite
}
slot = { $slot ->
    [0] emplacement de gauche
    [1] emplacement du milieu
   *[other] emplacement de droite
}
slot-contract = { $slot ->
    [0] contrat de gauche
    [1] contrat du milieu
   *[other] contrat de droite
}
amount-money = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
amount-total = { $money } en tout
amount-influence = { $count ->
    [one] { $count } point d’influence
   *[other] { $count } points d’influence
}
amount-money-and-influence = { $money } et { $influence }
amount-fame = { $count ->
    [one] { $count } point de renommée
   *[other] { $count } points de renommée
}
amount-assistants = { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
}
either = { $first } ou { $last }
market-tile = la { $column } de la rangée { $form }
market-offer = la { $column } de la rangée d’enchères à { $money }
tickets-two = { $first }, puis { $second }
series = { $first } ; { $last }
tile = { $amount } { $each }
contract = le contrat pour une { $work }
    .label = { $form } ({ $bonus })

## Groups of choices

group-start = Lieu de départ
group-move = Déplacement
group-discover = Découvrir un artiste
group-buy = Acheter une œuvre
group-sign = Signer un contrat
group-sell = Vendre une œuvre
group-hire = Engager des assistants
group-promote = Promouvoir un artiste
group-tile = Prendre une tuile de réputation
group-offer = Faire une offre
group-executive = Action exécutive
group-finish = Terminer
group-pay = Payer
group-fame = Augmenter la renommée
group-ticket = Billets
group-visitor = Visiteurs
group-contract = Moitié du contrat
group-reputation = Cases de réputation
group-assistant = Assistants
group-auction = Œuvres de renom

## Commands

command-choose-start = Commencer { $at } et prendre la tuile de réputation qui s’y trouve : { $tile }.
    .label = { $location }
command-leave-assistant = Emmener un assistant { $from }, pour le laisser { $at } quand vous partez.
    .label = Laisser un assistant { $from }
command-move-to = Aller { $to } { $purpose }.
    .label = { $location }
command-discover-artist = Découvrir { $artist } : vous pourrez ensuite acheter une œuvre sur commande pour { $price }.
    .label = Découvrir { $artist }
command-buy-work = Acheter une { $work } { $artist } pour { $price }. Elle apporte { $tickets }.
    .label = { $name }, { $price }
command-buy-commissioned-work = Acheter une { $work } { $artist } sur votre commande pour { $price }. Elle apporte { $tickets }.
    .label = { $name } (commande), { $price }
command-reveal-contracts = Couvrir le présentoir de quatre nouveaux contrats ; vous pourrez en signer un ou aucun.
    .label = Révéler quatre nouveaux contrats
command-sign-contract = Signer { $contract } dans votre { $slot }. Un assistant posé dessus apporte { $bonus }.
    .label = { $name }, { $slot }
command-decline-contract = Ne signer aucun de ces contrats.
    .label = Ne rien signer
command-sell-work = Vendre l’œuvre { $artist } pour { $money } avec le contrat de votre { $slot } ; vous avez alors { $total }.
    .label = { $name }, { $contract }
command-hire-assistants = Engager { $assistants } pour { $price }.
    .label = { $assistants } pour { $price }
command-promote-artist = Promouvoir { $artist } au niveau { $level } pour { $price } : votre influence descend à { $influence }. La promotion apporte { $bonus }.
    .label = { $name } au niveau { $level }
command-take-reputation-tile = Prendre la tuile de réputation dans { $space } : { $tile }. Vous gagnez { $influence }, et la case couverte apporte son bonus ; un visiteur quitte ensuite votre hall, et un assistant part au marché.
    .label = { $criterion } : rangée { $form }, { $column }
command-make-offer = Faire une offre de { $price } dans la { $column } : vous gagnez { $influence } et y envoyez un assistant. La case apporte { $bonus }.
    .label = { $offer }, { $column }
command-spend-ticket = Dépenser un billet : { $visitor } passe de la Place à votre hall. Il vous reste { $left }.
    .label = { $name } de la Place
command-spend-ticket-in-lobby = Dépenser un billet : { $visitor } passe de votre hall à votre galerie. Il vous reste { $left }.
    .label = { $name } de votre hall
command-spend-ticket-elsewhere = Dépenser un billet : { $visitor } quitte le hall { DE($player) } pour la Place. Il vous reste { $left }.
    .label = { $name } du hall { DE($player) }
command-use-contract = Poser un assistant { $from } sur le contrat de votre { $slot }. Il apporte { $bonus }.
    .label = Utiliser le { $contract } ({ $name }), assistant { $from }
command-finish = Terminer votre tour.
    .label = Terminer le tour
command-finish-kicked-out = Ne rien faire de plus : votre pion rentre chez vous.
    .label = Terminer
command-decline-to-act = Ne faire aucune action : votre pion rentre chez vous.
    .label = Ne pas agir
command-pay = Payer { $price } en espèces ; il vous reste { $left }.
    .label = Payer { $price }
command-pay-with-influence = Payer avec { $price } : votre influence descend à { $influence }, et il vous reste { $left }.
    .label = Payer { $price }
command-raise-fame = Augmenter la renommée { $artist } de { $fame } à { $raised }, sans dépenser d’influence.
    .label = { $name } à la renommée { $raised }
command-keep-fame = Laisser la renommée { $artist } à { $fame }, sans dépenser d’influence.
    .label = { $name } reste à la renommée { $fame }
command-raise-fame-with-influence = Augmenter la renommée { $artist } de { $fame } à { $raised } avec { $price } : votre influence descend à { $influence }.
    .label = { $name } à la renommée { $raised } avec { $price }
command-take-ticket = Prendre { $ticket } ; il reste { $left } au guichet.
    .label = { $name }
command-take-spent-ticket = Le guichet est vide : prendre { $ticket } parmi les billets dépensés.
    .label = { $name }
command-exchange-ticket = Prendre { $ticket } parmi les billets dépensés ; { $other } quitte le guichet à sa place.
    .label = { $name }, en défaussant { $other }
command-miss-ticket = Il ne reste aucun billet de ce genre : { $other } quitte le guichet, et vous ne gagnez rien.
    .label = Défausser { $other } sans rien gagner
command-welcome-visitor = Accueillir { $visitor } de la Place dans votre galerie, qui compte alors { $count }.
    .label = { $name }
command-welcome-bag-visitor = Choisir { $visitor } dans le sac pour votre galerie, qui compte alors { $count }.
    .label = { $name }
command-send-visitor = Envoyer { $visitor } de votre hall à la Place.
    .label = { $name }
command-send-buyer =
    Envoyer { $visitor } de votre galerie à la Place : { $kind ->
        [vip] la moitié Influence du contrat devient visible.
        [investor] la moitié Investissement du contrat devient visible.
       *[other] vous choisissez ensuite la moitié visible du contrat.
    }
    .label = { $name }
command-turn-contract = Rendre visible { $half } du contrat : un assistant posé dessus apporte { $bonus }, dans l’état actuel de votre galerie.
    .label = { $name }
command-cover-space = Poser la tuile sur la case { $space } : elle apporte { $bonus }.
    .label = Case { $space }
command-place-assistant = Envoyer un assistant { $from } dans { $space }.
    .label = Assistant { $from }
command-discard-ticket = Lacerda défausse { $ticket } ; il reste { $left } au guichet.
    .label = { $name }
command-take-renowned-work =
    Prendre { $work }, qui vaut { $value }, { $to ->
        [gallery] pour votre galerie, où elle compte pour votre carte conservateur.
       *[other] pour vos œuvres vendues, où elle compte pour votre carte marchand d’art.
    }
    .label =
        { $name }, { $to ->
            [gallery] dans la galerie
           *[other] parmi les œuvres vendues
        }

note-kicks-out = Vous expulsez { $piece }, dont le propriétaire pourra agir après votre tour.
note-own-assistant = Votre assistant qui s’y trouve rentre au bureau.
note-sends-home = Vous renvoyez chez lui { $piece }.
note-kicks-lacerda = Vous expulsez le pion de Lacerda, et il défausse un billet.
note-leaves = Votre assistant reste { $at }.
note-bonus = La découverte apporte { $bonus }.
note-collector = Le collectionneur posé sur la tuile va à la Place.
note-visitors = { $visitors } posés dessus vont à la Place.
note-visitor = { $visitors } posé dessus va à la Place.
note-fame = La renommée { $artist } passe de { $fame } à { $raised } ou plus.
note-fame-kept = La renommée { $artist } reste à { $fame } si vous n’ajoutez pas d’influence.
note-value = Une œuvre { $artist } vaut alors { $value }.
note-celebrity = L’artiste devient une célébrité, et vous gagnez { $money }.
note-slot-ticket = L’emplacement vide donne { $bonus }.
note-covers = Il recouvre un contrat rempli.
note-hiring = L’embauche apporte { $bonuses }.

## Decisions

decision-choose-start = Choisissez où votre galeriste commence ; vous prenez la tuile de réputation qui s’y trouve.
    .label = Choisir un lieu de départ
    .why = Les joueurs choisissent leur lieu de départ dans l’ordre inverse du tour.
    .awaited = choisit un lieu de départ
    .name = choisir votre lieu de départ
decision-move = Choisissez le lieu où va votre galeriste. Si le choix en est offert, vous pouvez d’abord laisser un assistant sur place ou faire votre action exécutive.
    .label = Déplacer votre galeriste
    .why = { $last ->
        [yes] C’est votre dernier tour.
       *[no] C’est votre tour, et chaque tour commence par un déplacement vers un autre lieu.
    }
    .awaited = déplace son galeriste
    .name = déplacer votre galeriste
decision-act =
    { $step ->
        [location] Faites une action de lieu { $at } ; vous pouvez aussi faire votre action exécutive.
        [tickets] Votre action de lieu est faite. Continuez votre action exécutive ou terminez votre tour.
        [executive] Votre action de lieu est faite. Faites votre action exécutive ou terminez votre tour.
       *[action] Faites une action de lieu { $at }.
    }
    .label = Faire une action
    .why = Votre galeriste est { $at }, et un tour comprend une action de lieu et au plus une action exécutive.
    .awaited = fait une action
    .name = effectuer une action
decision-kicked-out =
    { $before ->
        [0] Faites une action exécutive, ou aucune action ; une action de lieu { $at } demande de l’influence, et vous n’en avez pas.
       *[other] Faites une action de lieu { $at }, pour laquelle votre influence descend d’abord de { $before } à { $influence }, ou une action exécutive, ou aucune action.
    }
    .label = Agir après une expulsion
    .why = { $player } vient d’expulser { $piece } { $from }.
    .awaited = peut agir après une expulsion
    .name = agir après une expulsion
decision-pay = Payez le prix de { $price } en espèces, en influence ou les deux. Vous avez { $money }, et votre influence est de { $influence }.
    .label = Payer le prix
    .why =
        { $cause ->
            [work] Vous achetez une œuvre { $artist }.
            [offer] Vous faites une offre au Marché international.
           *[other] Vous engagez des assistants.
        }
    .awaited = paie
    .name = payer un prix
decision-raise-fame =
    { $choice ->
        [artist] Choisissez un artiste dont la renommée augmente de { $step }, et l’influence que vous ajoutez.
        [artist-by-influence] Choisissez un artiste, et l’influence que vous dépensez pour sa renommée.
        [influence] Choisissez l’influence que vous ajoutez : sans elle, la renommée { $artist } augmente de { $step }.
       *[by-influence] Choisissez l’influence que vous dépensez pour la renommée { $artist }, qui n’augmente pas sans elle.
    }
    .label = Augmenter la renommée
    .why = { $cause }
    .awaited = augmente la renommée d’un artiste
    .name = augmenter la renommée d’un artiste
decision-take-ticket = Prenez { $tickets }.
    .label = Prendre un billet
    .why = { $cause }
    .awaited = prend un billet
    .name = prendre un billet
decision-welcome-visitor =
    { $from ->
        [bag] Choisissez un visiteur du sac pour votre galerie.
       *[plaza] Choisissez un visiteur de la Place pour votre galerie.
    }
    .label = Accueillir un visiteur
    .why = { $cause }
    .awaited = accueille un visiteur
    .name = accueillir un visiteur
decision-sign-contract =
    { $revealed ->
        [yes] Signez un des nouveaux contrats, ou aucun.
       *[no] Signez un contrat, ou révélez-en d’abord quatre nouveaux.
    }
    .label = Signer un contrat
    .why = { $cause }
    .awaited = signe un contrat
    .name = signer un contrat
decision-send-visitor =
    { $from ->
        [gallery] Choisissez le visiteur qui quitte votre galerie pour la Place. Un VIP rend visible la moitié Influence du contrat, un investisseur la moitié Investissement ; pour un collectionneur, vous choisissez.
       *[lobby] Choisissez le visiteur qui quitte votre hall pour la Place.
    }
    .label = Envoyer un visiteur à la Place
    .why =
        { $cause ->
            [sale] Vous avez vendu une œuvre, et un visiteur part avec elle.
            [tile] Vous avez pris une tuile de réputation au Marché international, et un visiteur quitte votre hall pour cela.
           *[start] Votre tuile de départ a rejoint une case de réputation, et un visiteur quitte votre hall pour cela.
        }
    .awaited = envoie un visiteur à la Place
    .name = envoyer un visiteur sur la Place
decision-turn-contract = Choisissez la moitié visible du contrat de votre { $slot }.
    .label = Retourner le contrat
    .why =
        { $left ->
            [none] Votre vente a rempli le contrat, et aucun visiteur de votre galerie n’en décide.
           *[other] Votre vente a rempli le contrat, et le collectionneur qui part n’en décide pas.
        }
    .awaited = retourne un contrat
    .name = retourner un contrat
decision-cover-space = Choisissez la case de réputation de la tuile : { $tile }. La case apporte son bonus.
    .label = Poser la tuile de réputation
    .why =
        { $cause ->
            [tile] Vous avez pris la tuile au Marché international.
           *[start] Votre troisième œuvre prend l’emplacement de votre tuile de départ.
        }
    .awaited = pose une tuile de réputation
    .name = placer une tuile de réputation
decision-place-assistant = Choisissez l’assistant que vous envoyez dans { $space }.
    .label = Envoyer un assistant au marché
    .why =
        { $cause ->
            [tile] Vous avez pris une tuile de réputation au Marché international.
           *[offer] Vous avez fait une offre au Marché international.
        }
    .awaited = envoie un assistant au marché
    .name = envoyer un assistant au marché
decision-discard-ticket = Choisissez le billet que Lacerda défausse du guichet.
    .label = Défausser un billet pour Lacerda
    .why = Vous avez expulsé le pion de Lacerda, et plusieurs couleurs ont le plus de billets.
    .awaited = défausse un billet pour Lacerda
    .name = choisir le billet que Lacerda défausse
decision-take-renowned-work = Prenez une œuvre de renom, pour votre galerie ou pour vos œuvres vendues.
    .label = Prendre une œuvre de renom
    .why = Les enchères sont ouvertes, et parmi ceux qui n’ont pas encore choisi, vos offres sont les plus hautes.
    .awaited = prend une œuvre de renom
    .name = prendre une œuvre de renom

cause-work = Vous achetez une œuvre { $artist }.
cause-promotion = Vous avez promu { $artist }.
cause-discovery = Vous avez découvert { $artist }.
cause-reputation = C’est le bonus de la case de réputation que vous avez couverte.
cause-contract = C’est le bonus du contrat que vous utilisez.
cause-action = C’est un bonus de votre action { $at }.
cause-bonus = C’est un bonus que vous avez gagné.
cause-revealed = Vous avez révélé quatre nouveaux contrats.

## Events

event-start-chosen = { $player } commence { $at } et prend la tuile de réputation qui s’y trouve.
    .label = Lieu de départ
event-play-began = Tous les joueurs ont un lieu de départ, et la partie commence.
    .label = Début de la partie
event-turn-began = Le tour { DE($player) } commence.
    .label = Tour { DE($player) }
event-assistant-left = { $player } emmène un assistant { $from }, pour le laisser sur place.
    .label = Assistant à laisser
event-kicked-out = Expulsion { $from } : { $piece } doit partir.
    .label = Expulsion
event-sent-home = Départ { $from } : { $piece } rentre chez lui.
    .label = Retour
event-moved = { $player } va { $to }.
    .label = Déplacement { $to }
event-action-taken = { $player } choisit { $to }, avec une influence de { $influence }.
    .label = { $action }
event-artist-discovered = { $player } découvre { $artist } et lui commande une œuvre.
    .label = Artiste découvert
event-collector-released = Le collectionneur posé sur la tuile { $artist } va à la Place.
    .label = Collectionneur à la Place
event-work-bought = { $player } achète une { $work } { $artist } pour { $price }.
    .label = Œuvre achetée
event-paid = { $player } paie { $cash }.
    .label = Paiement
event-paid-with-influence = { $player } paie { $cash } en espèces et { $rest } en influence, qui descend à { $influence }.
    .label = Paiement
event-paid-by-influence = { $player } paie { $rest } en influence, qui descend à { $influence }.
    .label = Paiement en influence
event-fame-raised = { $player } porte la renommée { $artist } à { $fame } ; l’influence { DE($player) } est de { $influence }.
    .label = Renommée { $fame }
event-celebrity-made = { $player } gagne { $money } : { $artist } devient une célébrité.
    .label = Célébrité
event-ticket-taken = { $player } prend { $ticket }.
    .label = Billet pris
event-spent-ticket-taken = { $player } prend { $ticket } parmi les billets dépensés.
    .label = Billet pris
event-ticket-exchanged = { $player } prend { $ticket } parmi les billets dépensés ; { $other } quitte le guichet.
    .label = Billet échangé
event-ticket-missed = { $player } ne gagne aucun billet, faute de billet de cette couleur ; { $other } quitte le guichet.
    .label = Billet manqué
event-work-exhibited = { $player } expose la nouvelle œuvre { $artist }.
    .label = Œuvre exposée
event-work-uncovered = Une { $work } de renommée { $fame } apparaît, avec { $visitors } dessus.
    .label = Nouvelle { $work }
event-work-uncovered-alone = Une { $work } de renommée { $fame } apparaît, sans visiteur.
    .label = Nouvelle { $work }
event-contracts-revealed = Quatre nouveaux contrats sont révélés : { $contracts }.
    .label = Nouveaux contrats
event-contracts-reshuffled = Tous les contrats libres sont mélangés, et quatre sont révélés : { $contracts }.
    .label = Contrats mélangés
event-contract-signed = { $player } signe le contrat de la place { $space } du présentoir dans son { $slot }.
    .label = Contrat signé
event-contract-declined = { $player } ne signe aucun contrat.
    .label = Aucun contrat
event-display-refilled = Un nouveau contrat vient sur la place { $space } du présentoir : { $contract }.
    .label = Présentoir complété
event-work-sold = { $player } vend l’œuvre { $artist } pour { $money }.
    .label = Œuvre vendue
event-buyer-left = Après la vente, { $visitor } quitte la galerie { DE($player) } pour la Place.
    .label = Visiteur à la Place
event-contract-turned = { $player } rend visible { $half } du contrat de son { $slot }.
    .label = Contrat rempli
event-assistants-hired = { $player } engage { $assistants } pour { $price }.
    .label = Assistants engagés
event-assistant-gained = { $player } gagne un assistant gratuitement.
    .label = Assistant gagné
event-artist-promoted = { $player } promeut { $artist } au niveau { $level } ; l’influence { DE($player) } est de { $influence }.
    .label = Artiste promu
event-influence-gained = { $player } gagne { $amount } pour les visiteurs de sa galerie.
    .label = Influence gagnée
event-money-gained = { $player } gagne { $amount } pour les visiteurs de sa galerie.
    .label = Argent gagné
event-visitor-welcomed = { $player } accueille { $visitor } de la Place dans sa galerie.
    .label = Visiteur accueilli
event-bag-visitor-welcomed = { $player } choisit { $visitor } dans le sac pour sa galerie.
    .label = Visiteur accueilli
event-tile-taken = { $player } prend la tuile de réputation dans { $space } et gagne { $influence }.
    .label = Tuile de réputation prise
event-space-covered = { $player } pose une tuile de réputation sur la case { $bonus }.
    .label = Tuile de réputation posée
event-visitor-left = { $player } envoie { $visitor } de son hall à la Place.
    .label = Visiteur à la Place
event-offer-made = { $player } fait une offre de { $price } dans la { $column } et gagne { $influence }.
    .label = Offre faite
event-assistant-placed = { $player } envoie un assistant { $from } dans { $space }.
    .label = Assistant au marché
event-ticket-spent = { $player } dépense un billet : { $visitor } passe de la Place à son hall.
    .label = Billet dépensé
event-ticket-spent-in-lobby = { $player } dépense un billet : { $visitor } passe de son hall à sa galerie.
    .label = Billet dépensé
event-ticket-spent-elsewhere = { $player } dépense un billet : { $visitor } quitte le hall { DE($other) } pour la Place.
    .label = Billet dépensé
event-contract-used = { $player } pose un assistant { $from } sur le contrat de son { $slot }.
    .label = Contrat utilisé
event-step-skipped = { $player } passe une étape : { $why }.
    .label = Étape passée
event-finished = { $player } termine.
    .label = Fin du tour
event-start-tile-released =
    { $discarded ->
        [yes] La tuile de départ { DE($player) } est défaussée, faute de case de réputation libre.
       *[no] La tuile de départ { DE($player) } quitte la galerie pour une case de réputation.
    }
    .label = Tuile de départ
event-intermediate-scored = Les billets d’une couleur sont épuisés, et toutes les galeries rapportent : { $gains }.
    .label = Décompte intermédiaire
intermediate-gain = { $player } gagne { $money } et { $influence }
event-kicked-out-turn-began = { $player } peut agir après une expulsion.
    .label = Action après expulsion
event-kicked-out-turn-ended = Le pion expulsé { DE($player) } rentre chez lui.
    .label = Retour du pion expulsé
event-lacerda-arrived = Lacerda arrive { $at }.
    .label = Arrivée de Lacerda
event-lacerda-moved = Lacerda va { $to }.
    .label = Déplacement de Lacerda
event-lacerda-moved-leaving = Lacerda va { $to } et laisse un assistant derrière lui.
    .label = Déplacement de Lacerda
event-lacerda-kicked-out = Expulsion { $from } : { $piece } doit partir.
    .label = Lacerda expulsé
event-lacerda-discarded = Lacerda défausse { $ticket } du guichet.
    .label = Billet défaussé
event-lacerda-placed = Lacerda place un assistant dans { $space }.
    .label = Lacerda au marché
event-end-triggered =
    { $cause ->
        [idle] Aucun joueur n’a pu faire d’action de lieu pendant deux tours de table entiers : la prochaine manche est la dernière.
        [conditions] Les conditions de fin sont réunies : la prochaine manche est la dernière.
       *[other] La fin de la partie est déclenchée : la prochaine manche est la dernière.
    }
    .label = Fin déclenchée
event-last-round-began = La dernière manche commence.
    .label = Dernière manche
event-auction-began = Les enchères des œuvres de renom commencent. L’ordre est : { $bidders }.
    .label = Enchères
event-auction-began-without-bidders = Les enchères des œuvres de renom commencent, mais il n’y a aucune offre.
    .label = Enchères
event-renowned-work-taken =
    { $player } prend { $work } { $to ->
        [gallery] pour sa galerie.
       *[other] pour ses œuvres vendues.
    }
    .label = Œuvre de renom prise
event-game-ended = La partie est terminée, et les cartes secrètes sont révélées. { $cards }
    .label = Partie terminée
revealed-cards = La carte conservateur { DE($player) } demande { $curator }, et sa carte marchand d’art { $dealer }.

## Rejections

stop-work-uncovered = La suite dépend de la prochaine œuvre de la pile et de ses visiteurs, que personne ne connaît encore.
    .label = Jusqu’à la prochaine œuvre
stop-contracts-revealed = La suite dépend des nouveaux contrats, qui sont encore face cachée.
    .label = Jusqu’à la révélation des contrats
stop-contracts-reshuffled = La suite dépend des contrats, qui seront d’abord mélangés.
    .label = Jusqu’au mélange des contrats
stop-display-refilled = La suite dépend du prochain contrat du présentoir, qui est encore face cachée.
    .label = Jusqu’au remplissage du présentoir
stop-game-ended = La partie se termine ici, et le résultat dépend des cartes secrètes, qui sont encore cachées.
    .label = Jusqu’à la fin de la partie

rejection-not-awaited = Ce n’est pas à vous de décider maintenant.
    .label = Pas votre décision
rejection-wrong-decision = Une autre décision est attendue de vous : { $awaited }.
    .label = Autre décision
rejection-start-taken = Un autre joueur commence déjà { $at }.
    .label = Lieu de départ pris
rejection-must-move = Votre galeriste doit aller à un autre lieu.
    .label = Déplacement obligatoire
rejection-nothing-to-do-there = Vous ne pourriez rien faire { $at }, alors qu’un autre lieu offre une action.
    .label = Aucune action là-bas
rejection-not-on-a-location = Votre galeriste n’est sur aucun lieu, vous ne pouvez donc pas laisser d’assistant.
    .label = Sur aucun lieu
rejection-already-leaving = Vous avez déjà choisi un assistant à laisser ; déplacez maintenant votre galeriste.
    .label = Assistant déjà choisi
rejection-no-assistant-there = Vous ne pouvez pas prendre d’assistant { $from } : il n’y en a pas.
    .label = Pas d’assistant là
rejection-action-already-taken = Vous avez déjà fait l’action de lieu de ce tour.
    .label = Action déjà faite
rejection-action-elsewhere = Vous ne pouvez choisir { $to } que { $at }.
    .label = Mauvais lieu
rejection-one-action-only = Après une expulsion, vous ne faites qu’une action.
    .label = Une seule action
rejection-not-enough-influence = Il faut au moins { $needed }.
    .label = Pas assez d’influence
rejection-executive-already-taken = Votre action exécutive est déjà faite, ou n’est pas permise maintenant.
    .label = Pas d’action exécutive
rejection-must-act = Vous devez faire une action de lieu avant de terminer.
    .label = Action obligatoire
rejection-leaves-no-action = Après cela, vous ne pourriez plus faire d’action de lieu ce tour-ci.
    .label = Plus d’action possible
rejection-already-discovered = Vous ne pouvez pas découvrir { $artist } une deuxième fois.
    .label = Déjà découvert
rejection-commission-outstanding = Achetez d’abord l’œuvre de votre commande ; vous ne pouvez en avoir qu’une.
    .label = Commande en cours
rejection-not-discovered = Aucun joueur n’a encore découvert { $artist }.
    .label = Pas encore découvert
rejection-no-signature = Il ne reste aucune signature { $artist }.
    .label = Plus de signature
rejection-retired = Devenu une célébrité, { $artist } ne vend que des œuvres commandées.
    .label = Célébrité
rejection-no-work-left = Il ne reste aucune œuvre de cette discipline.
    .label = Plus d’œuvre
rejection-no-place-in-gallery = Votre galerie n’a pas d’emplacement libre pour cette œuvre.
    .label = Galerie pleine
rejection-cannot-pay = Vous ne pouvez pas payer { $price }.
    .label = Paiement impossible
rejection-payment-out-of-range = Vous pouvez payer de { $least } à { $most } de ce prix en influence.
    .label = Paiement hors limites
rejection-fame-out-of-range = Avec votre influence, vous pouvez ajouter ici de { $least } à { $most } points de renommée.
    .label = Renommée hors limites
rejection-fame-not-for-this-artist = Vous ne pouvez pas augmenter la renommée { $artist } maintenant.
    .label = Mauvais artiste
rejection-wrong-ticket = Vous ne pouvez pas prendre { $ticket } maintenant ; il faut une autre couleur.
    .label = Mauvais billet
rejection-tickets-gone = Vous ne pouvez pas prendre { $ticket } : il n’en reste aucun.
    .label = Billets épuisés
rejection-wrong-exchange = Vous ne pouvez pas échanger { $ticket } ainsi.
    .label = Échange impossible
rejection-ticket-not-in-hand = Vous ne pouvez pas dépenser { $ticket } : vous n’en avez aucun.
    .label = Pas de tel billet
rejection-no-such-visitor = Vous ne pouvez pas déplacer { $visitor } : il n’y en a pas à cet endroit.
    .label = Pas de tel visiteur
rejection-visitor-not-meant = Vous ne pouvez pas choisir { $visitor } pour ce bonus.
    .label = Mauvais visiteur
rejection-too-many-collectors = Votre galerie n’a plus de place pour un collectionneur ; elle en accueille un de plus que vous n’avez vendu d’œuvres.
    .label = Trop de collectionneurs
rejection-no-contract-there = Il n’y a pas de contrat à cet endroit.
    .label = Pas de contrat là
rejection-bonus-taken = Vous avez déjà pris le bonus de ce contrat.
    .label = Bonus déjà pris
rejection-slot-in-use = Le contrat de cet emplacement n’est pas encore rempli.
    .label = Emplacement occupé
rejection-no-slot-free = Tous vos emplacements ont des contrats qui ne sont pas remplis.
    .label = Aucun emplacement libre
rejection-already-revealed = Vous avez déjà révélé de nouveaux contrats.
    .label = Déjà révélés
rejection-must-sign = Vous devez signer un contrat, car vous n’en avez pas révélé de nouveaux.
    .label = Signature obligatoire
rejection-contract-fulfilled = Ce contrat est déjà rempli.
    .label = Contrat rempli
rejection-not-exhibited = Vous n’exposez aucune œuvre { $artist }.
    .label = Non exposée
rejection-wrong-form = Ce contrat est pour une autre discipline.
    .label = Mauvaise discipline
rejection-hire-out-of-range =
    { $most ->
        [0] Vous ne pouvez engager aucun assistant maintenant.
        [1] Vous pouvez engager un seul assistant maintenant.
       *[other] Vous pouvez engager de 1 à { $most } assistants maintenant.
    }
    .label = Nombre d’assistants
rejection-fully-promoted = Vous ne pouvez pas promouvoir { $artist } au-delà du niveau le plus haut.
    .label = Promotion maximale
rejection-no-token = Il ne reste aucun jeton de promotion de niveau { $level }.
    .label = Plus de jeton
rejection-column-unused = Cette colonne du marché n’est pas utilisée avec ce nombre de joueurs.
    .label = Colonne inutilisée
rejection-column-closed = Les visiteurs de votre hall n’ouvrent pas cette colonne.
    .label = Colonne fermée
rejection-row-closed = Pour cette rangée, il vous faut une œuvre acquise de sa discipline.
    .label = Rangée fermée
rejection-place-taken = Cette case du marché est déjà utilisée.
    .label = Case prise
rejection-no-reputation-space = Vous n’avez aucune case de réputation libre.
    .label = Pas de case libre
rejection-space-covered = Cette case de réputation est déjà couverte.
    .label = Case couverte
rejection-no-assistant = Vous n’avez aucun assistant à envoyer au marché.
    .label = Pas d’assistant
rejection-not-the-largest-stack = Lacerda défausse de la plus grande pile de billets, et { $ticket } n’en fait pas partie.
    .label = Pas la plus grande pile
rejection-not-on-the-easels = Il n’y a aucune œuvre de cette discipline sur les chevalets.
    .label = Pas sur les chevalets

## Status

status-start = Les joueurs choisissent leur lieu de départ.
    .label = { $phase }
status-running =
    Manche { $round } : c’est le tour { DE($player) }.{ $end ->
        [last] {" "}C’est la dernière manche.
        [triggered] {" "}La prochaine manche est la dernière.
       *[open] {""}
    }
    .label = Manche { $round } : { $phase }
status-kicked-out =
    Manche { $round }, tour { DE($player) } : { $other } peut agir après une expulsion.{ $end ->
        [last] {" "}C’est la dernière manche.
        [triggered] {" "}La prochaine manche est la dernière.
       *[open] {""}
    }
    .label = Manche { $round } : { $phase }
status-auction = Les œuvres de renom sont mises aux enchères.
    .label = { $phase }
status-over = { $count ->
        [one] { $winners } gagne avec { $money }.
       *[other] { $winners } gagnent ensemble avec { $money }.
    }
    .label = { $phase }
status-solo-won = { $player } atteint l’objectif avec { $money } et gagne contre Lacerda.
    .label = { $phase }
status-solo-lost = { $player } a { $money } mais n’atteint pas l’objectif : Lacerda gagne.
    .label = { $phase }

## Components

component-work = Une { $work } qui donne { $gain } à son artiste et apporte { $tickets }.
    .label = { $name }, renommée { $fame }
component-contract = Un contrat qui vend une { $work }. Un assistant posé dessus apporte { $bonus }.
    .label = Contrat { $form } ({ $icon })
component-reputation-tile = Une tuile de réputation qui rapporte { $tile }.
    .label = Tuile : { $criterion }
component-artist = Un des deux artistes de cette discipline : { $artist }.
    .label = { $name }
component-curator = Une carte conservateur pour des œuvres de la galerie : { $goals }.
    .label = Carte conservateur { $number }
component-dealer = Une carte marchand d’art pour des œuvres vendues : { $goals }.
    .label = Carte marchand d’art { $number }
component-location = Le lieu { $purpose }.
    .label = { $name }
component-visitor = Un visiteur qui rapporte { $influence } et { $money } dans une galerie quand un bonus ou le décompte intermédiaire le demande.
    .label = { $name }
component-ticket = Un billet qui fait avancer { $visitor } d’un pas.
    .label = { $name }
component-bonus = Un bonus : { $bonus }.
    .label = { $name }
component-form = Une discipline, et une rangée du Marché international.
    .label = { $name }
component-offer = Une rangée des enchères : une offre y coûte { $money }.
    .label = { $name }
component-column = La { $column } du Marché international : une action y donne { $influence }.
    .label = Marché : { $column }
component-contract-slot = L’{ $slot } pour les contrats d’un plateau : le remplir quand il est vide donne { $bonus }.
    .label = Contrats : { $slot }
component-display-space = La place { $space } du présentoir des contrats, comptée depuis la gauche.
    .label = Place { $space } du présentoir
component-reputation-space = Une case de réputation : la couvrir apporte { $bonus }.
    .label = Case { $name }
component-promotion-level = Le niveau de promotion { $level } : l’atteindre coûte { $influence } et apporte { $bonus }.
    .label = Niveau { $level }
goal = { $works } ({ $money })

## Score

score-total = Argent en tout
line-money = L’argent en main.
    .label = Argent
line-majorities = Les colonnes du Marché international, depuis la gauche, rapportent { $first }, { $second } et { $third }.
    .label = Majorités du marché
line-reputation = Les tuiles rapportent pour { $tiles }.
    .label = Tuiles de réputation
line-reputation-none = Il n’y a aucune tuile de réputation.
    .label = Tuiles de réputation
line-tile = { $count } ({ $money })
line-exhibition = La valeur des œuvres de la galerie.
    .label = Exposition
line-renowned = L’artiste découvert le plus célèbre de sa discipline fixe la valeur de l’œuvre de renom.
    .label = Œuvre de renom
line-renowned-none = Aucune œuvre de renom n’a été prise.
    .label = Œuvre de renom
line-curator = Objectifs atteints de la carte conservateur : { $reached } sur { $goals }.
    .label = Carte conservateur
line-curator-secret = La carte conservateur est secrète jusqu’à la fin de la partie.
    .label = Carte conservateur
line-dealer = Objectifs atteints de la carte marchand d’art : { $reached } sur { $goals }.
    .label = Carte marchand d’art
line-dealer-secret = La carte marchand d’art est secrète jusqu’à la fin de la partie.
    .label = Carte marchand d’art
line-influence = Le marqueur d’influence est sur la case { $space } de la piste, avec ce que les tuiles ajoutent.
    .label = Influence
line-end = La fin a été déclenchée par deux tours de table entiers sans qu’aucun joueur puisse faire d’action de lieu.
    .label = Fin de la partie
line-solo = L’objectif est atteint.
    .label = Objectif contre Lacerda
line-solo-missing = L’objectif n’est pas atteint. Il manque encore : { $missing }.
    .label = Objectif contre Lacerda
missing-cards = des objectifs des cartes secrètes
missing-reputation = des tuiles de réputation
missing-masterpieces = des chefs-d’œuvre
missing-money = de l’argent

## Picture

picture-title = { $title } : { $part }
picture-seat = { $player } : { $total }, { $money } en espèces, { $influence }, { $exhibited ->
        [one] { $exhibited } œuvre exposée
       *[other] { $exhibited } œuvres exposées
    }, { $sold ->
        [one] { $sold } vendue
       *[other] { $sold } vendues
    }.

picture-free = libre
picture-kicked-out = expulsé
picture-lacerda-supply = { $count ->
        [one] Il reste { $count } assistant à Lacerda.
       *[other] Il reste { $count } assistants à Lacerda.
    }

picture-artists = Artistes
picture-undiscovered = À découvrir
picture-celebrity = Célébrité
picture-stack = +{ $fame } de renommée, { $below ->
        [one] { $below } œuvre dessous
       *[other] { $below } œuvres dessous
    }
picture-stack-empty = Plus aucune œuvre
picture-commission-price = Commande : { $price }
picture-signatures = { $count ->
        [one] { $count } signature
       *[other] { $count } signatures
    }

picture-contracts = Contrats
picture-deck = { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
picture-no-contract = aucun

picture-market-influence = Influence
picture-market-majorities = Majorités
picture-renowned = Œuvres de renom

picture-influence = Influence
picture-supplies = Visiteurs et billets
picture-plaza = Place
picture-bag = Sac
picture-box-office = Guichet
picture-spent = Billets dépensés
picture-promotion = Promotion
picture-intermediate-scored = Le décompte intermédiaire a eu lieu.
picture-bag-empty = Le sac est vide.
picture-box-office-empty = Le guichet est vide.

picture-gallery = Galerie
picture-lobby = Hall
picture-commission = commande
picture-assistants = Assistants
picture-queue = { $count } à engager, le prochain pour { $price }
picture-queue-empty = plus personne à engager
picture-sold = Vendues
picture-none-sold = aucune œuvre
picture-masterpieces = { $count ->
        [one] { $count } chef-d’œuvre
       *[other] { $count } chefs-d’œuvre
    }
picture-renowned-exhibited = de renom, exposée
picture-renowned-sold = de renom, vendue
picture-contract-slots = Contrats
picture-reputation = Réputation
picture-start-tile = Tuile de départ
picture-secret-cards = Les cartes conservateur et marchand d’art sont secrètes.

picture-legend = Légende
picture-legend-vip = VIP et son billet : une couronne
picture-legend-investor = Investisseur et son billet : un chapeau
picture-legend-collector = Collectionneur et son billet : un anneau
picture-legend-money = Argent ; près d’un artiste ou sur une œuvre, la valeur d’une œuvre
picture-legend-influence = Influence
picture-legend-fame = Renommée ; sur une œuvre, un chef-d’œuvre ; sur la piste d’influence, 1 de renommée
picture-legend-fame-bar = Renommée jusqu’à la célébrité ; le trait est la renommée initiale
picture-legend-promotion = Le niveau de promotion d’un artiste
picture-legend-blue = Artiste moins connu (bleu) : cadre simple
picture-legend-red = Artiste plus connu (rouge) : cadre avec des coins
picture-legend-tile = Tuile de réputation : argent et influence pour chaque élément nommé
picture-legend-track = Piste d’influence : 1 pièce quand le marqueur recule jusqu’à cette case
picture-legend-majorities = 6 / 3 / 1 : argent pour le plus d’assistants dans une colonne, puis les deuxième et troisième
picture-legend-token = 1 ×4 : il reste quatre jetons du niveau de promotion 1 ; le signe est son bonus
picture-legend-total = À côté d’un nom : l’argent qu’aurait le joueur en tout si la partie finissait maintenant

# What a picture shows, in words.
picture-locations = Lieux
picture-says-nobody = personne
picture-says-no-tickets = aucun billet
picture-says-awaited = { $player } { $awaited }.
picture-says-exhibit = { $masterpiece ->
        [yes] un chef-d’œuvre
       *[no] une œuvre
    } { $artist } ({ $value })
picture-says-gallery = { $count ->
        [0] La galerie { DE($player) } n’expose aucune œuvre.
       *[other] Œuvres de la galerie { DE($player) } : { $works }.
    }
picture-says-visitors = Visiteurs dans la galerie { DE($player) } : { $visitors } ; dans son hall : { $lobby }.
picture-says-goods = { $player } a { $money } en espèces, { $influence }, { $tickets }, { $desks } au bureau et { $queue } à engager.
picture-says-slot = { $contract }, { $slot }{ $fulfilled ->
        [0] {""}
       *[other] , rempli, { $half } visible
    }{ $assistant ->
        [0] {""}
       *[other] , avec un assistant posé dessus
    }
picture-says-slots = { $count ->
        [0] { $player } n’a aucun contrat.
       *[other] Contrats { DE($player) } : { $contracts }.
    }
picture-says-tile = une tuile qui rapporte { $tile }
picture-says-empty-space = la case { $bonus } est libre
picture-says-reputation = Cases de réputation { DE($player) } : { $spaces }.
picture-says-location = { $location } : { $piece }.
picture-says-start-tile = { $location } : la tuile de réputation qui s’y trouve rapporte { $tile }.
picture-says-artist = { $artist } : { $state ->
        [unknown] pas encore découvert, sa commande coûte { $price }
        [celebrity] une célébrité, une œuvre vaut { $value }
       *[known] renommée { $fame }, une œuvre vaut { $value }
    }, niveau de promotion { $level }, { $signatures }.
picture-says-stack = { $form } : { $count ->
        [0] il ne reste aucune œuvre.
       *[other] la prochaine œuvre donne { $fame } ; visiteurs posés dessus : { $visitors }.
    }
picture-says-contracts = Les contrats du présentoir, depuis la gauche : { $contracts } ; { $deck }.
picture-says-at-market = { $player } dans { $space }
picture-says-market-tile = dans { $space }, { $tile }
picture-says-market-assistants = { $standing ->
        [0] Il n’y a aucun assistant au Marché international.
       *[other] Assistants au Marché international : { $assistants }.
    }
picture-says-market-tiles = { $lying ->
        [0] Il ne reste aucune tuile de réputation.
       *[other] Les tuiles de réputation rapportent : { $tiles }.
    }
picture-says-renowned = { $waiting ->
        [0] Il n’y a aucune œuvre de renom sur les chevalets.
       *[other] Sur les chevalets : { $works }.
    }
picture-says-influence = { $player } a { $influence }.
picture-says-supplies = Visiteurs sur la Place : { $plaza } ; dans le sac : { $bag }. Billets au guichet : { $office } ; dépensés : { $spent }.
picture-says-majorities = Trois nombres au-dessus des offres : argent pour le plus d’assistants dans une colonne, puis les deuxième et troisième
picture-says-token = Un niveau de promotion, et combien de ses jetons restent ; le signe est son bonus
picture-says-legend = Les signes de l’image : { $signs }.

# Words of the game that a newcomer does not know.
term-money = Elle paie les œuvres, les offres et les assistants. Qui en a le plus quand tout est compté gagne.
    .label = pièce
term-influence = Chaque joueur a un marqueur sur la piste d’influence. L’influence sert à promouvoir un artiste, à augmenter sa renommée, à remplacer de l’argent, et à faire une action de lieu après une expulsion.
    .label = influence
term-track = La piste d’influence : un marqueur qui recule sur des signes d’argent ou de renommée les rapporte, et à la fin sa case vaut de l’argent.
    .label = piste
term-artist = Il y a deux artistes par discipline. Une fois qu’un artiste est découvert, tout le monde peut acheter ses œuvres.
    .label = artiste
term-form = Il y a quatre disciplines : numérique, photo, sculpture et peinture.
    .label = discipline
term-work = On l’achète à un artiste découvert, on l’expose dans sa galerie, et on peut la vendre avec un contrat de sa discipline. La renommée de son artiste fixe sa valeur.
    .label = œuvre
term-fame = À quel point un artiste est connu. Plus elle est haute, plus ses œuvres coûtent et valent.
    .label = renommée
term-celebrity = Un artiste dont la renommée a atteint le bout de son échelle. Une célébrité ne vend plus que des œuvres déjà commandées, et ses œuvres sont des chefs-d’œuvre.
    .label = célébrité
term-masterpiece = Une œuvre d’une célébrité. Tant qu’une galerie en expose une, elle a un quatrième emplacement.
    .label = chef-d’œuvre
    .also = chefs-d’œuvre
term-commission = Qui découvre un artiste peut lui acheter une œuvre au prix de sa renommée initiale, si haute qu’elle soit ensuite.
    .label = commande
term-signature = Un artiste a deux signatures, une par œuvre exposée. Elle revient quand l’œuvre est vendue.
    .label = signature
term-promotion = On promeut un artiste niveau par niveau, ce qui coûte de l’influence, apporte le bonus du jeton et augmente sa renommée.
    .label = promotion
    .also = promu
term-level = Jusqu’où un artiste est promu, du niveau 1 au niveau 5.
    .label = niveau
term-token = Les jetons de promotion d’un niveau sont limités ; chacun montre le bonus d’une promotion à ce niveau.
    .label = jeton
term-bonus = Un signe sur une tuile, un contrat ou une case, et ce qu’il apporte.
    .label = bonus
term-visitor = Les VIP, les investisseurs et les collectionneurs vont de la Place à un hall, puis à une galerie. Là, ils décident de ce que rapporte un bonus.
    .label = visiteur
term-investor = Un visiteur qui rapporte de l’argent dans une galerie. Celui qui part après une vente rend visible la moitié Investissement du contrat.
    .label = investisseur
term-collector = Un visiteur qui rapporte de l’influence et de l’argent dans une galerie, et de la renommée à ses artistes. Une galerie accueille un collectionneur de plus qu’elle n’a vendu d’œuvres.
    .label = collectionneur
term-plaza = Le lieu des visiteurs qui ne sont dans la galerie ni dans le hall de personne.
    .label = Place
term-lobby = Les visiteurs d’un hall ouvrent des colonnes du Marché international. Un billet les fait passer à la galerie.
    .label = hall
term-gallery = Chaque joueur expose des œuvres dans sa galerie. Les visiteurs qui s’y trouvent décident de ce que rapporte un bonus.
    .label = galerie
term-bag = Les visiteurs qui ne sont pas encore en jeu. Ils arrivent avec les nouvelles œuvres.
    .label = sac
term-ticket = Un billet déplace un visiteur de sa couleur : de la Place à son propre hall, de là à sa galerie, ou d’un autre hall à la Place.
    .label = billet
term-box-office = La réserve des billets. Quand une couleur y manque pour la première fois, toutes les galeries rapportent ; quand il est vide, c’est une des conditions de la fin.
    .label = guichet
term-intermediate-scoring = Quand les billets d’une couleur sont épuisés pour la première fois, les visiteurs de chaque galerie rapportent de l’argent et de l’influence.
    .label = décompte intermédiaire
term-gallerist = Le pion d’un joueur, qui change de lieu à chaque tour.
    .label = galeriste
term-assistant = Les assistants attendent au bureau. On les laisse sur des lieux, ils utilisent des contrats et vont au Marché international.
    .label = assistant
term-desk = Un joueur a quatre postes d’assistant à son bureau. Un assistant qui rentre quand tous sont pris quitte la partie.
    .label = bureau
term-queue = Les assistants que l’on peut engager. Le prochain coûte plus que le précédent.
    .label = file
term-location = Il y a quatre lieux, avec deux actions chacun.
    .label = lieu
term-location-action = Une des deux actions du lieu où se trouve le galeriste. Chaque tour en a exactement une.
    .label = action de lieu
term-executive-action = Une par tour au plus, à n’importe quel moment : dépenser des billets, ou utiliser un contrat.
    .label = action exécutive
term-kicked-out = Qui va sur un lieu occupé en expulse le pion. Son propriétaire peut agir après le tour, puis le pion rentre.
    .label = expulsé
    .also = expulsion
term-goes-home = Un galeriste rentre à sa galerie, et un assistant à un poste libre du bureau.
    .label = rentre
term-contract = Un contrat vend une œuvre de sa discipline. Avant cela, un assistant posé dessus apporte une fois son bonus ; la vente le retourne sur une de ses moitiés, que l’on peut utiliser à nouveau.
    .label = contrat
term-half = Un contrat rempli a une moitié Influence et une moitié Investissement. Seule la moitié visible sert.
    .label = moitié
term-display = Les quatre places des contrats à signer. Les nouveaux recouvrent les anciens.
    .label = présentoir
term-slot = Une place sur le plateau d’un joueur, pour une œuvre ou pour un contrat.
    .label = emplacement
term-market = Le Marché international : les tuiles de réputation en haut, les rangées d’enchères en bas. À la fin, le plus d’assistants dans chaque colonne rapporte de l’argent.
    .label = marché
term-column = Une colonne du Marché international. Les visiteurs du hall décident des colonnes ouvertes.
    .label = colonne
term-row = Une rangée du Marché international : les tuiles d’une discipline, qui demandent une œuvre acquise de cette discipline, ou les offres d’un prix.
    .label = rangée
term-reputation-tile = Une tuile du Marché international, qui rapporte à la fin pour ce qu’elle nomme.
    .label = tuile de réputation
    .also = tuiles de réputation
term-reputation-space = Une place pour une tuile de réputation sur le plateau d’un joueur. La couvrir apporte son bonus.
    .label = case de réputation
term-start-tile = La tuile de réputation du lieu de départ. Elle est sur le troisième emplacement jusqu’à ce qu’une œuvre en ait besoin.
    .label = tuile de départ
term-offer = Un assistant dans les rangées d’enchères du Marché international. Les offres les plus hautes prennent une œuvre de renom en premier.
    .label = offre
term-auction = À la fin de la partie, les offres au Marché international décident qui prend une œuvre de renom en premier.
    .label = enchères
term-renowned = Une œuvre de renom se prend aux enchères de la fin. Elle vaut autant qu’une œuvre de l’artiste découvert le plus célèbre de sa discipline.
    .label = de renom
term-easel = Là où les œuvres de renom attendent les enchères.
    .label = chevalet
term-curator-card = Une carte secrète, qui rapporte à la fin pour des œuvres exposées dans la galerie.
    .label = carte conservateur
term-dealer-card = Une carte secrète, qui rapporte à la fin pour des œuvres vendues.
    .label = carte marchand d’art
term-secret-cards = La carte conservateur et la carte marchand d’art d’un joueur.
    .label = cartes secrètes
term-goal = Ce que demande une carte secrète, et dans une partie en solitaire, ce qu’il faut atteindre.
    .label = objectif
term-lacerda = L’adversaire d’une partie en solitaire. Il va au lieu suivant après chaque tour et laisse des assistants derrière lui.
    .label = Lacerda
term-discovered = Découvrir un artiste retourne sa tuile, apporte son bonus et donne une commande au joueur. Dès lors, tout le monde peut acheter ses œuvres.
    .label = découvert
    .also = découvrir
term-exhibited = Une œuvre qui est dans la galerie d’un joueur et qui n’est pas vendue.
    .label = exposée
    .also = expose
term-acquired = Une œuvre qu’un joueur expose ou qu’il a vendue.
    .label = acquise
term-fulfilled = Un contrat est rempli une fois qu’une œuvre a été vendue avec lui. Il montre alors une de ses moitiés.
    .label = rempli
term-in-play = Les assistants au bureau, sur des lieux, sur des contrats et au Marché international sont en jeu ; ceux de la file ne le sont pas.
    .label = en jeu
