# Art Society in English.

# Nouns of numbers: bid, value, round, painting, shield, tile, frame, card, type, cell, decor, space, corner, stack

edition-1-0 = The rules of the first printing.
    .label = First printing
edition-1-1 = The rules of version 1.1 of the rulebook.
    .label = Version 1.1
edition-fr = The rules of the French edition.
    .label = French edition

genre-city-life = City Life
genre-portrait = Portrait
genre-still-life = Still Life
genre-landscape = Landscape

frame-gold = Gold
frame-shell = Shell
frame-wood = Wood
frame-black = Black

phase-setup = Every player hangs a starting painting.
    .label = Setup
phase-auction = The player with the gavel chooses the stacks of the auction.
    .label = Preparing the auction
phase-bidding = Every player seals a bid for the paintings of the auction.
    .label = Bidding
phase-hanging = The players take paintings in the order of their bids, and hang them.
    .label = Taking and hanging
phase-over = The game is over.
    .label = Game over

stage-waiting = Waiting
stage-placing = Placing
stage-finished = Finished

end-trigger-wall-full = a wall is full
end-trigger-second-excess = a player has two excess paintings
end-trigger-hands-empty = all bid cards are played

# Names of things, as they stand in a sentence; the label stands alone.
size = { $w }×{ $h }
painting = { $type ->
        [city_life] { genre-city-life }
        [portrait] { genre-portrait }
        [still_life] { genre-still-life }
       *[landscape] { genre-landscape }
    } { $size }
    .label = { $type ->
        [city_life] { genre-city-life }
        [portrait] { genre-portrait }
        [still_life] { genre-still-life }
       *[landscape] { genre-landscape }
    } { $size }
painting-framed = { $painting } with a { $frame }
    .label = { $painting }, { $frame }
printed-frame = { $frame ->
        [gold] gold frame
        [shell] shell frame
        [wood] wood frame
       *[black] black frame
    }
decor = a { $size } decor tile
    .label = { $size } decor
tile-at = { $tile } at { $cell }
decor-shields = { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }

# What a tile does at its place, joined to a list.
effect-frames = { $frame ->
        [gold] { $count ->
            [0] touches no gold frame
            [one] touches 1 gold frame
           *[other] touches { $count } gold frames
        }
        [shell] { $count ->
            [0] touches no shell frame
            [one] touches 1 shell frame
           *[other] touches { $count } shell frames
        }
        [wood] { $count ->
            [0] touches no wood frame
            [one] touches 1 wood frame
           *[other] touches { $count } wood frames
        }
       *[black] { $count ->
            [0] touches no black frame
            [one] touches 1 black frame
           *[other] touches { $count } black frames
        }
    }
effect-decor = earns decor of up to { decor-shields }
effect-decor-several = earns decor tiles of { decor-shields } in total
effect-faux-pas = { $count ->
        [one] makes a faux pas with 1 painting of its type
       *[other] makes a faux pas with { $count } paintings of its type
    }
effect-eyeline = lies in the eyeline
effect-corners = { $count ->
        [one] covers 1 corner
       *[other] covers { $count } corners
    }
effect-full-wall = fills your wall

group-bid = Your bid
group-stack = Stacks
group-take = Paintings
group-hang = Hang it
group-assistant = The assistant’s tile
group-decor = Decor
group-hold = Set aside
group-museum = Exchange with the museum
group-other = Other choices

command-offer-stack = Offer a { $size } painting of value { $value }; { $left ->
        [one] it is the last of its stack.
       *[other] its stack has { $left } paintings.
    }
    .label = { $size }
command-place-bid = { $sealed ->
        [0] Seal a bid of { $card }.
       *[other] Replace your sealed bid of { $sealed } with a bid of { $card }.
    }
    .label = Bid { $card }
command-take-painting = Take { $painting }: { $frame }, value { $value }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the present prestige of its type.{ $fits ->
        [yes] {""}
       *[no] {" "}It does not fit on your wall now.
    }
    .label = { $name }
command-hang-painting = Hang { $painting } at { $cell }{ $count ->
        [0] .
       *[other] : { $effects }.
    }
    .label = { $cell }
command-hold-painting = Give { $painting } to your assistant, to hang it in a later round.
    .label = Give it to the assistant
command-hang-assistant-tile = Hang { $tile } from your assistant at { $cell }{ $count ->
        [0] .
       *[other] : { $effects }.
    }
    .label = { $cell } (assistant)
