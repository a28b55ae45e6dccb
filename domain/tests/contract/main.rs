//! The contract of a ruleset, checked for every registered one by random and steered play with all seat counts,
//! editions and options.
#![expect(clippy::unwrap_used, clippy::panic, clippy::expect_used, reason = "a test fails by panicking")]

mod apply_sources;
#[path = "../common/mod.rs"]
mod common;
mod decisions;
mod games;
mod guide;
mod pictures;
mod steered;
mod walk;

use libtest_mimic::{Arguments, Trial};
use salon_domain::kernel::Ruleset;
use salon_domain::rulesets::{RulesetVisitor, visit_all};

use common::{Check, trials};

fn checks<R: Ruleset>() -> [(&'static str, Check); 12] {
    [
        ("random_games_end_and_replay_to_the_same_state", games::end_conserve_and_replay::<R>),
        ("no_move_loses_or_duplicates_a_component", games::conserve_at_every_step::<R>),
        ("the_same_seed_and_commands_give_the_same_record", games::are_reproducible::<R>),
        ("a_changed_record_does_not_verify", games::refuse_changed_records::<R>),
        ("the_final_score_is_a_ranking_and_its_lines_add_up", games::score_soundly::<R>),
        ("exactly_the_listed_commands_are_accepted", decisions::accepted_exactly_if_listed::<R>),
        ("every_listed_command_is_accepted_and_listed_once", decisions::all_listed_are_accepted::<R>),
        ("an_array_is_decided_all_or_nothing", decisions::arrays_are_atomic::<R>),
        ("every_picture_is_safe_well_formed_and_reproducible", pictures::are_well_formed_and_harmless::<R>),
        ("pictures_change_with_the_game", pictures::change_with_the_game::<R>),
        (
            "with_scarce_supplies_every_awaited_seat_has_a_legal_command",
            steered::never_leave_a_seat_without_a_legal_command::<R>,
        ),
        ("a_preview_shows_the_events_before_something_is_revealed", decisions::previews_agree::<R>),
    ]
}

fn main() {
    struct Collect(Vec<Trial>);
    impl RulesetVisitor for Collect {
        fn visit<R: Ruleset>(&mut self) {
            self.0.extend(trials::<R>(&checks::<R>()));
            self.0.push(Trial::test(format!("apply_contains_no_number_of_the_rules::{}", R::KEY), || {
                apply_sources::contain_no_number_of_the_rules(R::KEY);
                Ok(())
            }));
        }
    }
    let mut found = Collect(Vec::new());
    visit_all(&mut found);
    let others: [(&str, fn()); 3] = [
        ("the_source_check_finds_a_threshold_in_a_state", apply_sources::a_threshold_in_a_state_is_found),
        ("the_guide_to_adding_a_game_names_existing_items", guide::names_existing_paths_and_items),
        ("the_check_of_the_guide_finds_a_missing_item", guide::finds_a_missing_item),
    ];
    for (name, check) in others {
        found.0.push(Trial::test(name, move || {
            check();
            Ok(())
        }));
    }
    libtest_mimic::run(&Arguments::from_args(), found.0).exit();
}
