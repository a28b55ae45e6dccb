# Details of problems, and what is wrong with input, in English.

detail-at-version = The game is at version { $version }.
detail-bearer = The scheme of the Authorization header must be Bearer.
detail-body-bytes = A body may have at most { $limit } bytes.
detail-body-ended = The body ended before it was complete.
detail-body-slow = The body was not complete within { $seconds } seconds.
detail-body-utf8 = The body is not UTF-8.
detail-either = Send either `{ $one }` or `{ $other }`, not both.
detail-header-twice = The header was sent more than once.
detail-last-event-id = The Last-Event-ID does not come from this stream.
detail-name-taken = Another account has this name.
detail-no-body = This operation takes no body.
detail-no-query = This operation takes no query parameters.
detail-operation-removed = This operation stopped working on { $day }. Use { $replacement } instead.
detail-scope = The token needs the scope `{ $scope }`.
detail-session-header = The header Salon-Session can only be `cookie`.
detail-streams = { $max ->
        [one] 1 stream is open.
       *[other] { $max } streams are open.
    } Close one of them first.
detail-syntax = The JSON ends too early or is not well-formed, at line { $line }, column { $column }.
detail-ticket-or-token = Send either a ticket or a token, not both.
detail-too-few-players = At least { $fewest } players are needed. Wait for more players to join.
detail-too-many-bots = An account may have at most { $most ->
        [one] 1 bot
       *[other] { $most } bots
    }. Delete one first.
detail-refreshed-too-often = This session was refreshed too often. Use the access token until it expires.
detail-too-many-mails = Too many verification mails were sent today. Look for them in your mailbox, or try again tomorrow.
detail-too-unreliable = This table asks for { $least } % of decisions made in time.
input-above-cap = The time at the beginning is more than the most of { $cap } seconds.
input-control = This text must not contain control characters.
input-cursor = This is not a cursor of the feed.
input-either = Send either `up_to` or `items`.
input-email = This is not an e-mail address.
input-empty = This text must not be empty.
input-expiry-far = This time must be before the year 10000.
input-expiry-past = This time must be in the future.
input-hour = An hour must be from 0 to 23.
input-include = `include` names `{ $name }`, but can only name { $known }, separated by commas.
input-invisible = This text must not contain control or invisible characters.
input-items = Send from 1 to { $most } items.
input-kinds = Name at least one kind of notice, or leave this field out.
input-least-games = `least_games` must be from 1 to 10000 games.
input-limit = `limit` must be from 1 to 100 items.
input-marks = This text must not contain marks without a letter, or more than four on one letter.
input-name = A name has from 3 to 30 letters, digits, `-` and `_`, and begins and ends with a letter or digit.
input-name-reserved = This name is reserved.
input-negative = A number must be 0 or more.
input-no-deadline = The game has no clock that lets a bot decide at the deadline.
input-no-seat = The table has no such seat.
input-notice-kind = There is no kind of notice `{ $kind }`.
input-password = A password has from 10 to 128 characters.
input-plan-alternatives = A plan has from 1 to { $most } alternatives.
input-plan-conditions = At most { $most } conditions are possible, each with a JSON Pointer and exactly one test.
input-plan-decision = The game has no such decision.
input-quiet-minutes = This must be from 1 to 10080 minutes.
input-range = This number must be from { $least } to { $most }.
input-rated-alone = A game with one seat cannot be rated.
input-sandbox-public = A sandbox is never public.
input-sandbox-rated = A sandbox is never rated.
input-scopes = Name at least one scope.
input-secret = This text must have from 1 to 512 characters.
input-spaces = This text must not begin or end with a space.
input-ticket-game = A ticket for the feed is not for a game.
input-time-zone = This is not an IANA time zone such as Europe/Paris.
input-too-long = This text is too long.
input-too-many-bots = At most { $most ->
        [one] 1 bot
       *[other] { $most } bots
    } can play at a table with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }.
input-too-much-time = Too much time has passed already in this game.
input-url = This is not an address such as `https://hooks.example.org/salon`.
input-url-forbidden = This server does not send requests to addresses of this kind.
input-url-fragment = The address must not contain a fragment.
input-url-host = The address has no host.
input-url-long = The address is too long.
input-url-scheme = The address must begin with `http` or `https`.
input-url-user = The address must not contain a user or a password.
input-wait = `wait` must be from 0 to 60 seconds.
input-width = `width` must be a whole number of pixels from { $min } to { $max }.
