# The Gallerist in English.

# Nouns of numbers: money, Influence, fame, level, tile, masterpiece, assistant, ticket, visitor, VIP, Investor, Collector, work, photograph, sculpture, painting, artist, set, form, signature, contract, round, column, turn, card, space, goal, year

edition-first = The first printing, of the year 2015.
    .label = First edition
option-goal = What the player has to reach in a solo game against Lacerda.
    .label = Solo goal
option-goal-apprentice = Reach one goal of each secret card, 4 reputation tiles, 1 masterpiece and 160 money.
    .label = Apprentice
option-goal-experienced = Reach the higher goal of the curator card, one goal of the art dealer card, 5 reputation tiles, 2 masterpieces and 180 money.
    .label = Experienced
option-goal-master-gallerist = Earn 35 money with the secret cards, and reach 5 reputation tiles and 3 masterpieces.
    .label = Master gallerist

## Vocabulary

form-digital = Digital
    .work = digital work
    .renowned = the renowned digital work
    .works = { $count ->
        [one] { $count } digital work
       *[other] { $count } digital works
    }
form-photo = Photo
    .work = photograph
    .renowned = the renowned photograph
    .works = { $count ->
        [one] { $count } photograph
       *[other] { $count } photographs
    }
form-sculpture = Sculpture
    .work = sculpture
    .renowned = the renowned sculpture
    .works = { $count ->
        [one] { $count } sculpture
       *[other] { $count } sculptures
    }
form-painting = Painting
    .work = painting
    .renowned = the renowned painting
    .works = { $count ->
        [one] { $count } painting
       *[other] { $count } paintings
    }

artist-blue-digital = Blue digital artist
    .the = the blue digital artist
    .of = of the blue digital artist
    .by = by the blue digital artist
artist-red-digital = Red digital artist
    .the = the red digital artist
    .of = of the red digital artist
    .by = by the red digital artist
artist-blue-photo = Blue photographer
    .the = the blue photographer
    .of = of the blue photographer
    .by = by the blue photographer
artist-red-photo = Red photographer
    .the = the red photographer
    .of = of the red photographer
    .by = by the red photographer
artist-blue-sculpture = Blue sculptor
    .the = the blue sculptor
    .of = of the blue sculptor
    .by = by the blue sculptor
artist-red-sculpture = Red sculptor
    .the = the red sculptor
    .of = of the red sculptor
    .by = by the red sculptor
artist-blue-painting = Blue painter
    .the = the blue painter
    .of = of the blue painter
    .by = by the blue painter
artist-red-painting = Red painter
    .the = the red painter
    .of = of the red painter
    .by = by the red painter

location-sales-office = Sales Office
    .at = at the Sales Office
    .to = to the Sales Office
    .from = from the Sales Office
    .out = out of the Sales Office
    .purpose = to sign a contract or to sell a work
location-artists-colony = Artists Colony
    .at = at the Artists Colony
    .to = to the Artists Colony
    .from = from the Artists Colony
    .out = out of the Artists Colony
    .purpose = to discover an artist or to buy a work
location-media-center = Media Center
    .at = at the Media Center
    .to = to the Media Center
    .from = from the Media Center
    .out = out of the Media Center
    .purpose = to hire assistants or to promote an artist
location-international-market = International Market
    .at = at the International Market
    .to = to the International Market
    .from = from the International Market
    .out = out of the International Market
    .purpose = to take a reputation tile or to make an offer

visitor-vip = VIP
    .a = a VIP
    .count = { $count ->
        [one] { $count } VIP
       *[other] { $count } VIPs
    }
    .ticket = VIP ticket
    .a-ticket = a VIP ticket
    .tickets = { $count ->
        [one] { $count } VIP ticket
       *[other] { $count } VIP tickets
    }
visitor-investor = Investor
    .a = an Investor
    .count = { $count ->
        [one] { $count } Investor
       *[other] { $count } Investors
    }
    .ticket = Investor ticket
    .a-ticket = an Investor ticket
    .tickets = { $count ->
        [one] { $count } Investor ticket
       *[other] { $count } Investor tickets
    }
visitor-collector = Collector
    .a = a Collector
    .count = { $count ->
        [one] { $count } Collector
       *[other] { $count } Collectors
    }
    .ticket = Collector ticket
    .a-ticket = a Collector ticket
    .tickets = { $count ->
        [one] { $count } Collector ticket
       *[other] { $count } Collector tickets
    }

bonus-influence = Influence
    .what = 2 Influence for each VIP and 1 for each Collector in the gallery
bonus-investment = Investment
    .what = 2 money for each Investor and 1 for each Collector in the gallery
bonus-fame = Fame
    .what = fame for a discovered artist, 1 for each Collector in the gallery
bonus-plaza-visitor = Plaza visitor
    .what = a visitor who moves from the Plaza into the gallery
bonus-plaza-vip-or-investor = Plaza VIP or Investor
    .what = a VIP or an Investor who moves from the Plaza into the gallery
bonus-bag-visitor = Bag visitor
    .what = a visitor chosen from the bag, who moves into the gallery
bonus-two-tickets = Two tickets
    .what = two tickets of different colours
bonus-any-ticket = Any ticket
    .what = a ticket of any colour
bonus-vip-ticket = VIP ticket
    .what = a VIP ticket
bonus-investor-ticket = Investor ticket
    .what = an Investor ticket
bonus-assistant = Assistant
    .what = the next assistant of the queue, for free
bonus-contract = Contract
    .what = another contract to sign

criterion-three-influence = 3 Influence
    .each = for every 3 Influence
    .count = { $count ->
        [one] once 3 Influence
        [2] twice 3 Influence
       *[other] { $count } times 3 Influence
    }
criterion-collector = Collector
    .each = for each Collector in the gallery
    .count = { $count ->
        [one] { $count } Collector in the gallery
       *[other] { $count } Collectors in the gallery
    }
criterion-vip = VIP
    .each = for each VIP in the gallery
    .count = { $count ->
        [one] { $count } VIP in the gallery
       *[other] { $count } VIPs in the gallery
    }
criterion-investor = Investor
    .each = for each Investor in the gallery
    .count = { $count ->
        [one] { $count } Investor in the gallery
       *[other] { $count } Investors in the gallery
    }
criterion-visitor = Visitor
    .each = for each visitor in the gallery
    .count = { $count ->
        [one] { $count } visitor in the gallery
       *[other] { $count } visitors in the gallery
    }
criterion-visitor-set = Visitor set
    .each = for each set of a VIP, an Investor and a Collector in the gallery
    .count = { $count ->
        [one] { $count } set of three visitors in the gallery
       *[other] { $count } sets of three visitors in the gallery
    }
criterion-reputation-tile = Reputation tile
    .each = for each reputation tile on the board
    .count = { $count ->
        [one] { $count } reputation tile on the board
       *[other] { $count } reputation tiles on the board
    }
