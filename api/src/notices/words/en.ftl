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
mail-invitation = { $player } invites you to a game of { $game }.
    .subject = { $player } invites you to { $game }
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

# Notices in words: in feeds, webhooks and messages to chat services. The label of a kind does not change with its sentence.
chat-test = This is a test: Salon can reach you here.
    .label = Test
chat-unknown = You have a new notice at Salon.
    .label = New notice
chat-your-turn = Your turn
chat-reminder = Reminder: { $game } is waiting for you to { $decision } until { $deadline }.
    .last = Last reminder: { $game } is waiting for you to { $decision } until { $deadline }.
    .label = Time is running out
chat-extended = Your time { $known ->
        [yes] in { $game }{" "}
       *[no] {""}
    }ran out and was extended to { $deadline }. You have { $credits ->
        [one] 1 extension
       *[other] { $credits } extensions
    } left.
    .label = More time
chat-invitation = { $named ->
        [yes] { mail-invitation }
       *[no] You are invited to a game of { $game }.
    }
    .bot = { $named ->
        [yes] { mail-invitation }
       *[no] You are invited by a bot to a game of { $game }.
    }
    .label = Invitation
chat-game-started = Your game of { $game } has started.
    .label = Game started
chat-round-closed = Round { $round } { $known ->
        [yes] of { $game }{" "}
       *[no] {""}
    }is over.
    .label = Round over
chat-game-finished = Your game of { $game } is over.
    .label = Game over
chat-game-aborted = { $known ->
        [yes] Your game of { $game } was aborted.
       *[no] One of your games was aborted.
    }
    .label = Game aborted
chat-game-paused = { $known ->
        [yes] Your game of { $game } is paused.
       *[no] One of your games is paused.
    }
    .resumed = { $known ->
        [yes] Your game of { $game } continues.
       *[no] One of your games continues.
    }
    .label = Game paused
    .resumed-label = Game resumed
chat-game-rewound = { $known ->
        [yes] Moves were taken back in your game of { $game }, a sandbox.
       *[no] Moves were taken back in a sandbox that you play in.
    }
    .label = Moves taken back
chat-message = New message { $named ->
        [yes] from { $player }{" "}
       *[no] {""}
    }{ $known ->
        [yes] in { $title }
       *[no] at your table
    }: { $text }
    .bot = New message from { $named ->
        [yes] { $player }
       *[no] a bot
    } { $known ->
        [yes] in { $title }
       *[no] at your table
    }: { $text }
    .label = New message
chat-plan-lapsed = Your planned move ({ $decision }) { $known ->
        [yes] in { $game }{" "}
       *[no] {""}
    }could not be played.
    .label = Plan not played
chat-plan-played = Your planned move ({ $decision }) { $known ->
        [yes] in { $game }{" "}
       *[no] {""}
    }was played.
    .label = Plan played
chat-deadline-missed = Your time { $known ->
        [yes] in { $game }{" "}
       *[no] {""}
    }ran out, and a bot decided for you ({ $decision }).
    .forfeited = Your time { $known ->
        [yes] in { $game }{" "}
       *[no] {""}
    }ran out, and you lost your seat.
    .label = Deadline missed
    .forfeited-label = Seat lost
chat-seat-taken-over = { $known ->
        [yes] { $player } has taken back the seat in { $title }.
       *[no] A player has taken back their seat.
    }
    .by-bot = { $known ->
        [yes] A bot now plays for { $own ->
            [yes] you
           *[no] { $player }
        } in { $title }.
       *[no] A bot now plays for a seat in your game.
    }
    .by-substitute = { $known ->
        [yes] { $own ->
            [yes] You now play
           *[no] { $player } now plays
        } in { $title } as a substitute.
       *[no] A substitute now plays for a seat in your game.
    }
    .by-substitute-bot = { $known ->
        [yes] { $own ->
            [yes] You now play
           *[no] { $player } now plays
        } in { $title } as a substitute.
       *[no] A substitute (bot) now plays for a seat in your game.
    }
    .label = New player of a seat
chat-seat-resigned = { $known ->
        [yes] { $player } has resigned from { $title }.
       *[no] A player has resigned from your game.
    }
    .label = Player resigned
chat-webhook-disabled = One of your webhooks was disabled. { $reason }
    .label = Webhook disabled
