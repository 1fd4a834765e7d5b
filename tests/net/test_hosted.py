"""A table that others join: who may do what, and what they get to see."""

from __future__ import annotations

import json

import pytest
from guests import Visitor, session

from smallworld_desktop.net.hosted import HostedTable
from smallworld_desktop.net.messages import write
from smallworld_desktop.net.seating import new_proof
from smallworld_desktop.net.seen import public_position
from smallworld_desktop.net.tables import setup_of
from smallworld_desktop.rules.actions import Pick
from smallworld_desktop.rules.document import action_document, position_document
from smallworld_desktop.rules.view import HIDDEN
from smallworld_desktop.session.choosers import make_chooser
from smallworld_desktop.session.session import HUMAN

LONG_GAME = 3000


def table(*kinds: str, seed: int = 7, word: str = "", open_coins: bool = False) -> HostedTable:
    made = session(*kinds, seed=seed, open_coins=open_coins)
    made.make_chooser = lambda seat: make_chooser(seat, seat.colour)
    return HostedTable("ABC234", made, setup_of(made), new_proof(), word)


def two_guests(seed: int = 7, *, open_coins: bool = False) -> tuple[HostedTable, Visitor, Visitor]:
    made = table(seed=seed, open_coins=open_coins)
    first, second = Visitor(made, 1), Visitor(made, 2)
    first.sit_down(0, "Ann")
    second.sit_down(1, "Bob")
    made.begin()
    return made, first, second


def play_on(made: HostedTable, *visitors: Visitor) -> None:
    for _ in range(LONG_GAME):
        if made.session.game.position.is_over:
            break
        if not any(visitor.play() for visitor in visitors):
            assert made.think() or made.session.decider.is_human
    for visitor in visitors:
        visitor.look()
    assert made.session.game.position.is_over


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_ends_equal_on_all_sides(seed: int) -> None:
    made, first, second = two_guests(seed)
    play_on(made, first, second)
    end = position_document(made.session.game.position)
    for visitor in (first, second):
        assert visitor.mirror is not None
        assert position_document(visitor.mirror.game.position) == {
            **end,
            "race_pile": visitor.mirror.game.position.race_pile,
            "power_pile": visitor.mirror.game.position.power_pile,
        }
        assert [step.records for step in visitor.mirror.game.steps] == [
            step.records for step in made.session.game.steps
        ]


def test_computers_play_at_the_same_table() -> None:
    made = table(HUMAN, "ai:easy", "ai:random")
    ann = Visitor(made)
    ann.sit_down(0, "Ann")
    made.begin()
    play_on(made, ann)


def test_nobody_learns_purses_piles_or_the_seed() -> None:
    """The bytes themselves are looked at: no purse of others, no order of a pile, no seed, no chance to come."""
    made, ann, bob = two_guests(seed=987654321987)
    for _ in range(200):
        if not (ann.play() or bob.play()):
            break
        position = made.session.game.position
        if position.is_over:
            break
        for visitor, own in ((ann, 0), (bob, 1)):
            state = visitor.last("state")
            assert state["position"]["coins"] == [HIDDEN, HIDDEN] and set(state["purses"]) == {str(own)}
            assert state["position"]["power_pile"] == sorted(state["position"]["power_pile"])
            unknown = position.unknown_races
            assert state["position"]["race_pile"][:unknown] == sorted(position.race_pile[:unknown])
    said = "".join(ann.raw + bob.raw)
    assert "987654321987" not in said and '"chance"' not in said and '"seed"' not in said
    assert all(proof not in "".join(bob.raw) for proof in ann.proofs.values())


def test_open_coins_are_shown_to_all() -> None:
    made, ann, _ = two_guests(open_coins=True)
    assert ann.last("state")["purses"] == {"0": 5, "1": 5}
    assert public_position(made.session.game.position, open_coins=True)["coins"] == [5, 5]


def test_nobody_acts_for_another() -> None:
    made, ann, bob = two_guests()
    decider, other = (ann, bob) if made.session.game.position.decider == 0 else (bob, ann)
    action = action_document(Pick(0))
    other.say("act", proof=next(iter(other.proofs.values())), at=made.at, action=action)
    assert other.last("refused")["code"] == "no.not_your_turn"
    other.say("act", proof="guessed", at=made.at, action=action)
    assert other.last("refused")["code"] == "net.not_your_seat"
    assert made.at == 0
    decider.say("act", proof=next(iter(decider.proofs.values())), at=made.at, action=action)
    assert made.at == 1


def test_a_message_that_comes_twice_or_late_changes_nothing() -> None:
    made, ann, bob = two_guests()
    decider = ann if made.session.game.position.decider == 0 else bob
    words = write("act", proof=next(iter(decider.proofs.values())), at=0, action=action_document(Pick(0)))
    decider.send(words)
    before = position_document(made.session.game.position)
    decider.send(words)
    decider.send(words)
    assert made.at == 1 and position_document(made.session.game.position) == before


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    made, ann, bob = two_guests()
    decider = ann if made.session.game.position.decider == 0 else bob
    decider.say("act", proof=next(iter(decider.proofs.values())), at=0, action=action_document(Pick(77)))
    assert decider.last("refused")["to"] == "act" and made.at == 0
    decider.say("act", proof=next(iter(decider.proofs.values())), at=0, action=["Pick", [["x"]]])
    assert decider.last("refused")["code"] == "game.bad_action" and made.at == 0