criterion-auction-assistant = Auction assistant
    .each = for each assistant in the auction
    .count = { $count ->
        [one] { $count } assistant in the auction
       *[other] { $count } assistants in the auction
    }
criterion-assistant-in-play = Assistant in play
    .each = for each assistant in play
    .count = { $count ->
        [one] { $count } assistant in play
       *[other] { $count } assistants in play
    }
criterion-promoted-artist = Promoted artist
    .each = for each artist with promotion level 4 or 5
    .count = { $count ->
        [one] { $count } artist with promotion level 4 or 5
       *[other] { $count } artists with promotion level 4 or 5
    }
criterion-work-acquired = Work acquired
    .each = for each work exhibited or sold
    .count = { $count ->
        [one] { $count } work exhibited or sold
       *[other] { $count } works exhibited or sold
    }
criterion-work-sold = Work sold
    .each = for each work sold
    .count = { $count ->
        [one] { $count } work sold
       *[other] { $count } works sold
    }
criterion-work-exhibited = Work exhibited
    .each = for each work exhibited
    .count = { $count ->
        [one] { $count } work exhibited
       *[other] { $count } works exhibited
    }
criterion-form-acquired = Form of art
    .each = for each form of art acquired
    .count = { $count ->
        [one] { $count } form of art acquired
       *[other] { $count } forms of art acquired
    }
criterion-photo-acquired = Photograph
    .each = for each photograph acquired
    .count = { $count ->
        [one] { $count } photograph acquired
       *[other] { $count } photographs acquired
    }
criterion-painting-acquired = Painting
    .each = for each painting acquired
    .count = { $count ->
        [one] { $count } painting acquired
       *[other] { $count } paintings acquired
    }
criterion-digital-acquired = Digital work
    .each = for each digital work acquired
    .count = { $count ->
        [one] { $count } digital work acquired
       *[other] { $count } digital works acquired
    }
criterion-sculpture-acquired = Sculpture
    .each = for each sculpture acquired
    .count = { $count ->
        [one] { $count } sculpture acquired
       *[other] { $count } sculptures acquired
    }
criterion-famous-artist = Fame 15
    .each = for each artist with a fame of 15 or more
    .count = { $count ->
        [one] { $count } artist with a fame of 15 or more
       *[other] { $count } artists with a fame of 15 or more
    }
criterion-masterpiece = Masterpiece
    .each = for each masterpiece exhibited
    .count = { $count ->
        [one] { $count } masterpiece exhibited
       *[other] { $count } masterpieces exhibited
    }

offer-one = Offer of 1 money
offer-three = Offer of 3 money
offer-six = Offer of 6 money

source-desk = desk
    .from = from a desk
source-sales-office = Sales Office
    .from = from the Sales Office
source-artists-colony = Artists Colony
    .from = from the Artists Colony
source-media-center = Media Center
    .from = from the Media Center
source-international-market = International Market
    .from = from the International Market
source-outside = kicked out
    .from = who was kicked out

piece-gallerist = Gallerist
    .of = { $player }’s gallerist
    .your = your gallerist
piece-assistant = Assistant
    .of = { $player }’s assistant
    .your = your assistant

half-influence = Influence half
    .the = the Influence half
half-investment = Investment half
    .the = the Investment half

destination-gallery = gallery
destination-sold = sold works

action-discover-artist = Discover an artist
    .to = to discover an artist
action-buy-work = Buy a work
    .to = to buy a work
action-sign-contract = Sign a contract
    .to = to sign a contract
action-sell-work = Sell a work
    .to = to sell a work
action-hire-assistants = Hire assistants
    .to = to hire assistants
action-promote-artist = Promote an artist
    .to = to promote an artist
action-take-reputation-tile = Take a reputation tile
    .to = to take a reputation tile
action-make-offer = Make an offer
    .to = to make an offer

step-fame = Fame
    .why = no artist’s fame can be raised
step-ticket = Ticket
    .why = no ticket can be taken
step-visitor = Visitor
    .why = no visitor can be moved
step-assistant = Assistant
    .why = no desk is free or no assistant is left in the queue
step-contract = Contract
    .why = no contract can be signed

phase-start = The players choose where their gallerists start.
    .label = Start
phase-move = A player moves the gallerist to another location.
    .label = Move
phase-act = A player takes the actions of a turn.
    .label = Actions
phase-auction = The players take the renowned works of the auction.
    .label = Auction
phase-over = The game is over.
    .label = Game over
color-blue = Blue
color-red = Red
end-cause-conditions = The conditions for the end are met
end-cause-idle-rounds = Two rounds without a location action
owner-lacerda = { lacerda }

lacerda = Lacerda
column = { $column ->
    [0] left column
    [1] middle column
   *[other] right column
}
slot = { $slot ->
    [0] left slot
    [1] middle slot
   *[other] right slot
}
slot-contract = { $slot ->
    [0] left contract
    [1] middle contract
   *[other] right contract
}
amount-money = { $count } money
amount-total = { $money } in all
amount-influence = { $count } Influence
amount-money-and-influence = { $money } and { $influence }
amount-fame = { $count } fame
amount-assistants = { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
}
either = { $first } or { $last }
market-tile = the { $column } of the { $form } row
market-offer = the { $column } of the auction row of { $money }
tickets-two = { $first }, then { $second }
series = { $first }; { $last }
tile = { $amount } { $each }
contract = the contract for a { $work }
    .label = { $form } ({ $bonus })

## Groups of choices

group-start = Start location
group-move = Move
group-discover = Discover an artist
group-buy = Buy a work
group-sign = Sign a contract
group-sell = Sell a work
group-hire = Hire assistants
group-promote = Promote an artist
group-tile = Take a reputation tile
group-offer = Make an offer
group-executive = Executive action
group-finish = Finish
group-pay = Pay
group-fame = Raise fame
group-ticket = Tickets
group-visitor = Visitors
group-contract = Contract half
group-reputation = Reputation spaces
group-assistant = Assistants
group-auction = Renowned works

## Commands

command-choose-start = Start { $at } and take the reputation tile there: { $tile }.
    .label = { $location }
command-leave-assistant = Take an assistant { $from } along, to leave it { $at } when you move on.
    .label = Leave an assistant { $from }
command-move-to = Move { $to } { $purpose }.
    .label = { $location }
command-discover-artist = Discover { $artist }: you may then buy one work on commission for { $price }.
    .label = Discover { $artist }
command-buy-work = Buy a { $work } { $artist } for { $price }. It brings { $tickets }.
    .label = { $name }, { $price }
command-buy-commissioned-work = Buy a { $work } { $artist } on your commission for { $price }. It brings { $tickets }.
    .label = { $name } (commission), { $price }
command-reveal-contracts = Cover the display with four new contracts; you may then sign one of them or none.
    .label = Reveal four new contracts
