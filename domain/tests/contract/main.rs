//! What every ruleset promises, tried on every registered one with random play over all seat counts and editions.
#![expect(clippy::unwrap_used, clippy::panic, clippy::expect_used, reason = "a test says what is wrong by panicking")]

mod decisions;
mod games;
mod pictures;
mod walk;

use salon_domain::kernel::Ruleset;
use salon_domain::rulesets::{Visitor, visit_all};

/// Runs one generic check over every ruleset.
macro_rules! for_every_ruleset {
    ($($name:ident => $check:path;)*) => {$(
        #[test]
        fn $name() {
            struct Check;
            impl Visitor for Check {
                fn visit<R: Ruleset>(&mut self) {
                    $check(::std::marker::PhantomData::<R>);
                }
            }
            visit_all(&mut Check);
        }
    )*};
}

for_every_ruleset! {
    thousands_of_random_games_end_are_conserved_and_replay_to_the_same_state => games::end_conserve_and_replay;
    every_component_is_in_one_place_after_every_move_of_thousands_of_games => games::conserve_at_every_step;
    the_same_seed_and_the_same_commands_give_the_same_record => games::are_reproducible;
    a_changed_record_does_not_verify => games::refuse_changed_records;
    the_final_score_is_a_ranking_and_its_lines_add_up => games::score_soundly;
    exactly_the_listed_commands_are_accepted_and_a_refusal_changes_nothing => decisions::accepted_exactly_if_listed;
    every_listed_command_is_accepted_and_none_is_listed_twice => decisions::all_listed_are_accepted;
    an_array_is_decided_all_or_nothing => decisions::arrays_are_atomic;
    every_picture_is_well_formed_harmless_and_the_same_each_time => pictures::are_well_formed_and_harmless;
    pictures_change_with_the_game => pictures::change_with_the_game;
    a_preview_tells_what_would_happen_up_to_what_is_hidden => decisions::previews_agree;
}
