# Details of problems, and what is wrong with input, in French.

detail-at-version = La partie en est à la version { $version }.
detail-bearer = Le schéma de l’en-tête Authorization doit être Bearer.
detail-body-bytes = Un corps peut avoir au plus { $limit } octets.
detail-body-ended = Le corps s’est interrompu avant la fin.
detail-body-slow = Le corps n’était pas complet après { $seconds } secondes.
detail-body-utf8 = Le corps n’est pas en UTF-8.
detail-either = Envoyez soit `{ $one }`, soit `{ $other }`, pas les deux.
detail-header-twice = L’en-tête a été envoyé plus d’une fois.
detail-last-event-id = Le Last-Event-ID ne vient pas de ce flux.
detail-name-taken = Un autre compte porte ce nom.
detail-no-body = Cette opération ne prend pas de corps.
detail-no-query = Cette opération ne prend pas de paramètres.
detail-operation-removed = Cette opération ne fonctionne plus depuis le { $day }. Utilisez { $replacement } à la place.
detail-scope = Le jeton doit avoir le droit `{ $scope }`.
detail-session-header = L’en-tête Salon-Session ne peut être que `cookie`.
detail-streams = { $max ->
        [one] { $max } flux est ouvert.
       *[other] { $max } flux sont ouverts.
    } Fermez-en un d’abord.
detail-syntax = Le JSON s’arrête trop tôt ou n’est pas bien formé, ligne { $line }, colonne { $column }.
detail-ticket-or-token = Envoyez soit un ticket, soit un jeton, pas les deux.
detail-too-few-players = Il faut au moins { $fewest } joueurs. Attendez que d’autres joueurs arrivent.
detail-too-many-bots = Un compte peut avoir au plus { $most ->
        [one] { $most } robot
       *[other] { $most } robots
    }. Supprimez-en un d’abord.
detail-refreshed-too-often = Cette session a été renouvelée trop souvent. Utilisez le jeton d’accès jusqu’à son expiration.
detail-too-many-mails = Trop de messages de vérification ont été envoyés aujourd’hui. Cherchez-les dans votre boîte, ou réessayez demain.
detail-too-unreliable = Cette table demande { $least } % de décisions prises à temps.
input-above-cap = Le temps du début dépasse le maximum de { $cap } secondes.
input-control = Ce texte ne peut pas contenir de caractères de commande.
input-cursor = Ce n’est pas un curseur des avis.
input-either = Envoyez soit `up_to`, soit `items`.
input-email = Ce n’est pas une adresse électronique.
input-empty = Ce texte ne peut pas être vide.
input-expiry-far = Cette date doit être avant l’an 10000.
input-expiry-past = Cette date doit être dans l’avenir.
input-hour = Une heure doit être de 0 à 23.
input-include = `include` nomme `{ $name }`, mais ne peut nommer que { $known }, séparés par des virgules.
input-invisible = Ce texte ne peut pas contenir de caractères de commande ou invisibles.
input-items = Envoyez de 1 à { $most } avis.
input-kinds = Nommez au moins une sorte d’avis, ou omettez ce champ.
input-least-games = `least_games` doit être de 1 à 10000 parties.
input-limit = `limit` doit être de 1 à 100 éléments.
input-marks = Ce texte ne peut pas contenir de signes sans lettre, ni plus de quatre sur une lettre.
input-name = Un nom a de 3 à 30 lettres, chiffres, `-` et `_`, et commence et finit par une lettre ou un chiffre.
input-name-reserved = Ce nom est réservé.
input-negative = Un nombre doit être 0 ou plus.
input-no-deadline = La partie n’a pas d’horloge qui laisse un robot décider à l’échéance.
input-no-seat = La table n’a pas cette place.
input-notice-kind = Il n’y a pas d’avis de la sorte `{ $kind }`.
input-password = Un mot de passe a de 10 à 128 caractères.
input-plan-alternatives = Un coup prévu a de 1 à { $most } variantes.
input-plan-conditions = Au plus { $most } conditions sont possibles, chacune avec un JSON Pointer et exactement un test.
input-plan-decision = Le jeu n’a pas cette décision.
input-quiet-minutes = Ce doit être de 1 à 10080 minutes.
input-range = Ce nombre doit être de { $least } à { $most }.
input-rated-alone = Une partie à une seule place ne peut pas être classée.
input-sandbox-public = Un bac à sable n’est jamais public.
input-sandbox-rated = Un bac à sable n’est jamais classé.
input-scopes = Nommez au moins un droit.
input-secret = Ce texte doit avoir de 1 à 512 caractères.
input-spaces = Ce texte ne peut pas commencer ou finir par une espace.
input-ticket-game = Un ticket pour les avis n’est pas pour une partie.
input-time-zone = Ce n’est pas un fuseau horaire IANA comme Europe/Paris.
input-too-long = Ce texte est trop long.
input-too-many-bots = Au plus { $most ->
        [one] { $most } robot peut
       *[other] { $most } robots peuvent
    } jouer à une table de { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
input-too-much-time = Trop de temps a déjà passé dans cette partie.
input-url = Ce n’est pas une adresse comme `https://hooks.example.org/salon`.
input-url-forbidden = Ce serveur n’envoie pas de requêtes à des adresses de cette sorte.
input-url-fragment = L’adresse ne peut pas contenir de fragment.
input-url-host = L’adresse n’a pas d’hôte.
input-url-long = L’adresse est trop longue.
input-url-scheme = L’adresse doit commencer par `http` ou `https`.
input-url-user = L’adresse ne peut pas contenir d’utilisateur ni de mot de passe.
input-wait = `wait` doit être de 0 à 60 secondes.
input-width = `width` doit être un nombre entier de pixels de { $min } à { $max }.