command-sign-contract = Sign { $contract } into your { $slot }. An assistant on it brings { $bonus }.
    .label = { $name }, { $slot }
command-decline-contract = Sign none of these contracts.
    .label = Sign none
command-sell-work = Sell the work { $artist } for { $money } with the contract in your { $slot }; you then have { $total }.
    .label = { $name }, { $contract }
command-hire-assistants = Hire { $assistants } for { $price }.
    .label = { $assistants } for { $price }
command-promote-artist = Promote { $artist } to level { $level } for { $price }: your Influence falls to { $influence }. The promotion brings { $bonus }.
    .label = { $name } to level { $level }
command-take-reputation-tile = Take the reputation tile in { $space }: { $tile }. You gain { $influence }, and the space you cover brings its bonus; a visitor then leaves your lobby, and an assistant goes to the market.
    .label = { $criterion }: { $form } row, { $column }
command-make-offer = Make an offer of { $price } in the { $column }: you gain { $influence } and send an assistant there. The space brings { $bonus }.
    .label = { $offer }, { $column }
command-spend-ticket = Spend a ticket: { $visitor } comes from the Plaza into your lobby. You keep { $left }.
    .label = { $name } from the Plaza
command-spend-ticket-in-lobby = Spend a ticket: { $visitor } goes from your lobby into your gallery. You keep { $left }.
    .label = { $name } from your lobby
command-spend-ticket-elsewhere = Spend a ticket: { $visitor } is sent from { $player }’s lobby to the Plaza. You keep { $left }.
    .label = { $name } from { $player }’s lobby
command-use-contract = Place an assistant { $from } on the contract in your { $slot }. It brings { $bonus }.
    .label = Use the { $contract } ({ $name }), assistant { $from }
command-finish = End your turn.
    .label = End the turn
command-finish-kicked-out = Do nothing more: your piece goes home.
    .label = Finish
command-decline-to-act = Take no action: your piece goes home.
    .label = Take no action
command-pay = Pay { $price } in cash; you keep { $left }.
    .label = Pay { $price }
command-pay-with-influence = Pay with { $price }: your Influence falls to { $influence }, and you keep { $left }.
    .label = Pay { $price }
command-raise-fame = Raise the fame { $artist } from { $fame } to { $raised }, without spending Influence.
    .label = { $name } to fame { $raised }
command-keep-fame = Leave the fame { $artist } at { $fame }, without spending Influence.
    .label = { $name } stays at fame { $fame }
command-raise-fame-with-influence = Raise the fame { $artist } from { $fame } to { $raised } with { $price }: your Influence falls to { $influence }.
    .label = { $name } to fame { $raised } with { $price }
command-take-ticket = Take { $ticket }; the box office keeps { $left }.
    .label = { $name }
command-take-spent-ticket = The box office is empty: take { $ticket } from the spent tickets.
    .label = { $name }
command-exchange-ticket = Take { $ticket } from the spent tickets; { $other } leaves the box office instead.
    .label = { $name }, discarding { $other }
command-miss-ticket = No such ticket is left: { $other } leaves the box office, and you gain nothing.
    .label = Discard { $other }, gain nothing
command-welcome-visitor = Welcome { $visitor } from the Plaza in your gallery, which then has { $count }.
    .label = { $name }
command-welcome-bag-visitor = Choose { $visitor } from the bag for your gallery, which then has { $count }.
    .label = { $name }
command-send-visitor = Send { $visitor } from your lobby to the Plaza.
    .label = { $name }
command-send-buyer =
    Send { $visitor } from your gallery to the Plaza: { $kind ->
        [vip] the contract turns its Influence half up.
        [investor] the contract turns its Investment half up.
       *[other] you then choose which half of the contract turns up.
    }
    .label = { $name }
command-turn-contract = Turn { $half } of the contract up: an assistant on it brings { $bonus }, as your gallery is now.
    .label = { $name }
command-cover-space = Place the tile on the { $space } space: it brings { $bonus }.
    .label = { $space } space
command-place-assistant = Send an assistant { $from } to { $space }.
    .label = Assistant { $from }
command-discard-ticket = Lacerda discards { $ticket }; the box office keeps { $left }.
    .label = { $name }
command-take-renowned-work =
    Take { $work }, worth { $value }, { $to ->
        [gallery] for your gallery, where it counts for your curator card.
       *[other] for your sold works, where it counts for your art dealer card.
    }
    .label =
        { $name }, { $to ->
            [gallery] to the gallery
           *[other] to the sold works
        }

note-kicks-out = { $piece } is kicked out, and its owner may act after your turn.
note-own-assistant = Your own assistant there goes home.
note-sends-home = { $piece } goes home.
note-kicks-lacerda = Lacerda’s piece is kicked out, and he discards a ticket.
note-leaves = Your assistant stays behind { $at }.
note-bonus = The discovery brings { $bonus }.
note-collector = The Collector on the tile goes to the Plaza.
note-visitors = { $visitors } on it go to the Plaza.
note-visitor = { $visitors } on it goes to the Plaza.
note-fame = The fame { $artist } rises from { $fame } to { $raised } or more.
note-fame-kept = The fame { $artist } stays at { $fame } unless you add Influence.
note-value = A work { $artist } is then worth { $value }.
note-celebrity = The artist becomes a celebrity, and you gain { $money }.
note-slot-ticket = The empty slot gives { $bonus }.
note-covers = It covers a fulfilled contract.
note-hiring = Hiring brings { $bonuses }.

## Decisions

decision-choose-start = Choose where your gallerist starts; you take the reputation tile there.
    .label = Choose a start location
    .why = The players choose their start locations in reverse turn order.
    .awaited = chooses a start location
    .name = choose your start location
decision-move = Choose the location your gallerist moves to. Where it is offered, you may first leave an assistant behind or take your executive action.
    .label = Move your gallerist
    .why = { $last ->
        [yes] It is your last turn.
       *[no] It is your turn, and every turn begins with a move to another location.
    }
    .awaited = moves the gallerist
    .name = move your gallerist
decision-act =
    { $step ->
        [location] Take a location action { $at }; you may also take your executive action.
        [tickets] Your location action is done. Go on with your executive action or end your turn.
        [executive] Your location action is done. Take your executive action or end your turn.
       *[action] Take a location action { $at }.
    }
    .label = Take an action
    .why = Your gallerist is { $at }, and a turn has one location action and at most one executive action.
    .awaited = takes an action
    .name = take an action
decision-kicked-out =
    { $before ->
        [0] Take an executive action, or no action; a location action { $at } needs Influence, and you have none.
       *[other] Take one location action { $at }, for which your Influence first falls from { $before } to { $influence }, or an executive action, or no action.
    }
    .label = Act after being kicked out
    .why = { $player } kicked { $piece } { $from }.
    .awaited = may act after being kicked out
    .name = act after being kicked out
