# Texts of the server in French: turns, plans, webhooks, names.

# Nouns of numbers: statut

decide = décider
    .awaited = décide
awaited-own = C’est à vous de jouer : { $decision }.
awaited-other = La partie attend { $player }, qui { $does }.
    .label = { $player } { $does }
turn = C’est à vous de jouer à { $game } : { $decision }.
    .until = C’est à vous de jouer à { $game } : { $decision }, avant { $deadline }.

# Results of games, in mails and chat messages.
result-won = Vous avez gagné.
result-shared = Vous partagez la première place avec { $others ->
        [one] un autre joueur
       *[other] { $others } autres joueurs
    }.
result-lost = Vous avez perdu.
result-placed = Vous finissez { $placing ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
       *[other] dernier
    } sur { $seats } joueurs.

# What is going on in games that did not end by their rules.
ended-by-resignation = Des joueurs ont abandonné, et { $count ->
        [one] { $winners } a gagné.
       *[other] { $winners } partagent la première place.
    }
    .label = Partie terminée
ended-by-abort = La partie a été annulée et n’a pas de résultat.
    .label = Partie annulée

# Stored plans.
plan = { $acts ->
        [at_deadline] Si votre temps s’écoule alors que la partie vous attend ({ $decision })
       *[at_once] Dès que ce sera à vous de jouer ({ $decision })
    }{ $conditions ->
        [0] {""}
        [one] {" "}et si la condition du plan est remplie
       *[other] {" "}et si les { $conditions } conditions du plan sont remplies
    }, { $alternatives ->
        [one] les commandes seront jouées si les règles le permettent.
       *[other] la première des { $alternatives } variantes que les règles permettent sera jouée.
    }
    .label = { $acts ->
        [at_deadline] À l’échéance : { $decision }
       *[at_once] Prévu : { $decision }
    }

# Why plans are not played.
plan-condition = { $number ->
        [0] La condition de cette variante n’est pas remplie.
       *[other] La { NUMBER($number, type: "ordinal") ->
            [one] { $number }re
           *[other] { $number }e
        } condition de cette variante n’est pas remplie.
    }
    .label = Condition non remplie
plan-refused = Coup interdit

# Why a delivery to a webhook failed, or why a webhook is disabled.
failure-status = Le destinataire a répondu par le statut HTTP { $status }.
    .label = Statut HTTP { $status }
failure-no-address = Le serveur n’appelle aucune adresse de cet hôte.
    .label = Aucune adresse
failure-no-connection = Le serveur n’a pas pu se connecter au destinataire.
    .label = Pas de connexion
failure-not-trusted = Le certificat du destinataire n’est pas reconnu par ce serveur.
    .label = Connexion non sécurisée
failure-timed-out = Le destinataire n’a pas répondu à temps.
    .label = Pas de réponse à temps
failure-no-answer = Le destinataire a fermé la connexion sans répondre.
    .label = Pas de réponse
failure-not-sent = Le message n’a pas pu être envoyé.
    .label = Non envoyé
failure-by-owner = Son propriétaire l’a désactivé.
    .label = Désactivé par son propriétaire
failure-other = Les envois ont échoué.
    .label = Échec

# The name of a guest who has chosen none.
guest = Invité { $number }
