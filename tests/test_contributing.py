"""The worked example of CONTRIBUTING.md works: carried out word for word on a copy of the program."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
DECLARATION, FIELD, ANSWER = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
PACK, SCENARIO = re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The program after steps 1 to 4."""
    for name in ("smallworld_desktop", "assets"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    rules = tmp_path / "smallworld_desktop" / "rules"
    edit(rules / "effects" / "coins.py", r"\Z", f"\n\n{DECLARATION}")
    edit(rules / "effects" / "abilities.py", r'(?=        "varying_discounts",\n)', '        "variety",\n')
    edit(rules / "effects" / "abilities.py", r"(?=        self\.income: )", FIELD)
    edit(rules / "scoring.py", r"import counted, is_time\b", "import counted, is_time, matching")
    edit(rules / "scoring.py", r"( +)items \+= _bonuses\((.*?)\)\n", r"\g<0>\1items += _variety(\2)\n", times=2)
    edit(rules / "scoring.py", r"\Z", f"\n\n{ANSWER}")
    (tmp_path / "travellers.yaml").write_text(PACK, encoding="utf-8")
    (tmp_path / "cosmopolitan.yaml").write_text(SCENARIO, encoding="utf-8")
    return tmp_path


def edit(path: Path, at: str, text: str, times: int = 1) -> None:
    new, count = re.subn(at, text, path.read_text(encoding="utf-8"))
    assert count == times, f"{path.name} has changed at {at!r}: bring CONTRIBUTING.md up to date"
    path.write_text(new, encoding="utf-8")


@pytest.mark.parametrize("words", [["check-content", "travellers.yaml"], ["scenario", "cosmopolitan.yaml"]])
def test_the_worked_example_works(copy: Path, words: list[str]) -> None:
    command = [sys.executable, "-P", "-m", "smallworld_desktop", *words]
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
