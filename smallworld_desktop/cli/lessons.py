"""`smallworld-desktop lessons [--check] [FILE...]`: the lessons there are; plays each by its own path."""

from __future__ import annotations

import argparse
from pathlib import Path

from smallworld_desktop.i18n import Translator, from_system
from smallworld_desktop.lessons.check import LessonProblem, check_lesson
from smallworld_desktop.lessons.lesson import Lesson
from smallworld_desktop.lessons.reader import read_lesson, shipped_lessons
from smallworld_desktop.lessons.words import lesson_title, teach_words
from smallworld_desktop.rules.messages import Message


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="lessons of your own (default: ours)")
    parser.add_argument("--check", action="store_true", help="play every lesson by its path; exit status 0 if all can")


def run(args: argparse.Namespace) -> int:
    tr = Translator(from_system())
    found = [read_lesson(file) for file in args.files] or shipped_lessons()
    names = [str(file) for file in args.files] or [each.file.name if isinstance(each, Lesson) else "" for each in found]
    bad = sum(not _tell(tr, name, each, is_checked=args.check) for name, each in zip(names, found, strict=True))
    return 1 if bad or not found else 0


def _tell(tr: Translator, name: str, lesson: Lesson | Message, *, is_checked: bool) -> bool:
    """One line for a lesson and one for each problem; says whether there is none."""
    if isinstance(lesson, Message):
        print(f"FAIL {name}: {tr.message(lesson)}")
        return False
    teach_words(tr, lesson)
    problems = list(check_lesson(lesson, tr.has)) if is_checked else []
    for problem in problems:
        print(f"FAIL {name}: {_where(problem)}{tr.message(problem.message)}")
    if not problems:
        print(f"{'ok ' if is_checked else ''}{name}: {lesson_title(tr, lesson)} ({len(lesson.steps)})")
    return not problems


def _where(problem: LessonProblem) -> str:
    return f"step {problem.step}: " if problem.step else ""