decision-pay = Pay the price of { $price } in cash, with Influence or with both. You have { $money }, and your Influence is { $influence }.
    .label = Pay the price
    .why =
        { $cause ->
            [work] You buy a work { $artist }.
            [offer] You make an offer at the International Market.
           *[other] You hire assistants.
        }
    .awaited = pays
    .name = pay a price
decision-raise-fame =
    { $choice ->
        [artist] Choose an artist whose fame rises by { $step }, and how much Influence you add.
        [artist-by-influence] Choose an artist, and how much Influence you spend on the artist’s fame.
        [influence] Choose how much Influence you add: the fame { $artist } rises by { $step } without it.
       *[by-influence] Choose how much Influence you spend on the fame { $artist }, which does not rise without it.
    }
    .label = Raise fame
    .why = { $cause }
    .awaited = raises an artist’s fame
    .name = raise the fame of an artist
decision-take-ticket = Take { $tickets }.
    .label = Take a ticket
    .why = { $cause }
    .awaited = takes a ticket
    .name = take a ticket
decision-welcome-visitor =
    { $from ->
        [bag] Choose a visitor from the bag for your gallery.
       *[plaza] Choose a visitor from the Plaza for your gallery.
    }
    .label = Welcome a visitor
    .why = { $cause }
    .awaited = welcomes a visitor
    .name = welcome a visitor
decision-sign-contract =
    { $revealed ->
        [yes] Sign one of the new contracts, or none.
       *[no] Sign a contract, or reveal four new ones first.
    }
    .label = Sign a contract
    .why = { $cause }
    .awaited = signs a contract
    .name = sign a contract
decision-send-visitor =
    { $from ->
        [gallery] Choose the visitor who leaves your gallery for the Plaza. A VIP turns up the Influence half of the contract, an Investor the Investment half, and for a Collector you choose.
       *[lobby] Choose the visitor who leaves your lobby for the Plaza.
    }
    .label = Send a visitor to the Plaza
    .why =
        { $cause ->
            [sale] You sold a work, and a visitor leaves with it.
            [tile] You took a reputation tile at the International Market, and a visitor leaves your lobby for it.
           *[start] Your start tile moved to a reputation space, and a visitor leaves your lobby for it.
        }
    .awaited = sends a visitor to the Plaza
    .name = send a visitor to the Plaza
decision-turn-contract = Choose which half of the contract in your { $slot } turns up.
    .label = Turn the contract over
    .why =
        { $left ->
            [none] Your sale fulfilled the contract, and your gallery has no visitor who decides it.
           *[other] Your sale fulfilled the contract, and a Collector left, who does not decide it.
        }
    .awaited = turns a contract over
    .name = turn a contract over
decision-cover-space = Choose the reputation space for the tile: { $tile }. The space brings its bonus.
    .label = Place the reputation tile
    .why =
        { $cause ->
            [tile] You took the tile at the International Market.
           *[start] Your third work needs the art slot of your start tile.
        }
    .awaited = places a reputation tile
    .name = place a reputation tile
decision-place-assistant = Choose the assistant you send to { $space }.
    .label = Send an assistant to the market
    .why =
        { $cause ->
            [tile] You took a reputation tile at the International Market.
           *[offer] You made an offer at the International Market.
        }
    .awaited = sends an assistant to the market
    .name = send an assistant to the market
decision-discard-ticket = Choose the ticket that Lacerda discards from the box office.
    .label = Discard a ticket for Lacerda
    .why = You kicked out Lacerda’s piece, and several colours have the most tickets.
    .awaited = discards a ticket for Lacerda
    .name = choose the ticket that Lacerda discards
decision-take-renowned-work = Take a renowned work, for your gallery or for your sold works.
    .label = Take a renowned work
    .why = The auction is open, and among those who have not chosen yet your offers are the highest.
    .awaited = takes a renowned work
    .name = take a renowned work

cause-work = You buy a work { $artist }.
cause-promotion = You promoted { $artist }.
cause-discovery = You discovered { $artist }.
cause-reputation = It is the bonus of the reputation space you covered.
cause-contract = It is the bonus of the contract you use.
cause-action = It is a bonus of your action { $at }.
cause-bonus = It is a bonus you gained.
cause-revealed = You revealed four new contracts.

## Events

event-start-chosen = { $player } starts { $at } and takes the reputation tile there.
    .label = Start location
event-play-began = All players have a start location, and the game begins.
    .label = Game begins
event-turn-began = { $player }’s turn begins.
    .label = { $player }’s turn
event-assistant-left = { $player } takes an assistant { $from } along, to leave it behind.
    .label = Assistant to leave behind
event-kicked-out = { $piece } is kicked { $from }.
    .label = Kicked out
event-sent-home = { $piece } goes home { $from }.
    .label = Sent home
event-moved = { $player } moves { $to }.
    .label = Moved { $to }
event-action-taken = { $player } chooses { $to }, with an Influence of { $influence }.
    .label = { $action }
event-artist-discovered = { $player } discovers { $artist } and commissions a work.
    .label = Artist discovered
event-collector-released = The Collector on the tile { $artist } moves to the Plaza.
    .label = Collector to the Plaza
event-work-bought = { $player } buys a { $work } { $artist } for { $price }.
    .label = Work bought
event-paid = { $player } pays { $cash }.
    .label = Paid
event-paid-with-influence = { $player } pays { $cash } in cash and { $rest } with Influence, which falls to { $influence }.
    .label = Paid
event-paid-by-influence = { $player } pays { $rest } with Influence, which falls to { $influence }.
    .label = Paid with Influence
event-fame-raised = { $player } raises the fame { $artist } to { $fame }; { $player }’s Influence is { $influence }.
    .label = Fame { $fame }
event-celebrity-made = { $player } gains { $money }, as { $artist } becomes a celebrity.
    .label = Celebrity
event-ticket-taken = { $player } takes { $ticket }.
    .label = Ticket taken
event-spent-ticket-taken = { $player } takes { $ticket } from the spent tickets.
    .label = Ticket taken
event-ticket-exchanged = { $player } takes { $ticket } from the spent tickets; { $other } leaves the box office.
    .label = Ticket exchanged
event-ticket-missed = { $player } gains no ticket, as none of its colour is left; { $other } leaves the box office.
    .label = Ticket missed
event-work-exhibited = { $player } exhibits the new work { $artist }.
    .label = Work exhibited
event-work-uncovered = A { $work } of fame { $fame } is uncovered, with { $visitors } on it.
    .label = New { $work }
event-work-uncovered-alone = A { $work } of fame { $fame } is uncovered, without visitors.
    .label = New { $work }
event-contracts-revealed = Four new contracts are revealed: { $contracts }.
    .label = New contracts
event-contracts-reshuffled = All free contracts are shuffled, and four are revealed: { $contracts }.
    .label = Contracts reshuffled
