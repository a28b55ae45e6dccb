# Texts of mails and of chat messages in French.

# Times, in the time zone of the reader.
weekday = { $day ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
}
month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
moment = { $weekday } { $date ->
        [1] 1er
       *[other] { $date }
    } { $month } { $year } à { $time } ({ $zone })

# Players and games.
bot = { $name } (robot)
game-with = { $game } avec { $others }
since = depuis le { $moment }

# Mails about the account.
mail-greeting = Bonjour { $name },
mail-verification = Cette adresse a été saisie pour le compte « { $account } ». Merci de confirmer qu’elle est bien la vôtre.
    .subject = Confirmez votre adresse
    .valid = Le lien est valable 24 heures.
    .button = Confirmer l’adresse
    .closing = Si ce n’était pas vous, vous pouvez ignorer ce message : il ne se passera rien.
mail-address-taken = Cette adresse a été saisie pour le compte « { $other } », mais elle appartient déjà à votre compte « { $own } ».
    .subject = Votre adresse a été saisie pour un autre compte
    .advice = Rien n’a changé et vous n’avez rien à faire. Si vous avez oublié votre mot de passe, vous pouvez en demander un nouveau.
mail-address-changed = Les messages pour le compte « { $account } » vont désormais à une autre adresse.
    .subject = Votre adresse a changé
    .advice = Si ce n’était pas vous, une autre personne connaît votre mot de passe : contactez les responsables de ce serveur.
mail-password-reset = Un nouveau mot de passe a été demandé pour le compte « { $account } ».
    .subject = Un nouveau mot de passe
    .valid = Le lien est valable 2 heures et une seule fois. Un nouveau mot de passe vous déconnecte de tous vos appareils.
    .button = Choisir un mot de passe
    .closing = Si ce n’était pas vous, vous pouvez ignorer ce message : votre mot de passe ne change pas.
mail-token = Si le lien ne fonctionne pas, voici le code qu’il contient : { $token }

# Mails about games.
mail-your-turn = { $game } vous attend.
    .subject = À vous de jouer : { $game }
    .deadline = Vous avez jusqu’au { $deadline }.
    .button = Aller à la partie
mail-reminder = { $game } vous attend encore, mais seulement jusqu’au { $deadline }.
    .subject = Le temps presse : { $game }
    .button = Aller à la partie
mail-decision = { $sentence } { $why }
mail-finished = { $game } : la partie est terminée. { $result }
    .subject = Partie terminée : { $game }
    .button = Voir le résultat
mail-invitation = { $player } vous invite à une partie { DE($game) }.
    .subject = { $player } vous invite : { $game }
    .button = Voir la table
mail-digest = { $count ->
        [one] { $count } partie vous attend :
       *[other] { $count } parties vous attendent :
    }
    .subject = { $count ->
        [one] { $count } partie vous attend
       *[other] { $count } parties vous attendent
    }
    .more = { $count ->
        [one] Et { $count } autre partie.
       *[other] Et { $count } autres parties.
    }
mail-digest-item = { $decision }, { $since }
mail-unsubscribe = Ne plus recevoir de messages sur les parties
unsubscribe-page = Voulez-vous ne plus recevoir de messages sur les parties ?
    .title = Plus de messages
    .button = Ne plus en recevoir
    .done = Vous ne recevrez plus de messages sur les parties. Vous pouvez changer cela dans vos réglages.

# Notices in words: in feeds, webhooks and messages to chat services. The label of a kind does not change with its sentence.
chat-test = Ceci est un test : Salon peut vous joindre ici.
    .label = Essai
chat-unknown = Vous avez un nouvel avis sur Salon.
    .label = Nouvel avis
chat-your-turn = À vous de jouer
chat-reminder = Rappel : { $game } vous attend ({ $decision }) jusqu’au { $deadline }.
    .last = Dernier rappel : { $game } vous attend ({ $decision }) jusqu’au { $deadline }.
    .label = Le temps presse
