//! The contract of a ruleset, checked for every registered one by random and steered play with all seat counts,
//! editions and options.
#![expect(clippy::unwrap_used, clippy::panic, clippy::expect_used, reason = "a test fails by panicking")]

mod apply_sources;
mod catalogue;
#[path = "../common/catalogue_checks.rs"]
mod catalogue_checks;
#[path = "../common/mod.rs"]
mod common;
mod decisions;
mod games;
#[path = "../common/golden.rs"]
mod golden;
mod guide;
mod ids;
mod moments;
mod numbers;
mod parts;
mod pictures;
mod sources;
mod steered;
mod terms;
mod texts;
mod walk;
mod words;

use libtest_mimic::{Arguments, Trial};
use salon_domain::kernel::Ruleset;
use salon_domain::rulesets::examples::orchard::Orchard;
use salon_domain::rulesets::{RulesetVisitor, visit_all};

use common::{Check, trials};

fn checks<R: Ruleset>() -> [(&'static str, Check); 15] {
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
        ("everything_is_said_in_every_language", words::are_said_in_every_language::<R>),
        ("every_part_that_a_command_names_is_drawn", parts::named_by_commands_are_drawn::<R>),
        ("pictures_can_be_read_and_pointed_at_in_every_look", parts::do_not_depend_on_looks_and_can_be_read::<R>),
    ]
}

/// The checks that do not depend on the number of seats.
fn checks_of_a_ruleset<R: Ruleset>() -> [(&'static str, fn()); 9] {
    [
        ("apply_contains_no_number_of_the_rules", || apply_sources::contain_no_number_of_the_rules(R::KEY)),
        ("the_catalogue_is_the_same_in_every_language", catalogue::is_the_same_in_every_language::<R>),
        ("the_catalogue_has_a_message_for_every_kind", catalogue::has_a_message_for_every_kind::<R>),
        ("the_catalogue_has_no_unused_message", catalogue::has_no_unused_message::<R>),
        (
            "editions_options_and_phases_have_words",
            words::of_editions_options_and_phases_are_said_in_every_language::<R>,
        ),
        ("every_term_is_explained_and_stands_in_a_sentence", terms::are_said_and_found_in_sentences::<R>),
        ("every_component_has_words", words::of_components_are_said_in_every_language::<R>),
        ("every_id_is_that_of_a_component_with_words", ids::of_recorded_games_are_components_with_words::<R>),
        ("every_id_says_what_it_points_to", ids::say_what_they_point_to::<R>),
    ]
}

/// The checks of the kernel, of the guide, and of the checks themselves.
const OTHER_CHECKS: [(&str, fn()); 12] = [
    ("the_source_check_finds_a_threshold_in_a_state", apply_sources::a_threshold_in_a_state_is_found),
    ("the_guide_to_adding_a_game_names_existing_items", guide::names_existing_paths_and_items),
    ("the_check_of_the_guide_finds_a_missing_item", guide::finds_a_missing_item),
    ("the_catalogue_of_the_kernel_is_complete_and_used", catalogue::of_the_kernel_is_complete_and_used),
    ("the_check_of_catalogues_finds_faults", catalogue::faults_are_found),
    ("the_check_of_texts_finds_faults", texts::faults_are_found::<Orchard>),
    ("the_check_of_numbers_finds_bare_ones", numbers::bare_numbers_are_found),
    ("the_check_of_choices_finds_what_is_alike", words::alike_choices_are_found),
    ("every_word_of_a_sentence_is_plain_or_explained", terms::every_word_is_plain_or_explained),
    ("the_check_of_terms_finds_unexplained_words", terms::unexplained_words_are_found),
    ("the_check_of_ids_follows_schemas", ids::are_found_along_schemas),
    ("the_check_of_ids_finds_unmarked_ones", ids::unmarked_ones_are_found),
];

fn main() {
    struct Collect(Vec<Trial>);
    impl RulesetVisitor for Collect {
        fn visit<R: Ruleset>(&mut self) {
            self.0.extend(trials::<R>(&checks::<R>()));
            self.0.extend(checks_of_a_ruleset::<R>().into_iter().map(|(name, check)| {
                Trial::test(format!("{name}::{}", R::KEY), move || {
                    check();
                    Ok(())
                })
            }));
        }
    }
    let mut found = Collect(Vec::new());
    visit_all(&mut found);
    for (name, check) in OTHER_CHECKS {
        found.0.push(Trial::test(name, move || {
            check();
            Ok(())
        }));
    }
    libtest_mimic::run(&Arguments::from_args(), found.0).exit();
}