event-contract-signed = { $player } signs the contract on display space { $space } into the { $slot }.
    .label = Contract signed
event-contract-declined = { $player } signs no contract.
    .label = No contract
event-display-refilled = A new contract comes to display space { $space }: { $contract }.
    .label = Display refilled
event-work-sold = { $player } sells the work { $artist } for { $money }.
    .label = Work sold
event-buyer-left = After the sale, { $visitor } leaves { $player }’s gallery for the Plaza.
    .label = Visitor to the Plaza
event-contract-turned = { $player } turns { $half } of the contract in the { $slot } up.
    .label = Contract fulfilled
event-assistants-hired = { $player } hires { $assistants } for { $price }.
    .label = Assistants hired
event-assistant-gained = { $player } gains an assistant for free.
    .label = Assistant gained
event-artist-promoted = { $player } promotes { $artist } to level { $level }; { $player }’s Influence is { $influence }.
    .label = Artist promoted
event-influence-gained = { $player } gains { $amount } for the visitors in the gallery.
    .label = Influence gained
event-money-gained = { $player } gains { $amount } for the visitors in the gallery.
    .label = Money gained
event-visitor-welcomed = { $player } welcomes { $visitor } from the Plaza in the gallery.
    .label = Visitor welcomed
event-bag-visitor-welcomed = { $player } chooses { $visitor } from the bag for the gallery.
    .label = Visitor welcomed
event-tile-taken = { $player } takes the reputation tile in { $space } and gains { $influence }.
    .label = Reputation tile taken
event-space-covered = { $player } places a reputation tile on the { $bonus } space.
    .label = Reputation tile placed
event-visitor-left = { $player } sends { $visitor } from the lobby to the Plaza.
    .label = Visitor to the Plaza
event-offer-made = { $player } makes an offer of { $price } in the { $column } and gains { $influence }.
    .label = Offer made
event-assistant-placed = { $player } sends an assistant { $from } to { $space }.
    .label = Assistant on the market
event-ticket-spent = { $player } spends a ticket: { $visitor } comes from the Plaza into the lobby.
    .label = Ticket spent
event-ticket-spent-in-lobby = { $player } spends a ticket: { $visitor } goes from the lobby into the gallery.
    .label = Ticket spent
event-ticket-spent-elsewhere = { $player } spends a ticket: { $visitor } is sent from { $other }’s lobby to the Plaza.
    .label = Ticket spent
event-contract-used = { $player } places an assistant { $from } on the contract in the { $slot }.
    .label = Contract used
event-step-skipped = { $player } skips a step: { $why }.
    .label = Step skipped
event-finished = { $player } finishes.
    .label = Finished
event-start-tile-released =
    { $discarded ->
        [yes] { $player }’s start tile is discarded, as no reputation space is free.
       *[no] { $player }’s start tile leaves the gallery for a reputation space.
    }
    .label = Start tile
event-intermediate-scored = A colour of tickets has run out, and all galleries earn: { $gains }.
    .label = Intermediate scoring
intermediate-gain = { $player } gains { $money } and { $influence }
event-kicked-out-turn-began = { $player } may act after being kicked out.
    .label = Kicked-out action
event-kicked-out-turn-ended = { $player }’s kicked-out piece goes home.
    .label = Kicked-out piece home
event-lacerda-arrived = Lacerda arrives { $at }.
    .label = Lacerda arrives
event-lacerda-moved = Lacerda moves { $to }.
    .label = Lacerda moves
event-lacerda-moved-leaving = Lacerda moves { $to } and leaves an assistant behind.
    .label = Lacerda moves
event-lacerda-kicked-out = { $piece } is kicked { $from }.
    .label = Lacerda kicked out
event-lacerda-discarded = Lacerda discards { $ticket } from the box office.
    .label = Ticket discarded
event-lacerda-placed = Lacerda places an assistant on { $space }.
    .label = Lacerda at the market
event-end-triggered =
    { $cause ->
        [idle] No player could take a location action for two whole rounds: the next round is the last.
        [conditions] The conditions for the end are met: the next round is the last.
       *[other] The end of the game is triggered: the next round is the last.
    }
    .label = End triggered
event-last-round-began = The last round begins.
    .label = Last round
event-auction-began = The auction of the renowned works begins. The order is: { $bidders }.
    .label = Auction
event-auction-began-without-bidders = The auction of the renowned works begins, but there is no offer.
    .label = Auction
event-renowned-work-taken =
    { $player } takes { $work } { $to ->
        [gallery] for the gallery.
       *[other] for the sold works.
    }
    .label = Renowned work taken
event-game-ended = The game is over, and the secret cards are revealed. { $cards }
    .label = Game over
revealed-cards = { $player }’s curator card asks for { $curator }, and the art dealer card for { $dealer }.

## Rejections

stop-work-uncovered = What follows depends on the next work of the stack and its visitors, which nobody knows yet.
    .label = Until the next work is uncovered
stop-contracts-revealed = What follows depends on the new contracts, which still lie face down.
    .label = Until the contracts are revealed
stop-contracts-reshuffled = What follows depends on the contracts, which are shuffled first.
    .label = Until the contracts are shuffled
stop-display-refilled = What follows depends on the next contract of the display, which still lies face down.
    .label = Until the display is refilled
stop-game-ended = The game ends here, and the result depends on the secret cards, which are still hidden.
    .label = Until the end of the game

rejection-not-awaited = It is not your decision now.
    .label = Not your decision
rejection-wrong-decision = Something else is awaited from you: { $awaited }.
    .label = Another decision
rejection-start-taken = Another player already starts { $at }.
    .label = Start location taken
rejection-must-move = Your gallerist must move to another location.
    .label = Must move
rejection-nothing-to-do-there = You could take no action { $at }, but another location offers one.
    .label = No action there
rejection-not-on-a-location = Your gallerist is on no location, so you cannot leave an assistant behind.
    .label = Not on a location
rejection-already-leaving = You have already chosen an assistant to leave behind; move your gallerist now.
    .label = Already leaving an assistant
rejection-no-assistant-there = You cannot take an assistant { $from }: there is none.
    .label = No assistant there
rejection-action-already-taken = You have already taken the location action of this turn.
    .label = Action already taken
rejection-action-elsewhere = You can choose { $to } only { $at }.
    .label = Wrong location
rejection-one-action-only = After being kicked out you take only one action.
    .label = One action only
rejection-not-enough-influence = This needs at least { $needed }.
    .label = Not enough Influence
rejection-executive-already-taken = Your executive action is already taken, or not allowed now.
    .label = No executive action
rejection-must-act = You must take a location action before you finish.
    .label = Must act
rejection-leaves-no-action = After this you could take no location action in this turn.
    .label = Leaves no action
rejection-already-discovered = You cannot discover { $artist } again.
    .label = Already discovered