command-exchange-painting = Give { $given } to the museum and take { $received }, { $duty ->
        [hang] which you hang at once.
       *[hold] which you hang or give to your assistant.
    }
    .label = { $name }
command-store-excess = Store { $painting } beside your wall: it costs { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end, and you take a 1×1 decor tile if your wall has an empty cell.
    .label = Store it beside the wall
command-hang-decor = Hang { $tile } ({ decor-shields }) at { $cell }{ $count ->
        [0] .
       *[other] : { $effects }.
    }
    .label = { $size } at { $cell }
command-hold-decor = Give { $tile } ({ decor-shields }) to your assistant, to hang it in a later round.
    .label = { $size } to the assistant
command-free-decor = Swap decor tiles on your wall so that { $tile } ({ decor-shields }) returns to the supply.
    .label = Free { $size }
command-forgo-decor = Decline the decor you may still take: { decor-shields }.
    .label = Decline the decor
command-take-down = { $count ->
        [0] Take back what you gave to your assistant this round, and place it again.
        [one] Take down the tile you hung this round, and place it again.
       *[other] Take down the { $count } tiles you hung this round, and place them again.
    }
    .label = Take down
command-finish-turn = { $keeps ->
        [yes] End your turn. Your assistant keeps { $tile }.
       *[no] End your turn.
    }
    .label = End the turn

decision-hang-starting-painting = Hang your starting painting, { $painting }, so that it covers a star.
    .label = Hang { $name }
    .why = Every player hangs a starting painting before the first round.
    .awaited = hangs the starting painting
    .name = hang your starting painting
decision-open-auction = Choose { $count ->
        [one] 1 more stack
       *[other] { $count } more stacks
    } for the auction of round { $round }.
    .label = Open the auction
    .why = You hold the gavel.
    .awaited = chooses stacks for the auction
    .name = choose the stacks of the auction
decision-place-bid = Seal a bid. Up for auction: { $paintings }.
    .label = Seal a bid
    .why = Every player bids a card, and the highest bid takes a painting first.
    .awaited = seals a bid
    .name = seal a bid
decision-take-painting = Take one of the paintings: { $paintings }.
    .label = Take a painting
    .why = { $place ->
        [1] Your bid of { $bid } is the highest.
       *[other] Your bid of { $bid } comes next.
    }
    .awaited = takes a painting
    .name = take a painting
decision-hang-painting = Hang { $painting }{ $assistant ->
        [free] {" "}or give it to your assistant.
       *[full] .
    }
    .label = Hang { $name }
    .why = { $source ->
        [museum] You received it from the museum.
       *[auction] You took it with your bid of { $bid }.
    }
    .awaited = hangs a painting
    .name = hang your painting
decision-resolve-no-space = Choose what to do with { $painting }, which fits nowhere on your wall.
    .label = No space for { $name }
    .why = You took it with your bid of { $bid }, and it must be settled at once.
    .awaited = settles a painting that fits nowhere
    .name = settle a painting that fits nowhere
decision-place-decor = { $several ->
        [yes] Choose decor tiles of { decor-shields } in total, and place them one by one.
       *[no] Choose a decor tile of up to { decor-shields }, and hang it or give it to your assistant.
    }
    .label = Place decor
    .why = { $cause ->
        [frames] A painting you hung touches frames like its own.
        [excess] You stored a painting beside your wall.
       *[both] You earned it this round.
    }
    .awaited = places decor
    .name = place your decor
decision-finish-turn = Hang { $tile } from your assistant, or end your turn.
    .label = Finish your turn
    .why = Your other tiles are placed, and the assistant’s tile still fits on your wall.
    .awaited = finishes the turn
    .name = finish your turn

event-setup-finished = All starting paintings hang. { $player } opens the first auction.
    .label = Setup finished
event-auction-opened = { $player } opens the auction of round { $round }.
    .label = Round { $round }
event-stack-offered = The auctioneer offers a { $size } painting.
    .label = { $size } offered
event-paintings-revealed = The paintings of the auction are revealed: { $paintings }.
    .label = Paintings revealed
event-bid-sealed = { $player } seals a bid.
    .label = Bid sealed
event-own-bid-sealed = { $player } seals a bid of { $card }.
    .label = Bid sealed
event-bids-revealed = All bids are revealed: { $first } takes first with a bid of { $card }, then { $others }.
    .label = Bids revealed
bid-of = { $player } with a bid of { $card }
event-painting-taken = { $player } takes { $painting }.
    .label = Painting taken
event-painting-hung = { $player } hangs { $painting } at { $cell }.
    .label = Painting hung
event-painting-held = { $player } gives { $painting } to the assistant.
    .label = Painting held
event-assistant-tile-hung = { $player } hangs { $tile } from the assistant at { $cell }.
    .label = Assistant’s tile hung
event-painting-exchanged = { $player } gives { $given } to the museum and takes { $received }.
    .label = Painting exchanged
event-excess-stored = { $player } stores { $painting } beside the wall.
    .label = Painting stored
event-decor-earned = { $player } earns { decor-shields } of decor.
    .label = Decor earned
event-decor-hung = { $player } hangs { $tile } at { $cell }.
    .label = Decor hung
event-decor-held = { $player } gives { $tile } to the assistant.
    .label = Decor held
event-decor-swapped = Decor on { $player }’s wall is swapped to free a size: { $removed } for { $hung }.
    .label = Decor swapped
event-decor-lost = { $player } loses the earned decor that cannot be placed: { decor-shields }.
    .label = Decor lost
event-decor-forgone = { $player } declines the rest of the earned decor: { decor-shields }.
    .label = Decor declined
event-turn-finished = { $player } finishes the turn.
    .label = Turn finished
event-taken-down = { $player } takes back what was placed this round, to place it again.
    .label = Taken down
event-museum-acquired = The museum takes { $painting }. { $moves ->
        [yes] The marker of { $type } goes from space { $from } to space { $to }.
       *[no] The marker of { $type } stays on space { $to }.
    }
    .label = Museum
event-round-closed = Round { $round } is over. The gavel goes to { $player }.
    .label = Round { $round } over
event-game-ended = The game is over: { $reasons }.
    .label = Game over

stop-paintings-revealed = What follows depends on the paintings of the auction, which still lie face down.
    .label = Until the paintings are revealed
stop-bids-revealed = What follows depends on the bids of the other players, which are still sealed.
    .label = Until the bids are revealed

rejection-no-auction-to-open = No auction is being prepared now.
    .label = No auction to open
rejection-not-auctioneer = Only the auctioneer chooses the stacks.
    .label = Not the auctioneer
rejection-somebody-still-hangs = The auction cannot open while a player still has tiles to place.
    .label = A player still hangs
rejection-no-such-stack = There is no stack of { $size } paintings.
    .label = No such stack
rejection-stack-exhausted = The stack of { $size } paintings has no more to offer.
    .label = Stack exhausted
rejection-not-bidding = No bids are taken now.
    .label = Not the time to bid
rejection-card-not-in-hand = The card { $card } is not in your hand.
    .label = Card not in hand
rejection-bid-unchanged = This card is already sealed as your bid.
    .label = Same bid
rejection-not-your-turn-to-take = It is not your turn to take a painting.
    .label = Not your turn
rejection-wait-for-no-space = Wait until the painting that fits nowhere is settled.
    .label = Wait
rejection-not-in-auction = You cannot take { $painting }: it is not up for auction.
    .label = Not up for auction
rejection-no-painting-to-place = You have no painting to place.
    .label = No painting to place
rejection-decor-first = Place the decor you earned first.
    .label = Decor first
rejection-outside-wall = The tile would stick out of the wall.
    .label = Outside the wall
rejection-overlaps = The tile would overlap another.
    .label = Overlap
rejection-unattached = The tile must share an edge with another tile.
    .label = Touches no tile
rejection-not-on-star = Your starting painting must cover a star.
    .label = No star covered
rejection-starting-must-hang = Your starting painting cannot go to your assistant. Hang it.
    .label = Hang the starting painting
rejection-assistant-full = Your assistant already holds a tile.
    .label = Assistant full
rejection-assistant-empty = Your assistant holds nothing.
    .label = Assistant empty
rejection-assistant-just-given = Your assistant got this tile this round. You can hang it from the next round on.
    .label = Tile just given
rejection-not-your-turn-to-hang = It is not your turn to hang.
    .label = Not your turn
rejection-painting-fits = The painting fits on your wall. Hang it or give it to your assistant.
    .label = The painting fits
rejection-not-in-museum = You cannot get { $painting } from the museum.
    .label = Not in the museum
rejection-other-type = The painting of the museum must be of the same type as yours.
    .label = Another type
rejection-exchange-does-not-fit = The painting of the museum does not fit on your wall either.
    .label = Does not fit
rejection-exchanged-must-hang = The painting from the museum must be hung, and must keep a place on your wall.
    .label = Hang the exchanged painting
rejection-exchange-possible = The painting can be exchanged with the museum, so you cannot store it.
    .label = Exchange possible
rejection-no-decor-earned = You have no earned decor to place.
    .label = No decor earned
rejection-decor-too-dear = That decor tile has more shields than you may still take: { decor-shields }.
    .label = Too many shields
rejection-decor-gone = The supply has no { $size } decor tile left.
    .label = Decor size gone
rejection-cannot-free = You cannot free the decor size { $size } now.
    .label = Cannot free this size
rejection-decor-not-declinable = You cannot decline the decor you earned.
    .label = Decor must be placed
rejection-nothing-to-take-down = You have nothing to take down.
    .label = Nothing to take down
rejection-turn-not-finished = You still have something to place.
    .label = Turn not finished

status-setup = The players hang their starting paintings.
    .label = Setup
status-auction = { $player } prepares the auction of round { $round }.
    .label = Round { $round }, auction
status-bidding = Round { $round }: the players seal their bids.
    .label = Round { $round }, bidding
status-hanging = Round { $round }: the players take and hang paintings.
    .label = Round { $round }, hanging
status-over = { $count ->
        [one] The game ended in round { $round }. { $winners } wins with { $points }.
       *[other] The game ended in round { $round }. { $winners } share the victory with { $points }.
    }
    .label = { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }

component-painting = { $painting }, value { $value }.
component-starting-painting = { $painting }, a starting painting.
component-decor = A { $size } decor tile with { decor-shields }.
component-bid-card = The bid card { $card }. Every player has one.
    .label = Bid { $card }
component-starting-bid = The starting bid { $card }, the bottom of a bid stack; the lowest opens the first auction.
    .label = Starting bid { $card }

score-total = Points
line-prestige = { $count ->
        [one] 1 painting
       *[other] { $count } paintings
    } at { $each ->
        [one] 1 point
       *[other] { $each } points
    }.{ $lost ->
        [0] {""}
        [one] {" "}1 more painting in a faux pas counts nothing.
       *[other] {" "}{ $lost } more paintings in a faux pas count nothing.
    }
    .label = { $type }
line-decor = { decor-shields } on the wall, 1 point each.
    .label = Decor
line-eyeline = { $count ->
        [one] 1 painting
       *[other] { $count } paintings
    } of the most prestigious type in the eyeline, { $each } points each.
    .label = Eyeline
line-full-wall = { $full ->
        [yes] No cell of the wall is empty.
       *[no] The wall has empty cells.
    }
    .label = Full wall
line-open-corners = { $count ->
        [one] 1 corner
       *[other] { $count } corners
    } of the wall without a tile, −{ $each } points each.
    .label = Exposed corners
line-excess = { $count ->
        [one] 1 painting
       *[other] { $count } paintings
    } beside the wall, −{ $each } points each.
    .label = Excess paintings

# Pictures.
picture-summary = { $player }: { $points }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } on the wall.
picture-auction = Auction
picture-order = Order of taking: { $players }
picture-value = value { $value }
picture-museum = Museum
picture-multiplier = points a painting
picture-supply = Supply
picture-stacks = Paintings left, by size
picture-decor = Decor left, by size
picture-hand = Hand
picture-played = Played
picture-to-place = To place
picture-assistant = Assistant
picture-excess = Excess
picture-decor-due = Decor due
picture-bid = Sealed bid