chat-extended = Votre temps { $known ->
        [yes] pour { $game }{" "}
       *[no] {""}
    }était écoulé et a été prolongé jusqu’au { $deadline }. Il vous reste { $credits ->
        [one] { $credits } prolongation
       *[other] { $credits } prolongations
    }.
    .label = Temps prolongé
chat-invitation = { $named ->
        [yes] { mail-invitation }
       *[no] On vous invite à une partie { DE($game) }.
    }
    .bot = { $named ->
        [yes] { mail-invitation }
       *[no] Un robot vous invite à une partie { DE($game) }.
    }
    .label = Invitation reçue
chat-game-started = Votre partie { DE($game) } a commencé.
    .label = Partie commencée
chat-round-closed = La manche { $round } { $known ->
        [yes] { DE($game) }{" "}
       *[no] {""}
    }est terminée.
    .label = Manche terminée
chat-game-finished = Votre partie { DE($game) } est terminée.
    .label = Partie terminée
chat-game-aborted = { $known ->
        [yes] Votre partie { DE($game) } a été annulée.
       *[no] Une de vos parties a été annulée.
    }
    .label = Partie annulée
chat-game-paused = { $known ->
        [yes] Votre partie { DE($game) } est en pause.
       *[no] Une de vos parties est en pause.
    }
    .resumed = { $known ->
        [yes] Votre partie { DE($game) } reprend.
       *[no] Une de vos parties reprend.
    }
    .label = Partie en pause
    .resumed-label = Partie reprise
chat-game-rewound = { $known ->
        [yes] Des coups ont été repris dans votre partie { DE($game) }, un bac à sable.
       *[no] Des coups ont été repris dans un bac à sable où vous jouez.
    }
    .label = Coups repris
chat-message = Nouveau message { $named ->
        [yes] { DE($player) }{" "}
       *[no] {""}
    }{ $known ->
        [yes] dans { $title }
       *[no] à votre table
    } : { $text }
    .bot = Nouveau message { $named ->
        [yes] { DE($player) }
       *[no] d’un robot
    } { $known ->
        [yes] dans { $title }
       *[no] à votre table
    } : { $text }
    .label = Nouveau message
chat-plan-lapsed = Votre coup prévu ({ $decision }) { $known ->
        [yes] dans { $game }{" "}
       *[no] {""}
    }n’a pas pu être joué.
    .label = Plan abandonné
chat-plan-played = Votre coup prévu ({ $decision }) { $known ->
        [yes] dans { $game }{" "}
       *[no] {""}
    }a été joué.
    .label = Plan joué
chat-deadline-missed = Votre temps { $known ->
        [yes] pour { $game }{" "}
       *[no] {""}
    }est écoulé, et un robot a décidé pour vous ({ $decision }).
    .forfeited = Votre temps { $known ->
        [yes] pour { $game }{" "}
       *[no] {""}
    }est écoulé, et vous avez perdu votre place.
    .label = Échéance manquée
    .forfeited-label = Place perdue
chat-seat-taken-over = { $known ->
        [yes] { $player } a repris sa place dans { $title }.
       *[no] Un joueur a repris sa place.
    }
    .by-bot = { $known ->
        [yes] Un robot joue désormais pour { $own ->
            [yes] vous
           *[no] { $player }
        } dans { $title }.
       *[no] Un robot joue désormais pour une place de votre partie.
    }
    .by-substitute = { $known ->
        [yes] { $own ->
            [yes] Vous jouez
           *[no] { $player } joue
        } désormais dans { $title } en remplacement.
       *[no] Un remplaçant joue désormais pour une place de votre partie.
    }
    .by-substitute-bot = { $known ->
        [yes] { $own ->
            [yes] Vous jouez
           *[no] { $player } joue
        } désormais dans { $title } en remplacement.
       *[no] Un remplaçant (robot) joue désormais pour une place de votre partie.
    }
    .label = Place confiée à un autre
chat-seat-resigned = { $known ->
        [yes] { $player } a abandonné { $title }.
       *[no] Un joueur a abandonné votre partie.
    }
    .label = Abandon
chat-webhook-disabled = Un de vos webhooks a été désactivé. { $reason }
    .label = Webhook désactivé
