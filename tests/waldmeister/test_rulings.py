"""Where the rulebook is silent a ruling holds; this table says which test shows each.

 1 test_W2_3_reaching_or_passing_a_middle_starts_that_seasons_action
 2 test_W4_6_a_card_acts_in_its_seasons_only_and_is_discarded
 3 test_W4_1_the_layer_names_one_player_fewer_than_there_are_cards
 3 test_W4_4_those_named_draw_clockwise_and_the_layer_has_what_is_left
 3 test_W4_2_robert_may_refuse_the_single_card_and_volker_must_take_it
 3 test_W4_3_with_two_players_the_opponent_takes_one_or_two_of_three_cards
 4 test_W4_6_cards_are_carried_out_clockwise_the_layers_last
 4 test_W9_1_only_the_active_player_draws
 5 test_W5_with_too_few_targets_all_of_them_suffer_and_the_rest_is_lost
 5 test_W5_11_with_five_plants_smog_places_five_points
 6 test_W6_4_a_planted_sapling_takes_all_arrows_at_once
 7 test_W3_4_a_sprout_that_cannot_bear_its_arrows_is_a_seed_again
 8 test_W3_4_a_sapling_grown_from_a_seed_waits_until_next_spring
 8 test_W3_4_spring_is_done_player_by_player
 8 test_W3_3_the_active_player_settles_scarce_tiles_first
 8 test_W3_2_saplings_become_trees_with_their_damage_and_without_new_arrows
 9 test_W8_1_tile_and_points_go_back
 9 test_W5_cards_that_take_a_plant_let_the_drawer_choose_which
 9 test_W5_4_a_felled_trees_animal_moves_to_a_free_tree
10 test_W5_12_storm_rolls_for_each_damaged_tree_and_for_nothing_else
10 test_W5_12_dragged_trees_drag_nobody_further
10 test_W5_12_trees_already_down_are_not_rolled_for
10 test_W5_9_snow_breaks_a_tree_on_a_one_and_a_seed_takes_its_place
11 test_W5_8_acid_rain_falls_on_the_drawer_first_and_then_clockwise_on_the_others
12 test_W5_damaged_is_judged_before_the_card_acts
13 test_W5_17_without_an_oak_seed_or_a_free_space_the_jay_does_nothing
13 test_W6_4_a_sapling_may_take_a_seeds_place_and_the_seed_goes_back
14 test_W6_2_the_drawer_bids_first_then_clockwise
14 test_W6_2_several_raises_go_round_until_one_is_left
14 test_W6_2_whoever_has_no_room_may_not_bid
14 test_W6_5_a_species_without_a_bid_is_barred_for_the_rest_of_the_card
15 test_W7_1_everybody_is_asked_once_and_then_the_card_is_discarded
15 test_W7_2_building_with_a_card_does_not_use_up_building_of_free_will
15 test_W7_5_once_a_turn_a_sapling_may_be_bought_for_thirty_thousand
16 test_W7_4_all_arrows_of_the_second_tile_count
16 test_W7_3_a_built_tile_lowers_the_arrows_for_later_plants
17 test_W3_5_volkers_five_trees_take_the_stag_only
17 test_W3_5_at_most_two_come_and_fewer_may
18 test_W8_4_it_moves_to_the_next_landscape_clockwise_with_a_free_tree
18 test_W8_4_where_nobody_can_take_it_it_goes_back_to_the_supply
19 test_W10_1_positions_counted_by_hand
20 test_W9_2_a_point_that_could_not_be_placed_ends_the_game_at_the_end_of_the_turn
21 test_W3_7_the_bank_pays_as_far_as_it_can_in_turn_order
21 test_W9_2_a_bank_that_cannot_pay_ends_the_game_and_it_is_counted
22 test_W9_3_whoever_has_trees_on_all_spaces_may_announce_the_end
22 test_W9_4_losses_after_the_announcement_change_nothing
22 test_W10_1_the_bonus_is_looked_up_at_the_end
23 test_W1_1_damage_points_depend_on_the_number_of_players
23 test_W1_1_a_game_starts_with_everything_else_in_the_supply
24 test_W1_2_everybody_places_clockwise_from_the_first
25 test_W10_1_most_points_win_then_most_money_then_the_win_is_shared
26 test_W1_1_damage_points_depend_on_the_number_of_players
27 test_W1_1_the_lot_says_who_begins
27 test_W1_2_all_landscapes_are_alike
28 test_W2_3_reaching_or_passing_a_middle_starts_that_seasons_action
28 test_cards_follow_the_season_where_the_marker_stands
29 test_W3_3_where_tree_tiles_are_scarce_the_owner_says_which_saplings_grow
30 test_W3_5_at_most_two_come_and_fewer_may
30 test_W3_6_the_owner_says_on_which_free_tree_an_animal_settles
31 test_W4_5_whoever_holds_two_cards_says_which_comes_first
31 test_W4_5_the_layer_with_two_cards_is_asked_after_the_others_card
31 test_cards_laid_face_down_are_hidden_from_all_but_the_layer
32 test_W9_1_when_the_last_card_is_drawn_the_discards_become_the_new_pile
33 test_W5_seeds_are_never_harmed
33 test_W5_6_nun_moth_damages_three_conifer_trees
33 test_W5_3_winter_moth_hits_every_damaged_broadleaf_tree_and_sapling
34 test_W5_help_may_be_declined
34 test_W5_19_ichneumon_wasp_may_be_declined_in_part
34 test_W5_17_jay_may_be_declined
34 test_W7_4_relief_may_be_declined_wholly_or_in_part
34 test_W5_a_fatal_target_may_be_chosen
34 test_W5_without_a_target_a_card_does_nothing_and_asks_nobody
35 test_W5_8_acid_rain_falls_on_the_drawer_first_and_then_clockwise_on_the_others
36 test_W8_1_all_points_of_one_event_are_placed_before_anything_dies
36 test_W8_2_where_seeds_are_scarce_the_owner_says_which_spaces_get_one
36 test_W5_each_throw_is_settled_before_the_next
36 test_W5_12_trees_that_fall_together_are_settled_together
36 test_W5_12_storm_goes_row_by_row
37 test_W8_3_however_the_tree_was_lost_its_animal_moves
37 test_W8_3_it_must_stay_at_home_if_it_can
37 test_W8_3_of_several_the_owner_says_which_stay
37 test_W8_4_of_several_the_highest_number_goes_first
38 test_W7_3_the_second_tile_lies_on_the_first_and_neither_goes_back
38 test_W5_11_every_remediation_tile_saves_a_point_of_smog
38 test_W7_3_a_seed_sprouts_under_the_arrows_of_the_present_level
39 test_W7_1_the_builder_chooses_the_zone_and_the_next_tile_of_each_zone
39 test_W7_1_everybody_is_asked_once_and_then_the_card_is_discarded
40 test_W6_1_when_every_species_left_is_barred_the_card_ends_early
40 test_W6_2_the_last_one_left_is_not_asked_to_outbid_himself
40 test_W6_3_the_winner_pays_the_bank_and_plants_before_the_next_lot
40 test_W6_4_a_seed_given_back_serves_the_next_lot
41 test_W7_5_once_a_turn_a_sapling_may_be_bought_for_thirty_thousand
41 test_W2_1_a_turn_has_its_parts_in_the_printed_order
42 test_W9_2_a_stock_that_is_empty_or_ran_short_ends_the_game
42 test_W9_2_a_stock_that_was_empty_and_recovered_ends_nothing
42 test_W9_2_edition_fr_counts_only_empty_stocks_at_the_end_of_the_turn
43 test_W9_5_defeat_goes_before_the_bank_and_both_before_the_full_forest
43 test_W9_5_shortages_end_the_game_during_the_last_turns_too
43 test_W9_3_a_second_announcement_changes_nothing
43 test_W9_4_losses_after_the_announcement_change_nothing
44 test_W1_1_everybody_gets_thirty_thousand_from_the_bank
44 test_W6_3_the_winner_pays_the_bank_and_plants_before_the_next_lot
45 test_W9_2_a_common_defeat_has_no_winner_but_points_may_be_shown
45 test_W5_9_snow_breaks_a_tree_on_a_one_and_a_seed_takes_its_place
46 test_each_field_off_reads_the_rules_as_printed_and_on_otherwise
"""

