# Orchard in English.

# Nouns of numbers: bid, round, tree, fruit, card

edition-standard = Everything that this example has.
    .label = Standard
option-length = How many rounds are played.
    .label = Length
option-length-short = Twelve rounds are played.
    .label = Short
option-length-long = Sixteen rounds are played.
    .label = Long

work-plant = Plant
work-pick = Pick

group-order = Order

command-seal-order =
    { $work ->
        [plant] Plant a tree
       *[pick] Pick the fruit of your trees
    } { $bid ->
        [0] and bid nothing for the bonus card.
       *[other] and bid { $bid } fruit for the bonus card.
    }
    .label =
        { $work ->
            [plant] Plant
           *[pick] Pick
        }, { $bid ->
            [0] no bid
           *[other] bid { $bid }
        }

decision-seal-order = Choose your work of this round and your bid for the bonus card of { $bonus } fruit.
    .label = Seal an order
    .why = Every round, each player seals one order; all orders are revealed together.
    .awaited = seals an order
    .name = seal an order

event-order-sealed = { $player } seals an order.
    .label = Order sealed
event-own-order-sealed =
    { $player } seals an order: { $work ->
        [plant] plant a tree
       *[pick] pick fruit
    }, bid { $bid } fruit.
    .label = Order sealed
event-orders-revealed =
    All orders are revealed. { $harvests }. { $winners ->
        [0] The bonus card goes to no player.
       *[other] { $winner } wins the bonus card.
    }
    .label = Orders revealed
harvest = { $player } { $planted ->
        [0] picks { $picked } fruit
        [one] plants a tree
       *[other] plants { $planted } trees
    }
event-bonus-turned-up = Round { $round } begins with a bonus card of { $bonus } fruit.
    .label = Round { $round }
event-game-ended = The game is over.
    .label = Game over

stop-orders-revealed = What follows depends on the orders of the other players, which are still sealed.
    .label = Until the orders are revealed
stop-bonus-turned-up = What follows depends on the next bonus card, which still lies face down.
    .label = Until the next bonus card

rejection-already-sealed = You have already sealed your order of this round.
    .label = Already sealed
rejection-bid-above-limit = A bid is at most { $most } fruit.
    .label = Bid too high
rejection-bid-unaffordable = You cannot bid more than your { $fruit } fruit.
    .label = Not enough fruit

status-running = Round { $round }: the bonus card is worth { $bonus } fruit.
    .label = Round { $round }
status-over = The game ended in round { $round }.
    .label = Game over

component-bonus = A bonus card worth { $fruit } fruit.
    .label = Bonus card { $fruit }

score-total = Points
line-picked = Fruit picked from your trees.
    .label = Fruit
line-bonuses = The sum of your bonus cards.
    .label = Bonus cards
line-paid = Fruit paid for your bonus cards.
    .label = Bids

picture-seat = { $trees ->
        [one] { $trees } tree
       *[other] { $trees } trees
    }, { $fruit } fruit, { $order }
picture-says-seat = { $player }: { $points }, { $seat }.
picture-order-open = no order yet
picture-order-sealed = order sealed