def test_who_was_cut_off_comes_back_to_their_seat_and_sees_what_they_missed() -> None:
    made, ann, bob = two_guests()
    for _ in range(30):
        assert ann.play() or bob.play()
    ann.cut()
    ann.look()
    assert ann.guest.seats == {0} and ann.mirror is not None
    assert len(ann.mirror.game.steps) == len(made.session.game.steps)
    assert [chair.is_here for chair in made.chairs] == [True, True]


def test_a_late_comer_takes_over_a_computers_seat() -> None:
    made = table(HUMAN, "ai:easy")
    ann = Visitor(made)
    ann.sit_down(0)
    made.begin()
    bob = Visitor(made, 2)
    bob.sit_down(1, "Bob")
    assert made.session.seats[1].name == "Bob" and made.session.seats[1].is_human
    play_on(made, ann, bob)


def test_who_leaves_for_good_is_replaced_by_a_computer() -> None:
    made, _, bob = two_guests()
    bob.say("stand_up", proof=bob.proofs[1])
    assert made.session.seats[1].kind == "ai:normal"
    assert bob.guest.seats == set()


def test_only_the_host_begins() -> None:
    made = table()
    ann = Visitor(made)
    ann.sit_down(0)
    ann.say("begin", proof=ann.proofs[0])
    assert ann.last("refused")["code"] == "net.only_host" and not made.has_begun
    ann.say("begin", proof=made.host_proof)
    assert made.has_begun


def test_a_table_with_a_word_wants_to_hear_it() -> None:
    made = table(word="swordfish")
    ann = Visitor(made)
    ann.hello(word="herring")
    assert ann.last("trouble")["code"] == "net.wrong_word" and not ann.guest.is_welcome
    ann.hello(word="swordfish")
    assert ann.guest.is_welcome


def test_another_version_is_told_so() -> None:
    made = table()
    ann = Visitor(made)
    ann.hello(version=99)
    assert ann.last("trouble")["code"] == "net.version" and not ann.guest.is_welcome


def test_without_a_hello_nothing_is_heard() -> None:
    made = table()
    ann = Visitor(made)
    ann.say("take", seat=0, name="Ann", proof=new_proof())
    assert ann.last("refused")["code"] == "net.say_hello" and not made.chairs[0].is_taken


def test_a_seat_is_taken_once() -> None:
    made = table()
    ann, bob = Visitor(made), Visitor(made)
    ann.sit_down(0)
    bob.sit_down(0)
    assert bob.last("refused")["code"] == "net.seat_taken"


def test_what_is_undone_is_undone_for_all() -> None:
    made, ann, bob = two_guests()
    for _ in range(60):
        ann.look(), bob.look()
        holder = next((v for v in (ann, bob) if v.mirror is not None and v.mirror.game.can_undo), None)
        if holder is not None:
            break
        assert ann.play() or bob.play()
    assert holder is not None and holder.mirror is not None
    steps = len(made.session.game.steps)
    holder.mirror.undo()
    ann.look(), bob.look()
    assert len(made.session.game.steps) == steps - 1
    assert ann.mirror is not None and len(ann.mirror.game.steps) == steps - 1
    play_on(made, ann, bob)


def test_words_between_people_reach_everybody() -> None:
    _, ann, bob = two_guests()
    ann.say("say", proof=ann.proofs[0], words="Well played!")
    assert bob.last("said") == {"kind": "said", "seat": 0, "words": "Well played!", "remark": ""}


def test_messages_are_plain_json() -> None:
    _, ann, _ = two_guests()
    assert all(json.loads(words) for words in ann.raw)


def test_who_is_away_is_played_for_until_they_are_back() -> None:
    made, ann, bob = two_guests()
    decider, other = (ann, bob) if made.session.game.position.decider == 0 else (bob, ann)
    made.stand_in = 60
    made.leave(decider.guest)
    made.call_stand_ins()
    assert not made.think()  # a minute has not passed
    seat = made.session.game.position.decider
    made.chairs[seat].away_since -= 61
    made.call_stand_ins()
    assert other.last("seats")["seats"][seat]["stand_in"] and made.chairs[seat].is_taken
    assert made.think() or not made.session.decider.is_human
    decider.cut()
    assert not made.chairs[seat].has_stand_in and made.session.seats[seat].is_human
    assert not other.last("seats")["seats"][seat]["stand_in"]


def test_a_table_that_waits_waits_for_days() -> None:
    made, ann, _ = two_guests()
    made.leave(ann.guest)
    made.chairs[0].away_since -= 1_000_000
    made.call_stand_ins()
    assert not made.chairs[0].has_stand_in


def test_only_the_host_decides_what_happens_to_who_is_away() -> None:
    made, ann, _ = two_guests()
    ann.say("policy", proof=ann.proofs[0], stand_in=60)
    assert ann.last("refused")["code"] == "net.only_host" and made.stand_in == 0
    ann.say("policy", proof=made.host_proof, stand_in=60)
    assert made.stand_in == 60 and ann.last("seats")["stand_in"] == 60