import ast
import re
from pathlib import Path

from waldlehre import texts

from .scenes import grove, land, position, row, told, turn

HERE = Path(__file__).parent
TABLE = [line.split() for line in __doc__.splitlines()[2:] if line]
RULES_MD = HERE.parents[1] / "waldlehre" / "waldmeister" / "RULES.md"


def every_test():
    """Return the names of all tests of the room."""
    return {
        node.name
        for path in HERE.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_every_ruling_has_a_test_and_every_named_test_exists():
    """Forty-six rulings."""
    assert {int(number) for number, _ in TABLE} == set(range(1, 47))
    assert {name for _, name in TABLE} <= every_test()


def test_every_rule_has_a_test_of_its_name():
    """From W1.1 to W10.1, as RULES.md numbers them."""
    rules = re.findall(r"^- \*\*(W\d+\.\d+)\*\*", RULES_MD.read_text(encoding="utf-8"), re.M)
    assert len(rules) > 50
    named = {re.match(r"test_(W\d+_\d+)_", name) for name in every_test()}
    assert {rule.replace(".", "_") for rule in rules} == {match[1] for match in named if match}
    known = {f"rules.{rule}" for rule in rules}
    for language in texts.LANGUAGES:
        messages = texts.catalogue(language, "waldmeister")
        assert {name for name in messages if name.startswith("rules.")} == known


def test_cards_follow_the_season_where_the_marker_stands():
    """Three cards from the first space of spring: spring's growth, then summer's cards."""
    hands = [("frost", "bark_beetle", "bark_beetle")]
    table = position(row("oak sapling", "spruce tree 1"), grove(1), hands=hands, marker=3)
    game = turn(table)
    game.answer(*game.asking.options)
    game.answer(2)
    game.answer(game.asking.options[0])
    assert told(game, "grown") == [(0, 1)]
    assert [about[2] for about in told(game, "no_effect")] == [2]
    assert land(game)["R1C1"] == "oak tree"