# The legend: what the signs of the picture mean.
picture-legend = Legend
picture-legend-genre-city-life = City Life: roofs
picture-legend-genre-portrait = Portrait: head and shoulders
picture-legend-genre-still-life = Still Life: fruit on a table
picture-legend-genre-landscape = Landscape: hills under the sun
picture-legend-frame-gold = Gold frame: two lines
picture-legend-frame-shell = Shell frame: dots
picture-legend-frame-wood = Wood frame: long strokes
picture-legend-frame-black = Black frame: no pattern
picture-legend-eyeline = Eyeline, the wide band: here, paintings of the most prestigious type count more at the end
picture-legend-star = Star: place of a starting painting
picture-legend-fresh = Dashed edge: new this round
picture-legend-shield = Shield: what a decor tile counts
picture-legend-gavel = Gavel: the auctioneer
picture-legend-marker = On a bar of the museum: the space of the marker of this type
picture-legend-multiplier = Beside the bar: the points of each painting of this type, if the game ended now

# What a picture shows, in words.
picture-title = { $title }: { $part }
picture-says-awaited = { $player } { $awaited }.
picture-says-to-place = { $player } can place: { $tiles }.
picture-says-wall = { $count ->
        [0] Nothing hangs on { $player }’s wall.
       *[other] On { $player }’s wall: { $tiles }.
    }
