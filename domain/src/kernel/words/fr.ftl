# Texts of the kernel in French.

# Nouns of numbers: point, place, version, commande

# The name of a seat whose player is not known: its colour in the pictures.
seat = { $seat ->
    [0] Bleu
    [1] Orange
    [2] Vert
    [3] Violet
    [4] Rouge
    [5] Turquoise
    [6] Brun
   *[other] Noir
}
# A seat whose name is also that of a player.
seat-numbered = { $name } (place { $number })
# A player whose name is also that of another player.
player-of-colour = { $name } ({ $colour })
own-seat = { $name } (vous)
points = { $points ->
    [0] 0 point
    [1] 1 point
    [-1] −1 point
   *[other] { $written } points
}
list = { $first } et { $last }

refusal-unknown-ruleset = Il n’y a pas de jeu « { $key } ». Les jeux connus sont : { $known }.
refusal-unknown-rules-version = La version { $version } des règles n’est pas prise en charge. Les versions prises en charge vont de { $first } à { $last }.
refusal-unknown-edition = Il n’y a pas d’édition « { $edition } ». Les éditions connues sont : { $known }.
refusal-wrong-seat-count = Ce jeu se joue à { $fewest } à { $most } places, pas { $seats }.
refusal-bad-options = Les options ne sont pas valables. { $detail }
refusal-no-such-seat = Cette partie n’a pas cette place.
refusal-unknown-area = L’image n’a pas de partie « { $area } ». Les parties connues sont : { $known }.
refusal-no-commands = Il faut au moins une commande.
refusal-too-many-commands = { $count } commandes, c’est trop. On peut en envoyer { $most } à la fois au plus.
refusal-malformed-commands = Les commandes ne sont pas valables. { $detail }
refusal-game-over = La partie est terminée.
refusal-after-uncovering = La commande précédente révèle quelque chose de caché. Regardez le résultat, puis envoyez la suite.

# Messages of parsers.
list-or = { $first } ou { $last }
parser-unknown-field = Il n’y a pas de { $place ->
        [parameter] paramètre
       *[field] champ
    } `{ $name }` ici. { $count ->
        [0] Aucun n’est permis.
        [one] Est permis { $allowed }.
       *[other] Sont permis { $allowed }.
    }
parser-unknown-value = La valeur `{ $name }` est inconnue. { $count ->
        [0] Aucune n’est permise.
        [one] Est permis { $allowed }.
       *[other] Sont permis { $allowed }.
    }
parser-missing = Le { $place ->
        [parameter] paramètre
       *[field] champ
    } `{ $name }` manque.
parser-twice = Le { $place ->
        [parameter] paramètre
       *[field] champ
    } `{ $name }` a été envoyé deux fois.
parser-type = { $found ->
        [null] `null` n’est pas possible ici.{" "}
       *[other] {""}
    }{ $place ->
        [parameter] { $expected ->
            [boolean] Un paramètre doit être `true` ou `false`.
            [integer] Un paramètre doit être un nombre entier.
           *[other] Un paramètre doit avoir une autre valeur.
        }
       *[field] { $expected ->
            [text] Il faut un texte ici.
            [boolean] Il faut `true` ou `false` ici.
            [integer] Il faut un nombre entier ici.
            [number] Il faut un nombre ici.
            [list] Il faut une liste ici.
            [object] Il faut un objet ici.
           *[other] Il faut une valeur d’une autre sorte ici.
        }
    }
parser-no-number = Un { $place ->
        [parameter] paramètre
       *[field] champ
    } doit être un nombre entier.
parser-too-large = Un nombre est trop grand.
parser-too-small = Un nombre est trop petit.
parser-range = Un nombre est hors de ses limites.
parser-syntax = Le JSON s’arrête trop tôt ou n’est pas bien formé, ligne { $line }, colonne { $column }.
parser-other = Cette valeur n’est pas valable.
parser-sleep = Le sommeil doit durer d’une minute à douze heures.
parser-time-of-day = Une heure du jour s’écrit comme `07:30`, de `00:00` à `23:59`.