rejection-commission-outstanding = Buy the work of your commission first; you may have only one commission.
    .label = Commission outstanding
rejection-not-discovered = No player has discovered { $artist } yet.
    .label = Not discovered
rejection-no-signature = No signature { $artist } is left.
    .label = No signature left
rejection-retired = As a celebrity, { $artist } sells only commissioned works.
    .label = Celebrity
rejection-no-work-left = No work of this form is left.
    .label = No work left
rejection-no-place-in-gallery = Your gallery has no free art slot for this work.
    .label = Gallery full
rejection-cannot-pay = You cannot pay { $price }.
    .label = Cannot pay
rejection-payment-out-of-range = You can pay from { $least } to { $most } of this price with Influence.
    .label = Payment out of range
rejection-fame-out-of-range = With Influence you can add from { $least } to { $most } fame here.
    .label = Fame out of range
rejection-fame-not-for-this-artist = You cannot raise the fame { $artist } now.
    .label = Wrong artist
rejection-wrong-ticket = You cannot take { $ticket } now; another colour is due.
    .label = Wrong ticket
rejection-tickets-gone = You cannot take { $ticket }: none is left.
    .label = Ticket gone
rejection-wrong-exchange = You cannot exchange { $ticket } in this way.
    .label = Wrong exchange
rejection-ticket-not-in-hand = You cannot spend { $ticket }: you have none.
    .label = No such ticket
rejection-no-such-visitor = You cannot move { $visitor }: there is none at that place.
    .label = No such visitor
rejection-visitor-not-meant = You cannot choose { $visitor } for this bonus.
    .label = Wrong visitor
rejection-too-many-collectors = Your gallery has no room for another Collector; it holds one more than you have sold works.
    .label = Too many Collectors
rejection-no-contract-there = There is no contract at that place.
    .label = No contract there
rejection-bonus-taken = You have already taken the bonus of this contract.
    .label = Bonus taken
rejection-slot-in-use = The contract in this slot is not fulfilled yet.
    .label = Slot in use
rejection-no-slot-free = All your contract slots hold contracts that are not fulfilled.
    .label = No free slot
rejection-already-revealed = You have already revealed new contracts.
    .label = Already revealed
rejection-must-sign = You must sign a contract, as you revealed no new ones.
    .label = Must sign
rejection-contract-fulfilled = This contract is already fulfilled.
    .label = Contract fulfilled
rejection-not-exhibited = You exhibit no work { $artist }.
    .label = Not exhibited
rejection-wrong-form = This contract is for another form of art.
    .label = Wrong form
rejection-hire-out-of-range =
    { $most ->
        [0] You can hire no assistant now.
        [1] You can hire exactly one assistant now.
       *[other] You can hire from 1 to { $most } assistants now.
    }
    .label = Number of assistants
rejection-fully-promoted = You cannot promote { $artist } beyond the highest level.
    .label = Fully promoted
rejection-no-token = No promotion token of level { $level } is left.
    .label = No token left
rejection-column-unused = This column of the market is not used with this number of players.
    .label = Column not used
rejection-column-closed = The visitors in your lobby do not open this column.
    .label = Column closed
rejection-row-closed = For this row you need an acquired work of its form.
    .label = Row closed
rejection-place-taken = This market space is already used.
    .label = Space taken
rejection-no-reputation-space = You have no empty reputation space.
    .label = No reputation space
rejection-space-covered = This reputation space is already covered.
    .label = Space covered
rejection-no-assistant = You have no assistant to send to the market.
    .label = No assistant
rejection-not-the-largest-stack = Lacerda discards from the largest stack of tickets, and { $ticket } is not on it.
    .label = Not the largest stack
rejection-not-on-the-easels = No work of this form is on the easels.
    .label = Not on the easels

## Status

status-start = The players choose their start locations.
    .label = { $phase }
status-running =
    Round { $round }: it is { $player }’s turn.{ $end ->
        [last] {" "}This is the last round.
        [triggered] {" "}The next round is the last.
       *[open] {""}
    }
    .label = Round { $round }: { $phase }
status-kicked-out =
    Round { $round }, { $player }’s turn: { $other } may act after being kicked out.{ $end ->
        [last] {" "}This is the last round.
        [triggered] {" "}The next round is the last.
       *[open] {""}
    }
    .label = Round { $round }: { $phase }
status-auction = The renowned works are auctioned.
    .label = { $phase }
status-over = { $count ->
        [one] { $winners } wins with { $money }.
       *[other] { $winners } win together with { $money }.
    }
    .label = { $phase }
status-solo-won = { $player } reaches the goal with { $money } and wins against Lacerda.
    .label = { $phase }
status-solo-lost = { $player } has { $money } but does not reach the goal: Lacerda wins.
    .label = { $phase }

## Components

component-work = A { $work } that gives its artist { $gain } and brings { $tickets }.
    .label = { $name }, fame { $fame }
component-contract = A contract that sells a { $work }. An assistant on it brings { $bonus }.
    .label = { $form } contract ({ $icon })
component-reputation-tile = A reputation tile that pays { $tile }.
    .label = Tile: { $criterion }
component-artist = One of the two artists of this form: { $artist }.
    .label = { $name }
component-curator = A curator card for works in the gallery: { $goals }.
    .label = Curator card { $number }
component-dealer = An art dealer card for works sold: { $goals }.
    .label = Art dealer card { $number }
component-location = The place { $purpose }.
    .label = { $name }
component-visitor = A visitor who earns { $influence } and { $money } in a gallery when a bonus or the intermediate scoring says so.
    .label = { $name }
component-ticket = A ticket that moves { $visitor } one step.
    .label = { $name }
component-bonus = A bonus: { $bonus }.
    .label = { $name }
component-form = A form of art, and a row of the International Market.
    .label = { $name }
component-offer = A row of the auction: an offer there costs { $money }.
    .label = { $name }
component-column = The { $column } of the International Market: an action there gives { $influence }.
    .label = Market: { $column }
component-contract-slot = The { $slot } for contracts on a player board: filling it while it is empty gives { $bonus }.
    .label = Contracts: { $slot }
component-display-space = Space { $space } of the contract display, counted from the left.
    .label = Display space { $space }
component-reputation-space = A reputation space: covering it brings { $bonus }.
    .label = { $name } space
component-promotion-level = Promotion level { $level }: reaching it costs { $influence } and brings { $bonus }.
    .label = Level { $level }
goal = { $works } ({ $money })

## Score

score-total = Money in all
line-money = The money in hand.
    .label = Money
line-majorities = The columns of the International Market, from the left, earn { $first }, { $second } and { $third }.
    .label = Market majorities
line-reputation = The tiles pay for { $tiles }.
    .label = Reputation tiles
line-reputation-none = There is no reputation tile.
    .label = Reputation tiles
line-tile = { $count } ({ $money })
line-exhibition = The value of the works in the gallery.
    .label = Exhibition
