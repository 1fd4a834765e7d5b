"""A hint at the table: it lights the way to what it advises, says why, and plays nothing."""

from __future__ import annotations

import random

import pygame
import pytest
from oracle import Oracle
from playing import Blank, Desk
from situations import Troops, sit_at

from smallworld_desktop.ai.process import Answer
from smallworld_desktop.ai.reasons import because
from smallworld_desktop.developers.staging import POSITIONS, staged
from smallworld_desktop.render.widgets import Pressable
from smallworld_desktop.rules.actions import (
    ACTIONS,
    Abandon,
    AnswerHire,
    Conquer,
    Decline,
    Deploy,
    End,
    MakePeace,
    MoveRelic,
    Pick,
    Ready,
    Stop,
)
from smallworld_desktop.rules.distribution import Distributing, Distribution
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.combo_selection.card import CardScene
from smallworld_desktop.scenes.redeployment.arrange import ArrangeScene, ReadyScene
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.die_ask import DieAskScene
from smallworld_desktop.scenes.turn.overlays import AskScene, SlipScene

CROFT, CROWN, KNOLL = 10, 16, 14
MOST_CLICKS = 8
UNWORDED = {"answerhire"}
"""Actions whose words depend on the answer."""


def ask(desk: Desk, table: TableScene, answer: Answer) -> str:
    """Ask for a hint with the key, and get this one. Returns its words."""
    oracle = Oracle()
    table.adviser.chooser = oracle
    desk.key(pygame.K_t)
    desk.key(pygame.K_t)
    assert len(oracle.asked) == 1
    oracle.answer = answer
    desk.tick()
    assert table.panels.toasts.is_showing and table.adviser.hint is not None
    return table.adviser.hint.words


def lit(table: TableScene) -> list[str]:
    return [button.label for button in table.panels.bar.buttons if button.visible and button.is_lit]


def sit_at_staged(desk: Desk, name: str) -> TableScene:
    session = staged(name)
    desk.services.welcome(session.content)
    return desk.sit_down(session)


# -- following the light -----------------------------------------------------------------------------------------------


def follow(desk: Desk, table: TableScene) -> None:
    """One click on what is lit."""
    top, hint, bar = desk.top, table.adviser.hint, table.panels.bar
    assert hint is not None
    if isinstance(top, CardScene):
        desk.press(top.take_button)
        return
    buttons: list[Pressable]
    if isinstance(top, SlipScene):
        buttons = list(top.buttons)
    elif isinstance(top, AskScene):
        buttons = list(top.dialog.buttons)
    elif isinstance(top, DieAskScene):
        buttons = list(top.buttons)
    else:
        means = [hint.means(choice) for choice in table.turn.choices()]
        buttons = [button for button, meant in zip(bar.buttons, means, strict=False) if meant]
        buttons += [bar.more, *table.panels.column.rows]
    chosen = next((button for button in buttons if button.visible and button.is_lit), None)
    if chosen is not None:
        desk.press(chosen)
        return
    told = [region for region in table.panels.board.state.told if region in table.turn.shows()]
    assert told, f"nothing is lit for {hint.action}"
    has_origin = getattr(table.turn, "origin", None) is not None
    desk.click(table.panels.board.anchor(hint.action.region if has_origin else told[0]))


def kinds_of_advice(name: str) -> list[Answer]:
    """One answer of every kind that a position allows; layouts at the end of a turn come together."""
    game = staged(name).game
    domains = [offer for offer in game.legal() if isinstance(offer, Distribution)]
    found: dict[tuple[type, str], Answer] = {}
    for offer in game.legal():
        asked_later = isinstance(offer, MoveRelic) and not game.position.questions
        if not isinstance(offer, Distribution) and not asked_later:
            found.setdefault((type(offer), getattr(offer, "way", "")), Answer(offer))
    for domain in domains:
        action = next((a for a in samples(domain) if a.layout != domain.now), None)
        if domain.kind == "deploy" and not game.position.parts:
            discs = [other.default() for other in domains if other.kind == "place"]
            found[Deploy, ""] = Answer(domain.default(), then=(*discs, End()))
        elif domain.kind != "place" and action is not None:
            found[type(action), ""] = Answer(action)
    return list(found.values())