picture-says-pending = { $player } still has to place { $painting }.
picture-says-assistant = { $player }’s assistant holds { $tile }.
picture-says-excess = Beside { $player }’s wall: { $paintings }.
picture-says-hand = In { $player }’s hand: { $cards }.
picture-says-card = bid { $card }
picture-says-auction = Up for auction: { $paintings }.
picture-says-auction-stacks = Stacks of the next auction: { $sizes }.
picture-says-auction-none = No stack is up for auction yet.
picture-says-order = The order of taking: { $players }.
picture-says-museum = { $type }: the marker is on space { $space }, and a painting counts { $points ->
        [one] 1 point
       *[other] { $points } points
    } now. { $count ->
        [0] The museum has no painting of this type.
       *[other] In the museum: { $paintings }.
    }
picture-says-stacks = { $count ->
        [0] No stack has a painting left.
       *[other] Paintings left: { $left }.
    }
picture-says-stack-left = { $count ->
        [one] 1 painting { $size }
       *[other] { $count } paintings { $size }
    }
picture-says-decor = { $count ->
        [0] No decor is left.
       *[other] Decor left: { $left }.
    }
picture-says-decor-left = { $count ->
        [one] 1 tile { $size }
       *[other] { $count } tiles { $size }
    }
picture-says-signs = { $first }; { $last }
picture-says-legend = The signs of the picture: { $signs }.