line-renowned = The most famous discovered artist of its form sets the value of the renowned work.
    .label = Renowned work
line-renowned-none = No renowned work was taken.
    .label = Renowned work
line-curator = { $reached } of the { $goals } goals of the curator card are reached.
    .label = Curator card
line-curator-secret = The curator card is secret until the end of the game.
    .label = Curator card
line-dealer = { $reached } of the { $goals } goals of the art dealer card are reached.
    .label = Art dealer card
line-dealer-secret = The art dealer card is secret until the end of the game.
    .label = Art dealer card
line-influence = The Influence marker is on space { $space } of the track, with what the tiles add.
    .label = Influence
line-end = Two whole rounds in which no player could take a location action triggered the end.
    .label = End of the game
line-solo = The goal is reached.
    .label = Goal against Lacerda
line-solo-missing = The goal is not reached. Still missing: { $missing }.
    .label = Goal against Lacerda
missing-cards = goals of the secret cards
missing-reputation = reputation tiles
missing-masterpieces = masterpieces
missing-money = money

## Picture

picture-title = { $title }: { $part }
picture-seat = { $player }: { $total }, { $money } in cash, { $influence }, { $exhibited ->
        [one] { $exhibited } work exhibited
       *[other] { $exhibited } works exhibited
    }, { $sold ->
        [one] { $sold } work sold
       *[other] { $sold } works sold
    }.

picture-free = free
picture-kicked-out = kicked out
picture-lacerda-supply = { $count ->
        [one] Lacerda has { $count } assistant left.
       *[other] Lacerda has { $count } assistants left.
    }

picture-artists = Artists
picture-undiscovered = To be discovered
picture-celebrity = Celebrity
picture-stack = +{ $fame } fame, { $below ->
        [one] { $below } work below
       *[other] { $below } works below
    }
picture-stack-empty = No work left
picture-commission-price = Commission: { $price }
picture-signatures = { $count ->
        [one] { $count } signature left
       *[other] { $count } signatures left
    }

picture-contracts = Contracts
picture-deck = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
picture-no-contract = none

picture-market-influence = Influence
picture-market-majorities = Majorities
picture-renowned = Renowned works

picture-influence = Influence
picture-supplies = Visitors and tickets
picture-plaza = Plaza
picture-bag = Bag
picture-box-office = Box office
picture-spent = Spent tickets
picture-promotion = Promotion
picture-intermediate-scored = The intermediate scoring is done.
picture-bag-empty = The bag is empty.
picture-box-office-empty = The box office is empty.

picture-gallery = Gallery
picture-lobby = Lobby
picture-commission = commissioned
picture-assistants = Assistants
picture-queue = { $count } to hire, the next for { $price }
picture-queue-empty = nobody left to hire
picture-sold = Sold
picture-none-sold = no work yet
picture-masterpieces = { $count ->
        [one] { $count } masterpiece
       *[other] { $count } masterpieces
    }
picture-renowned-exhibited = renowned, exhibited
picture-renowned-sold = renowned, sold
picture-contract-slots = Contracts
picture-reputation = Reputation
picture-start-tile = Start tile
picture-secret-cards = The curator and art dealer cards are secret.

picture-legend = Legend
picture-legend-vip = VIP and VIP ticket: a crown
picture-legend-investor = Investor and Investor ticket: a hat
picture-legend-collector = Collector and Collector ticket: a ring
picture-legend-money = Money; beside an artist or on a work, the value of a work
picture-legend-influence = Influence
picture-legend-fame = Fame; on a work, a masterpiece; on the Influence track, 1 fame
picture-legend-fame-bar = Fame up to celebrity; the line is the fame at the start
picture-legend-promotion = The promotion level of an artist
picture-legend-blue = Less known (blue) artist: plain
picture-legend-red = Better known (red) artist: with corners
picture-legend-tile = Reputation tile: money and Influence for each thing that it names
picture-legend-track = Influence track: 1 money when the marker goes back to this space
picture-legend-majorities = 6 / 3 / 1: money for the most, second and third most assistants in a column
picture-legend-token = 1 ×4: four tokens are left for promotion level 1; the sign is its bonus
picture-legend-total = Beside a name: the money that the player would have in all if the game ended now

# What a picture shows, in words.
picture-locations = Locations
picture-says-nobody = nobody
picture-says-no-tickets = no ticket
picture-says-awaited = { $player } { $awaited }.
picture-says-exhibit = a { $masterpiece ->
        [yes] masterpiece
       *[no] work
    } { $artist } ({ $value })
picture-says-gallery = { $count ->
        [0] { $player }’s gallery has no works.
       *[other] Works in { $player }’s gallery: { $works }.
    }
picture-says-visitors = Visitors in { $player }’s gallery: { $visitors }; in the lobby: { $lobby }.
picture-says-goods = { $player } has { $money } in cash, { $influence }, { $tickets }, { $desks } at the desks and { $queue } to hire.
picture-says-slot = { $contract } in the { $slot }{ $fulfilled ->
        [0] {""}
       *[other] , fulfilled, with { $half } up
    }{ $assistant ->
        [0] {""}
       *[other] , with an assistant on it
    }
picture-says-slots = { $count ->
        [0] { $player } has no contracts.
       *[other] { $player }’s contracts: { $contracts }.
    }
picture-says-tile = a tile that pays { $tile }
picture-says-empty-space = the { $bonus } space is free
picture-says-reputation = { $player }’s reputation spaces: { $spaces }.
picture-says-location = { $location }: { $piece }.
picture-says-start-tile = { $location }: the reputation tile there pays { $tile }.
picture-says-artist = { $artist }: { $state ->
        [unknown] not discovered yet, the commission costs { $price }
        [celebrity] a celebrity, a work is worth { $value }
       *[known] fame { $fame }, a work is worth { $value }
    }, promotion level { $level }, { $signatures }.
picture-says-stack = { $form }: { $count ->
        [0] no work is left.
       *[other] the next work gives { $fame }; visitors on it: { $visitors }.
    }
picture-says-contracts = The contracts of the display, from the left: { $contracts }; { $deck }.
picture-says-at-market = { $player } in { $space }
picture-says-market-tile = in { $space }, { $tile }
picture-says-market-assistants = { $standing ->
        [0] No assistants are at the International Market.
       *[other] Assistants at the International Market: { $assistants }.
    }
picture-says-market-tiles = { $lying ->
        [0] No reputation tiles are left.
       *[other] The reputation tiles pay: { $tiles }.
    }
picture-says-renowned = { $waiting ->
        [0] No renowned works are on the easels.
       *[other] On the easels: { $works }.
    }