def samples(domain: Distribution) -> list[Distributing]:
    return [domain.sample(random.Random(seed)) for seed in range(20)]


@pytest.mark.parametrize("name", POSITIONS)
def test_who_follows_the_light_plays_what_was_advised(desk: Desk, name: str) -> None:
    for answer in kinds_of_advice(name):
        table = sit_at_staged(desk, name)
        words = ask(desk, table, answer)
        assert words and "{" not in words and "advice." not in words
        before = len(table.session.game.steps)
        for _ in range(MOST_CLICKS):
            if len(table.session.game.steps) > before:
                break
            follow(desk, table)
        played = [step.action for step in table.session.game.steps[before:]]
        if isinstance(answer.action, Decline):
            assert isinstance(played[0], Decline), name
        else:
            wanted = (answer.action, *answer.then)[-1]
            assert wanted in played, f"{name}: {wanted} was advised, {played} was played"
        desk.services.stack.reset(Blank("between"))


# -- conquests and combos ----------------------------------------------------------------------------------------------


def test_a_hint_lights_a_region_and_says_why_and_plays_nothing(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=9))
    why = because(Message("ai.why.coins", {"count": 3, "sign": "+"}))
    assert ask(desk, table, Answer(Conquer(CROWN), why)) == f"Take {table.words.region(CROWN)}: +3 coins."
    assert table.panels.board.state.told == {CROWN}
    assert not table.session.game.steps
    desk.click(table.panels.board.anchor(CROWN))
    assert not table.panels.board.state.told and len(table.session.game.steps) == 1


def test_a_hint_lights_a_combo_or_a_button(desk: Desk) -> None:
    table = desk.sit_down(desk.session())
    ask(desk, table, Answer(Pick(2)))
    assert [row.is_lit for row in table.panels.column.rows] == [False, False, True, False, False, False]
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1, KNOLL: 1}, hand=9))
    ask(desk, table, Answer(Stop()))
    assert lit(table) == [table.words.tr("button.stop")]


def test_a_hint_stands_until_the_game_goes_on_or_it_is_waved_away(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1, KNOLL: 1}, hand=9))
    words = ask(desk, table, Answer(Stop()))
    desk.tick(60.0)
    table.showing.refresh()
    assert lit(table) == [table.words.tr("button.stop")] and table.panels.toasts.words == words
    desk.key(pygame.K_ESCAPE)
    assert desk.top is table and lit(table) == [] and not table.panels.toasts.is_showing
    ask(desk, table, Answer(Stop()))
    desk.click(table.panels.board.anchor(CROWN))
    assert table.adviser.hint is None and lit(table) == []


def test_what_stands_in_the_menu_is_lit_there_and_so_is_the_menu(desk: Desk) -> None:
    table = sit_at_staged(desk, "conquer")
    advice = next(offer for offer in table.session.game.legal() if isinstance(offer, Abandon))
    assert not table.panels.bar.more.is_lit
    ask(desk, table, Answer(advice))
    assert table.panels.bar.more.is_lit
    desk.press(table.panels.bar.more)
    assert isinstance(desk.top, SlipScene)
    assert [line.label for line in desk.top.buttons if line.is_lit] == [table.words.tr("button.abandon")]


def test_hiring_is_advised_with_its_price_and_region(desk: Desk) -> None:
    table = sit_at_staged(desk, "hire")
    region = table.words.region(table.session.game.position.questions[0].region)
    assert ask(desk, table, Answer(AnswerHire(True))) == f"Hire help for 1 coin and take {region}."
    table = sit_at_staged(desk, "hire")
    assert ask(desk, table, Answer(AnswerHire(False))) == f"Keep your coins: {region} is not worth them."


