# Texts of the server in English: turns, plans, webhooks, names.

# Nouns of numbers: status

decide = decide
    .awaited = decides
awaited-own = It is your turn: { $decision }.
awaited-other = The game is waiting for { $player }, who { $does }.
    .label = { $player } { $does }
turn = It is your turn in { $game }: { $decision }.
    .until = It is your turn in { $game }: { $decision }, until { $deadline }.

# Results of games, in mails and chat messages.
result-won = You won.
result-shared = You share first place with { $others ->
        [one] one other player
       *[other] { $others } other players
    }.
result-lost = You lost.
result-placed = You came { $placing ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[other] last
    } out of { $seats } players.

# What is going on in games that did not end by their rules.
ended-by-resignation = Players resigned, and { $count ->
        [one] { $winners } has won.
       *[other] { $winners } share first place.
    }
    .label = Game over
ended-by-abort = The game was aborted and has no result.
    .label = Game aborted

# Stored plans.
plan = { $acts ->
        [at_deadline] If your time runs out while the game waits for you to { $decision }
       *[at_once] As soon as it is your turn to { $decision }
    }{ $conditions ->
        [0] {""}
        [one] {" "}and the condition of the plan holds
       *[other] {" "}and the { $conditions } conditions of the plan hold
    }, { $alternatives ->
        [one] the commands are played if the rules allow them.
       *[other] the first of { $alternatives } alternatives that the rules allow is played.
    }
    .label = { $acts ->
        [at_deadline] At the deadline: { $decision }
       *[at_once] Planned: { $decision }
    }

# Why plans are not played.
plan-condition = { $number ->
        [0] The condition of this alternative does not hold.
       *[other] The { NUMBER($number, type: "ordinal") ->
            [one] { $number }st
            [two] { $number }nd
            [few] { $number }rd
           *[other] { $number }th
        } condition of this alternative does not hold.
    }
    .label = Condition not met
plan-refused = Not allowed

# Why a delivery to a webhook failed, or why a webhook is disabled.
failure-status = The receiver answered with the HTTP status { $status }.
    .label = HTTP status { $status }
failure-no-address = The host has no address that this server calls.
    .label = No address
failure-no-connection = The server could not connect to the receiver.
    .label = No connection
failure-not-trusted = The receiver has no certificate that this server trusts.
    .label = No secure connection
failure-timed-out = The receiver did not answer in time.
    .label = No answer in time
failure-no-answer = The receiver closed the connection without an answer.
    .label = No answer
failure-not-sent = The message could not be sent.
    .label = Not sent
failure-by-owner = Its owner disabled it.
    .label = Disabled by its owner
failure-other = The deliveries to it failed.
    .label = Failed

# The name of a guest who has chosen none.
guest = Guest { $number }