picture-says-influence = { $player } has { $influence }.
picture-says-supplies = Visitors in the Plaza: { $plaza }; in the bag: { $bag }. Tickets in the box office: { $office }; spent: { $spent }.
picture-says-majorities = Three numbers above the offers: money for the most, second and third most assistants in a column
picture-says-token = A promotion level, and how many of its tokens are left; the sign is its bonus
picture-says-legend = The signs of the picture: { $signs }.

# Words of the game that a newcomer does not know.
term-money = It pays for works, offers and assistants. The player with the most when everything is scored wins.
    .label = money
term-influence = Every player has a marker on the Influence track. Influence promotes artists, raises fame, replaces money, and pays for a location action after being kicked out.
    .label = Influence
term-track = The Influence track: a marker that goes back over signs of money or fame brings them, and at the end its space is worth money.
    .label = track
term-artist = There are two artists of each form. Once an artist is discovered, everybody can buy the works.
    .label = artist
term-form = There are four forms of art: digital, photo, sculpture and painting.
    .label = form
term-work = A piece of art. It is bought from a discovered artist, exhibited in a gallery, and can be sold with a contract of its form. The fame of its artist sets its value.
    .label = work
term-fame = How well known an artist is. The more fame, the more the works of the artist cost and are worth.
    .label = fame
term-celebrity = An artist whose fame has reached the end of its scale. Celebrities sell only works that are already on commission, and theirs are masterpieces.
    .label = celebrity
term-masterpiece = A work of a celebrity. While a gallery exhibits one, it has a fourth art slot.
    .label = masterpiece
    .also = masterpieces
term-commission = The player who discovers an artist may buy one work at the fame that the artist had at first, however high it is later.
    .label = commission
term-signature = An artist has two signatures, one for each work that is exhibited. It returns when the work is sold.
    .label = signature
term-promotion = An artist is promoted level by level, which costs Influence, brings the bonus of the token and raises fame.
    .label = promotion
    .also = promoted
term-level = How far an artist is promoted, from 1 to level 5.
    .label = level
term-token = The promotion tokens of a level are limited; each shows the bonus that a promotion to this level brings.
    .label = token
term-bonus = A sign on a tile, a contract or a space, and what it brings.
    .label = bonus
term-visitor = VIPs, Investors and Collectors go from the Plaza to a lobby and on to a gallery. There they decide what a bonus earns.
    .label = visitor
term-investor = A visitor who brings money in a gallery. One who leaves after a sale turns up the Investment half of the contract.
    .label = Investor
term-collector = A visitor who brings Influence and money in a gallery, and fame for its artists. A gallery holds one Collector more than it has sold works.
    .label = Collector
term-plaza = The place of the visitors who are in nobody’s gallery or lobby.
    .label = Plaza
term-lobby = The visitors in a lobby open columns of the International Market. A ticket takes them on to the gallery.
    .label = lobby
term-gallery = Every player exhibits works in a gallery. The visitors there decide what a bonus earns.
    .label = gallery
term-bag = The visitors who are not in play yet. They come to the board with new works.
    .label = bag
term-ticket = A ticket moves a visitor of its colour: from the Plaza to the own lobby, from there to the own gallery, or from another lobby to the Plaza.
    .label = ticket
term-box-office = The supply of tickets. When a colour runs out there for the first time, all galleries earn; when it is empty, that is one of the conditions for the end.
    .label = box office
term-intermediate-scoring = When a colour of tickets runs out for the first time, the visitors in every gallery earn money and Influence.
    .label = intermediate scoring
term-gallerist = The piece of a player, which moves to another location in every turn.
    .label = gallerist
term-assistant = Assistants wait at desks. They are left at locations, use contracts, and go to the International Market.
    .label = assistant
term-desk = A player has four desks for assistants. An assistant who goes home while all are taken leaves the game.
    .label = desk
term-queue = The assistants who can be hired. The next one costs more than the one before.
    .label = queue
term-location = There are four locations, with two actions each.
    .label = location
term-location-action = One of the two actions of the location where the gallerist is. Every turn has exactly one.
    .label = location action
term-executive-action = At most one in a turn, at any moment of it: spending tickets, or using a contract.
    .label = executive action
term-kicked-out = A player who moves to a location where a piece stands kicks it out. Its owner may act once the turn is over, and then the piece goes home.
    .label = kicked out
    .also = kicked out
term-goes-home = A gallerist goes home to the gallery, and an assistant to a free desk.
    .label = goes home
term-contract = A contract sells a work of its form. Before that, an assistant on it brings its bonus once; the sale turns it over to one of its halves, which can be used again.
    .label = contract
term-half = A fulfilled contract has an Influence half and an Investment half. Only the one that is up can be used.
    .label = half
term-display = The four places where contracts to sign lie. New ones cover the old.
    .label = display
term-slot = A place on the board of a player: an art slot for a work, or a slot for a contract.
    .label = slot
term-market = The International Market: reputation tiles in the upper part, the rows of the auction in the lower one. At the end, the most assistants in each column earn money.
    .label = market
term-column = A column of the International Market. The visitors in the lobby decide which columns are open.
    .label = column
term-row = A row of the International Market: tiles of one form, which need an acquired work of that form, or offers of one price.
    .label = row
term-reputation-tile = A tile of the International Market that pays at the end for what it names.
    .label = reputation tile
    .also = reputation tiles
term-reputation-space = A place for a reputation tile on the board of a player. Covering it brings its bonus.
    .label = reputation space
term-start-tile = The reputation tile of the start location. It lies on the third art slot until a work needs it.
    .label = start tile
term-offer = An assistant in the auction rows of the International Market. The highest offers take a renowned work first.
    .label = offer
term-auction = At the end of the game, the offers at the International Market decide who takes a renowned work first.
    .label = auction
term-renowned = A renowned work is taken in the auction at the end. It is worth as much as a work of the most famous discovered artist of its form.
    .label = renowned
term-easel = Where the renowned works wait for the auction.
    .label = easel
term-curator-card = A secret card that pays at the end for works exhibited in the gallery.
    .label = curator card
term-dealer-card = A secret card that pays at the end for works sold.
    .label = art dealer card
term-secret-cards = The curator card and the art dealer card of a player.
    .label = secret cards
term-goal = What a secret card asks for, and in a solo game what has to be reached.
    .label = goal
term-lacerda = The opponent of a solo game. He moves to the next location after every turn and leaves assistants behind.
    .label = Lacerda
term-discovered = Discovering an artist turns the artist’s tile over, brings its bonus, and gives the player a commission. From then on everybody can buy the works.
    .label = discovered
    .also = discover
term-exhibited = A work that hangs in the gallery of a player and is not sold.
    .label = exhibited
    .also = exhibits
term-acquired = A work that a player exhibits or has sold.
    .label = acquired
term-fulfilled = A contract is fulfilled once a work was sold with it. It then shows one of its halves.
    .label = fulfilled
term-in-play = Assistants at desks, at locations, on contracts and at the International Market are in play; those in the queue are not.
    .label = in play