# -- layouts -----------------------------------------------------------------------------------------------------------


def redeploying(desk: Desk) -> TableScene:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1, CROWN: 1}, hand=4))
    desk.key(pygame.K_e)
    if isinstance(desk.top, AskScene):
        desk.press(desk.top.dialog.buttons[0])
    return table


def counts(table: TableScene) -> dict[int, int]:
    assert isinstance(table.turn, ArrangeScene) and table.turn.tokens is not None
    return table.turn.tokens.counts


def test_a_layout_is_put_into_the_draft_and_one_undo_brings_back_what_was_drafted(desk: Desk) -> None:
    table = redeploying(desk)
    desk.click(table.panels.board.anchor(CROWN))
    mine, steps = dict(counts(table)), len(table.session.game.steps)
    ask(desk, table, Answer(Deploy(((CROFT, 5), (CROWN, 1))), then=(End(),)))
    assert counts(table) == {CROFT: 5, CROWN: 1} and len(table.session.game.steps) == steps
    assert lit(table) == [table.words.tr("button.end")]
    desk.key(pygame.K_u)
    assert counts(table) == mine


def test_a_draft_that_needs_no_advice_is_praised_and_left_alone(desk: Desk) -> None:
    table = redeploying(desk)
    desk.key(pygame.K_s)
    mine = dict(counts(table))
    words = ask(desk, table, Answer(Deploy(tuple(mine.items())), then=(End(),)))
    assert words == "A strong player would place them just like this."
    assert counts(table) == mine


def test_discs_are_drafted_with_the_tokens_and_the_last_word_is_told(desk: Desk) -> None:
    table = sit_at_staged(desk, "heroes")
    offers = [offer for offer in table.session.game.legal() if isinstance(offer, Distribution)]
    deploy, place = (next(o.default() for o in offers if o.kind == kind) for kind in ("deploy", "place"))
    words = ask(desk, table, Answer(deploy, then=(place, MakePeace(1))))
    assert words == f"Place your tokens and markers like this. Then: Make peace with {table.words.seat(1)}."
    assert isinstance(table.turn, ArrangeScene)
    assert [draft.action() for draft in table.turn.drafts] == [deploy, place]


def test_readying_is_drafted_in_its_own_step_which_keeps_what_was_drafted_before(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 3, CROWN: 4}, hand=2))
    ask(desk, table, Answer(Ready(((CROFT, 2), (CROWN, 1)))))
    step = table.turn
    assert isinstance(step, ReadyScene) and counts(table) == {CROFT: 2, CROWN: 1}
    assert lit(table) == [table.words.tr("button.done")]
    ask(desk, table, Answer(Ready(((CROFT, 1), (CROWN, 3)))))
    assert table.turn is step and counts(table) == {CROFT: 1, CROWN: 3}
    desk.key(pygame.K_u)
    assert counts(table) == {CROFT: 2, CROWN: 1}


# -- asking ------------------------------------------------------------------------------------------------------------


def test_a_question_is_forgotten_when_the_game_goes_on_and_the_adviser_leaves_with_the_table(desk: Desk) -> None:
    table = desk.sit_down(desk.session())
    oracle = Oracle()
    table.adviser.chooser = oracle
    desk.key(pygame.K_t)
    table.playing.play(Pick(0))
    oracle.answer = Answer(Pick(1))
    desk.tick()
    assert not any(row.is_lit for row in table.panels.column.rows)
    desk.services.stack.reset(Blank("title"))
    assert oracle.is_closed


@pytest.mark.parametrize("kind", [kind.lower() for kind in ACTIONS if kind.lower() not in UNWORDED])
def test_every_action_can_be_advised_in_words(desk: Desk, kind: str) -> None:
    assert desk.services.tr.has(f"advice.{kind}")