# Words of the game that a newcomer does not know.
term-auction = The paintings on offer in a round: one more than there are players. The last one goes to the museum.
    .label = auction
term-bid = A card that every player seals in each round. Bids are revealed together, and the highest takes a painting first; each card is played only once.
    .label = bid
term-stack = The face-down paintings of one size; all of them have the same value.
    .label = stack
term-gavel = The player with the gavel is the auctioneer of the round. It passes to the left after every round.
    .label = gavel
term-auctioneer = The player with the gavel, who chooses the stacks of the auction.
    .label = auctioneer
term-value = How far a painting moves the marker of its type when the museum takes it.
    .label = value
term-type = There are four types of paintings: city life, portrait, still life and landscape.
    .label = type
term-frame = A painting that is newly hung earns decor if it touches paintings with the same frame.
    .label = frame
term-wall = Where a player hangs tiles: inside the wall, not over one another, and sharing an edge with a tile that already hangs.
    .label = wall
term-cell = A square of a wall, named by the letter of its column and the number of its row; A1 is at the top left.
    .label = cell
term-tile = A painting or a piece of decor.
    .label = tile
term-faux-pas = Paintings of the same type that touch along an edge make a faux pas: at the end none of them counts for prestige.
    .label = faux pas
term-eyeline = The middle rows of a wall. At the end, every painting of the most prestigious type that reaches into them brings extra points.
    .label = eyeline
term-decor = Small tiles that are earned by touching equal frames. They fill gaps of the wall, and each of their shields is worth a point.
    .label = decor
term-shield = A decor tile has a shield on each of its cells. A painting earns at most as many as it touches equal frames.
    .label = shield
term-assistant = An assistant holds one tile of its player, which can be hung in a later round. At the end it counts nothing.
    .label = assistant
term-museum = In every round the museum takes the painting that nobody took. That moves the marker of its type on, and so decides what the types are worth.
    .label = museum
term-marker = Each type has a marker on the track of the museum. It goes on by the value of a painting that the museum takes; from a space that is taken it steps back to the first free one.
    .label = marker
term-prestige = The further the marker of a type, the more points each of its paintings brings at the end: from two points for the last type to five for the first.
    .label = prestige
    .also = prestigious
term-starting-painting = The painting that every player hangs before the first round, over a star. It earns no decor.
    .label = starting painting
    .also = starting paintings
term-star = A mark on the wall: a starting painting has to cover one.
    .label = star
term-corner = At the end, every corner cell of the wall without a tile costs points.
    .label = corner
term-supply = The decor tiles that no player has. A size can run out.
    .label = supply
term-excess-painting = A painting stored beside the wall because it fits nowhere. It costs points at the end and never comes back; the second one ends the game.
    .label = excess painting
term-sealed = A sealed bid is hidden from the other players until all bids are revealed. Until then it can be replaced.
    .label = seal
    .also = sealed
