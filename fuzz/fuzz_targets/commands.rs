//! Commands at the JSON edge of every ruleset. The first byte chooses a game. If the second is below 128, the rest is sent as it is;
//! otherwise it chooses a legal command and the rest are edits of its text.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use salon_domain::kernel::{
    Language, Seat, Speech, Viewer,
    catalogue::{AnyGame, AnyRuleset},
};
use salon_fuzz::{edit, games, legal};

type Position = (&'static dyn AnyRuleset, Box<dyn AnyGame>, Vec<(Seat, String)>);

static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let with_commands = |(ruleset, game): (&'static dyn AnyRuleset, Box<dyn AnyGame>)| {
        let seats = game.awaiting().into_iter().map(|awaited| awaited.seat);
        let commands = seats.flat_map(|seat| legal(&*game, seat).into_iter().map(move |command| (seat, command)));
        let commands = commands.collect();
        (ruleset, game, commands)
    };
    games().into_iter().map(with_commands).collect()
});

fuzz_target!(|bytes: &[u8]| {
    let [position, choice, rest @ ..] = bytes else { return };
    let (ruleset, game, commands) = &POSITIONS[usize::from(*position) % POSITIONS.len()];
    let chosen = usize::from(*choice).checked_sub(128).filter(|_| !commands.is_empty());
    let text = match chosen.map(|number| &commands[number * commands.len() / 128]) {
        Some((_, command)) => edit(&format!("[{command}]"), rest),
        None => rest.to_vec(),
    };
    let readable = ruleset.read_commands(&text).is_ok();
    for seat in (0..8).filter_map(Seat::new) {
        let (decided, tried) = (game.decide(seat, &text), game.preview(seat, &text, &Speech::in_language(Language::En)));
        assert!(tried.is_ok() || decided.is_err(), "a preview refuses legal commands");
        let Ok(accepted) = decided else { continue };
        assert!(readable, "legal commands are readable");
        let events: Vec<_> = accepted.events.stored();
        let events: Vec<&str> = events.iter().map(|event| event.get()).collect();
        let folded = game.advance(&events).expect("stored events are readable");
        assert_eq!(folded.snapshot().get(), accepted.game.snapshot().get(), "events lead to the decided state");
        for viewer in game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            accepted.game.view(viewer);
            accepted.game.score(viewer);
            accepted.events.seen(viewer);
        }
    }
});
