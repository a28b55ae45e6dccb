# Texts of the kernel in English.

# Nouns of numbers: point, seat, version, command

# The name of a seat whose player is not known: its colour in the pictures.
seat = { $seat ->
    [0] Blue
    [1] Orange
    [2] Green
    [3] Purple
    [4] Red
    [5] Teal
    [6] Brown
   *[other] Black
}
# A seat whose name is also that of a player.
seat-numbered = { $name } (seat { $number })
# A player whose name is also that of another player.
player-of-colour = { $name } ({ $colour })
own-seat = { $name } (you)
points = { $points ->
    [1] 1 point
    [-1] −1 point
   *[other] { $written } points
}
list = { $first } and { $last }

refusal-unknown-ruleset = There is no ruleset “{ $key }”. The known rulesets are: { $known }.
refusal-unknown-rules-version = Version { $version } of the rules is not supported. The supported versions are { $first } to { $last }.
refusal-unknown-edition = There is no edition “{ $edition }”. The known editions are: { $known }.
refusal-wrong-seat-count = This game needs { $fewest } to { $most } seats, not { $seats }.
refusal-bad-options = The options are not valid. { $detail }
refusal-no-such-seat = This game has no such seat.
refusal-unknown-area = The picture has no part “{ $area }”. The known parts are: { $known }.
refusal-no-commands = At least one command is needed.
refusal-too-many-commands = { $count } commands are too many. At most { $most } can be sent at once.
refusal-malformed-commands = The commands are not valid. { $detail }
refusal-game-over = The game is over.
refusal-after-uncovering = The command before this one reveals something hidden. Look at the result, then send the rest.

# Messages of parsers.
list-or = { $first } or { $last }
parser-unknown-field = There is no { $place ->
        [parameter] parameter
       *[field] field
    } `{ $name }` here. { $count ->
        [0] None is allowed.
        [one] Allowed is { $allowed }.
       *[other] Allowed are { $allowed }.
    }
parser-unknown-value = The value `{ $name }` is unknown. { $count ->
        [0] None is allowed.
        [one] Allowed is { $allowed }.
       *[other] Allowed are { $allowed }.
    }
parser-missing = The { $place ->
        [parameter] parameter
       *[field] field
    } `{ $name }` is missing.
parser-twice = The { $place ->
        [parameter] parameter
       *[field] field
    } `{ $name }` was sent twice.
parser-type = { $found ->
        [null] `null` is not possible here.{" "}
       *[other] {""}
    }{ $place ->
        [parameter] { $expected ->
            [boolean] A parameter must be `true` or `false`.
            [integer] A parameter must be a whole number.
           *[other] A parameter must have another value.
        }
       *[field] { $expected ->
            [text] A text is expected here.
            [boolean] `true` or `false` is expected here.
            [integer] A whole number is expected here.
            [number] A number is expected here.
            [list] A list is expected here.
            [object] An object is expected here.
           *[other] Another kind of value is expected here.
        }
    }
parser-no-number = A { $place ->
        [parameter] parameter
       *[field] field
    } must be a whole number.
parser-too-large = A number is too large.
parser-too-small = A number is too small.
parser-range = A number is out of its range.
parser-syntax = The JSON ends too early or is not well-formed, at line { $line }, column { $column }.
parser-other = This value is not valid.
parser-sleep = Sleep must last from one minute to twelve hours.
parser-time-of-day = A time of day looks like `07:30`, from `00:00` to `23:59`.
