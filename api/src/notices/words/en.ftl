# Texts of mails and of chat messages in English.

# Times, in the time zone of the reader.
weekday = { $day ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
moment = { $weekday }, { $date } { $month } { $year } at { $time } ({ $zone })

# Players and games.
bot = { $name } (bot)
game-with = { $game } with { $others }
since = since { $moment }

# Mails about the account.
mail-greeting = Hello { $name },
mail-verification = This address was entered for the account “{ $account }”. Please confirm that it is yours.
    .subject = Confirm your address
    .valid = The link is valid for 24 hours.
    .button = Confirm the address
    .closing = If this was not you, you can ignore this mail: nothing will happen.
mail-address-taken = This address was entered for the account “{ $other }”, but it already belongs to your account “{ $own }”.
    .subject = Your address was entered for another account
    .advice = Nothing has changed, and you do not have to do anything. If you forgot your password, you can ask for a new one.
mail-address-changed = Mails for the account “{ $account }” go to another address from now on.
    .subject = Your address was changed
    .advice = If this was not you, another person knows your password: please contact the operators of this server.
mail-password-reset = A new password was requested for the account “{ $account }”.
    .subject = A new password
    .valid = The link is valid for 2 hours and works once. A new password signs you out on all devices.
    .button = Set a new password
    .closing = If this was not you, you can ignore this mail: your password stays the same.
mail-token = If the link does not work, this is the code it contains: { $token }

# Mails about games.
mail-your-turn = { $game } is waiting for you.
    .subject = Your turn: { $game }
    .deadline = You have time until { $deadline }.
    .button = Go to the game
mail-reminder = { $game } is still waiting for you, but only until { $deadline }.
    .subject = Time is running out: { $game }
    .button = Go to the game
mail-decision = { $sentence } { $why }
mail-finished = { $game } is over. { $result }
    .subject = Game over: { $game }
    .button = See the result
mail-invitation = { $from } invites you to a game of { $game }.
    .subject = { $from } invites you to { $game }
    .button = See the table
mail-digest = { $count ->
        [one] 1 game is waiting for you:
       *[other] { $count } games are waiting for you:
    }
    .subject = { $count ->
        [one] 1 game is waiting for you
       *[other] { $count } games are waiting for you
    }
    .more = { $count ->
        [one] And 1 more game.
       *[other] And { $count } more games.
    }
mail-digest-item = { $decision }, { $since }
mail-unsubscribe = Stop mails about games
unsubscribe-page = Do you want to stop all mails about games?
    .title = Stop mails
    .button = Stop mails
    .done = You will get no more mails about games. You can change this in your settings.

# Messages to chat services.
chat-test = This is a test: Salon can reach you here.
chat-unknown = You have a new notice at Salon.
chat-reminder = Reminder: { $game } is waiting for you to { $decision } until { $deadline }.
    .last = Last reminder: { $game } is waiting for you to { $decision } until { $deadline }.
chat-extended = Your time ran out and was extended to { $deadline }. You have { $credits ->
        [one] 1 extension
       *[other] { $credits } extensions
    } left.
chat-invitation = You are invited to a game of { $game }.
    .bot = You are invited by a bot to a game of { $game }.
chat-game-started = Your game of { $game } has started.
chat-round-closed = Round { $round } is over.
chat-game-finished = Your game of { $game } is over.
chat-game-aborted = One of your games was aborted.
chat-game-paused = One of your games is paused.
    .resumed = One of your games continues.
chat-game-rewound = Moves were taken back in a sandbox that you play in.
chat-message = New message at your table: { $text }
    .bot = New message from a bot at your table: { $text }
chat-plan-lapsed = Your planned move ({ $decision }) could not be played.
chat-plan-played = Your planned move ({ $decision }) was played.
chat-deadline-missed = Your time ran out, and a bot decided for you ({ $decision }).
    .forfeited = Your time ran out, and you lost your seat.
chat-seat-taken-over = A player has taken back their seat.
    .by-bot = A bot now plays for a seat in your game.
    .by-substitute = A substitute now plays for a seat in your game.
    .by-substitute-bot = A substitute (bot) now plays for a seat in your game.
chat-seat-resigned = A player has resigned from your game.
chat-webhook-disabled = One of your webhooks was disabled. { $reason }
