//! What every ruleset promises, tried on every registered one with random and steered play over all
//! seat counts, editions and options.
#![expect(clippy::unwrap_used, clippy::panic, clippy::expect_used, reason = "a test says what is wrong by panicking")]

#[path = "../common/mod.rs"]
mod common;
mod decisions;
mod games;
mod pictures;
mod steered;
mod walk;

use libtest_mimic::{Arguments, Trial};
use salon_domain::kernel::Ruleset;
use salon_domain::rulesets::{Visitor, visit_all};

use common::{Check, trials};

fn checks<R: Ruleset>() -> [(&'static str, Check); 12] {
    [
        (
            "thousands_of_random_games_end_are_conserved_and_replay_to_the_same_state",
            games::end_conserve_and_replay::<R>,
        ),
        ("every_component_is_in_one_place_after_every_move_of_thousands_of_games", games::conserve_at_every_step::<R>),
        ("the_same_seed_and_the_same_commands_give_the_same_record", games::are_reproducible::<R>),
        ("a_changed_record_does_not_verify", games::refuse_changed_records::<R>),
        ("the_final_score_is_a_ranking_and_its_lines_add_up", games::score_soundly::<R>),
        (
            "exactly_the_listed_commands_are_accepted_and_a_refusal_changes_nothing",
            decisions::accepted_exactly_if_listed::<R>,
        ),
        ("every_listed_command_is_accepted_and_none_is_listed_twice", decisions::all_listed_are_accepted::<R>),
        ("an_array_is_decided_all_or_nothing", decisions::arrays_are_atomic::<R>),
        ("every_picture_is_well_formed_harmless_and_the_same_each_time", pictures::are_well_formed_and_harmless::<R>),
        ("pictures_change_with_the_game", pictures::change_with_the_game::<R>),
        (
            "no_seat_of_a_game_with_scarce_supplies_is_awaited_without_a_legal_command",
            steered::never_leave_a_seat_without_a_legal_command::<R>,
        ),
        ("a_preview_tells_what_would_happen_up_to_what_is_hidden", decisions::previews_agree::<R>),
    ]
}

fn main() {
    struct Collect(Vec<Trial>);
    impl Visitor for Collect {
        fn visit<R: Ruleset>(&mut self) {
            self.0.extend(trials::<R>(&checks::<R>()));
        }
    }
    let mut found = Collect(Vec::new());
    visit_all(&mut found);
    libtest_mimic::run(&Arguments::from_args(), found.0).exit();
}
