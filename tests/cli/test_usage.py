"""Help, languages, exit codes, and complaints that help."""

import json
import re
import subprocess
import sys

import pytest

from royaumes.cli import COMMANDS, main
from royaumes.cli.arguments.language import choose
from royaumes.games import keys


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_with_examples_and_exit_codes(royaumes, command, lang):
    shown = royaumes("--lang", lang, *command.split(), "--help")
    assert shown.code == 0
    assert f"  royaumes {command}" in shown.out
    assert {"en": "exit codes: 0", "fr": "codes de sortie\u00a0: 0"}[lang] in shown.out
    assert {"en": "usage:", "fr": "usage\u00a0:"}[lang] in shown.out


def test_help_comes_before_complaints(royaumes):
    assert royaumes("play", "--nonsense", "--help").code == 0


def test_help_loads_neither_games_nor_drawing():
    heavy = "{'rich', 'fluent', 'royaumes.core', 'royaumes.games'}"
    code = f"import sys; from royaumes.cli import main; main(['--help']); print({heavy} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "set()"


def test_the_version_and_the_build(royaumes, monkeypatch):
    assert re.fullmatch(r"royaumes 0\.\S+ \(pure Python\)\n", royaumes("--version").out)
    monkeypatch.setattr("royaumes.core.compiled.is_compiled", lambda: True)
    assert royaumes("--version", "--lang", "fr").out.endswith("(version compilée)\n")


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["dance"], "terminal"),
        (["rules", "crowns"], "terminal"),
        (["simulate", "crowns", "--games", "1"], "terminal"),
        (["serve", "--port", "0"], "server"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_packages_are_missing_it_says_how_to_get_them(arguments, extra, lang):
    code = (
        "import sys; sys.modules.update(dict.fromkeys(('fluent', 'rich', 'litestar')))\n"
        "from royaumes.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", code, "--lang", lang, *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"pip install 'royaumes[{extra}]'" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "environment", "lang"),
    [
        ((), {}, "en"),
        ((), {"LANG": "fr_FR.UTF-8"}, "fr"),
        ((), {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ((), {"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ((), {"LANG": "de_DE.UTF-8"}, "en"),
        ((), {"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ((), {"LANG": "fr_FR.UTF-8", "ROYAUMES_LANG": "en"}, "en"),
        (("--lang", "fr"), {"ROYAUMES_LANG": "en"}, "fr"),
        (("play", "--lang=fr"), {}, "fr"),
        (("--lang",), {"LANG": "fr"}, "fr"),
    ],
)
def test_the_language_is_chosen(arguments, environment, lang):
    assert choose(arguments, environment) == lang


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ["dance"],
            "There is no command “dance”. There is: serve, play, games, replay, review, puzzles, verify, "
            "rules, simulate, compare, sweep, ladder, train, new-game, backup, restore, static and admin.",
        ),
        (["play", "--seets", "x"], "“--seets” is not understood. See royaumes play --help."),
        (["play", "--seats"], "--seats needs a value."),
        (["play", "chess"], "There is no game “chess”. There is: crowns"),
        (["play", "crowns", "--lang", "tlh"], "“tlh” is not spoken here, only en and fr."),
        (["play", "crowns", "--setting", "hard"], "“hard” is not a setting of the form name=value."),
        (
            ["play", "crowns", "--setting", "soft=true"],
            "no setting “soft”. It has: hard and colours.",
        ),
        (["play", "crowns", "--setting", "hard=maybe"], "The setting “hard” cannot be “maybe”."),
        (["play", "_toy", "--seats", "Ann"], "This game is for 2 to 4 players, not for 1."),
        (["play", "crowns", "--seats", "Ann,ann"], "Two players have the same name"),
        (["play", "crowns", "--seats", "Ann,,Bob"], "“” cannot be a name"),
        (["play", "crowns", "--seats", "bot:genius"], "There is no bot “genius”."),
        (["play", "crowns", "--seats", "Ann,no.such:bot"], "The bot no.such:bot cannot be loaded"),
        (["play", "crowns", "--resume", "x"], "leave out “game”"),
        (["play", "--resume", "/no/such/file"], "Cannot read “/no/such/file”"),
        (["play", "_toy", "--seats", "random,random", "--save", "/no/such/file"], "Cannot write"),
        (["replay"], "Which record? Give the name of its file."),
        (["verify"], "Which record? Give the name of its file."),
        (["verify", "x", "--number", "none"], "--number cannot be “none”."),
        (["rules", "chess"], "There is no game “chess”."),
        (["rules", "crowns", "99"], "There is no rule or chapter “99”. The chapters are CRW-1"),
    ],
)
def test_bad_usage_is_explained(royaumes, arguments, complaint):
    shown = royaumes(*arguments)
    assert shown.code == 2
    assert complaint in shown.err
    assert shown.err.startswith("royaumes: ")


def test_complaints_are_translated(royaumes):
    assert "Il n’y a pas de commande" in royaumes("--lang", "fr", "danse").err
    assert "demande une valeur" in royaumes("play", "--lang", "fr", "--seats").err


def test_no_command_greets(royaumes):
    shown = royaumes()
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.startswith("Royaumes: ") and "royaumes --help" in shown.out


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_fits_eighty_columns(royaumes, monkeypatch, command, lang):
    monkeypatch.setenv("COLUMNS", "80")
    lines = royaumes("--lang", lang, *command.split(), "--help").out.splitlines()
    assert not [line for line in lines if len(line) > 80 and not line.startswith("  royaumes ")]


@pytest.mark.parametrize(
    "command", ["rules crowns >&-", "simulate crowns -n 2 | head -1; exit ${PIPESTATUS[0]}"]
)
def test_closed_and_early_closed_output_is_no_error(command):
    script = f"{sys.executable} -m royaumes.cli {command}"
    done = subprocess.run(["bash", "-c", script], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_reader_who_has_had_enough_is_no_error():
    script = f"{sys.executable} -m royaumes.cli rules crowns | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], check=True, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "0"
    assert done.stderr == ""


def test_a_mistake_of_ours_is_not_hidden(royaumes, monkeypatch):
    def broken(args):
        raise RuntimeError("ours")

    monkeypatch.setattr("royaumes.cli.commands.rules.run", broken)
    with pytest.raises(RuntimeError, match="ours"):
        main(["rules"])


def test_stopping_a_command_is_130(royaumes, monkeypatch):
    def stopped(args):
        raise KeyboardInterrupt

    monkeypatch.setattr("royaumes.cli.commands.rules.run", stopped)
    assert royaumes("rules").code == 130


def test_rules_are_shown(royaumes):
    assert "crowns" in royaumes("rules").out
    whole = royaumes("rules", "crowns", "--lang", "fr").out
    assert "CRW-1.1" in whole
    assert "CRW-6.5" in whole
    chapter = royaumes("rules", "crowns", "3").out
    assert "CRW-3.1" in chapter
    assert "CRW-4.1" not in chapter
    one = royaumes("rules", "crowns", "crw-3.1").out
    assert "CRW-3.1" in one
    assert "CRW-3.2" not in one
    assert "TBL-2.1" in royaumes("rules", "table").out


def test_rules_open_with_the_aim_and_an_example_and_close_with_the_marks(royaumes):
    whole = royaumes("rules", "crowns").out
    places = [whole.index(text) for text in ("The aim", "1 to 6 players", "An example", "CRW-1", "→ 20")]
    assert places == sorted(places)
    legend = whole[whole.index("What the marks mean") :]
    assert re.findall(r"^  ([A-Z]) \((.*?)\)", legend, re.MULTILINE) == [
        ("F", "found elsewhere"),
        ("D", "deduced"),
        ("R", "⚠ reconstructed"),
        ("H", "house rule"),
    ]


def test_a_chapter_explains_the_marks_that_it_has(royaumes):
    chapter = royaumes("rules", "crowns", "2").out
    assert "D (deduced) left open by the rulebook" in chapter
    assert "reconstructed" not in chapter
    assert "↙ 12" in royaumes("rules", "crowns", "1").out
    mixed, alike = royaumes("rules", "auftrag", "8").out, royaumes("rules", "royaume", "1").out
    assert re.search(r"The wild boar .* 2 +R *$", mixed, re.MULTILINE)
    assert "each circle (⚠ reconstructed)" in " ".join(alike.split())


@pytest.mark.parametrize("key", [*keys(), "table"])
def test_no_line_is_broken_at_a_no_break_space(royaumes, key):
    for line in royaumes("rules", key, "--lang", "fr").out.splitlines():
        assert not re.match(r"\s*[:;!?»]", line), line
        assert not re.search(r"[«\N{NO-BREAK SPACE}]\s*$", line), line


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "crowns", "-n", "3"],
        ["ladder", "crowns", "--levels", "random,greedy", "-n", "3"],
        ["sweep", "emerald", "cards.treasure.points", "3,5", "-n", "2"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_figures_as_json_need_the_standard_library_alone(arguments):
    code = (
        "import sys; sys.modules.update(dict.fromkeys(('fluent', 'rich', 'litestar')))\n"
        "from royaumes.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    done = subprocess.run([sys.executable, "-c", code, *arguments, "--json"], capture_output=True, text=True)
    assert done.returncode in (0, 1) and done.stderr == ""
    assert json.loads(done.stdout)
