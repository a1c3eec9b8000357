"""The reports of a run: all of them from one stream, and a program's text as text in each."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import kit
from piramida_conformance import known, spec
from piramida_conformance.known import Entry, KnownError, Outcome
from piramida_conformance.plain import one_line, plain, quote
from piramida_conformance.reports import junit, markdown, page, stream, terminal
from piramida_conformance.reports.stream import STATUSES, Run, StreamError

SPEC = spec.load()
LINK = "https://example.org/issues/1"
NASTY = (
    "\x1b[2J\x07<script>document.title='bent'</script> | `code` [x](http://evil.example) @someone "
    "]]> \u202e\ud800 **bold**"
)
HEAD = {
    "type": "run",
    "kit": "0.1.0",
    "subject": NASTY,
    "protocol": 1,
    "edition": "old-ru",
    "suite": "abcdef0123456789",
    "command": "run me",
    "baselines": {"always legal": 1},
}
CODES = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\ud800-\udfff]")


def result(number: int, status: str, **more: Any) -> dict[str, Any]:
    """Give the line of one result."""
    line = {
        "type": "result",
        "id": f"general-20-{number:02}",
        "row": None,
        "status": status,
        "clauses": ["G.20.2.a"],
        "file": "features/general/20-legally-completed-shot.feature",
        "line": number,
        "seconds": 0.25,
        "profiles": ["free/shot"],
    }
    if status not in {"pass", "skipped"}:
        story = f"first\nsecond\nverdict\n  expected  foul\n  got       {NASTY}"
        line |= {"reason": f"verdict expected foul got {NASTY}", "message": story, "stderr": NASTY}
    return line | more


def made(*results: dict[str, Any], complete: bool = True, **head: Any) -> Run:
    """Give a run of these results that came to its end."""
    end = {
        "type": "end",
        "counts": {},
        "complete": complete,
        "seconds": 1.5,
        "warnings": {NASTY: 2},
    }
    return stream.collect([HEAD | head, *results, end])


@pytest.fixture(scope="module")
def mixed() -> Run:
    """Give a run with every status."""
    raw = [status for status in STATUSES if status not in {"known", "unexpected-pass"}]
    lines = [result(number, status) for number, status in enumerate(raw, 1)]
    lines.append(result(50, "fail", overlay="known"))
    lines.append(result(51, "pass", overlay="unexpected-pass"))
    return made(*lines)


def test_control_codes_become_text() -> None:
    """Control codes, direction marks and lone surrogates are written out; letters stay."""
    assert plain("a\x1b[1m\u202e\ud800ё\n") == "a\\x1b[1m\\u202e\\ud800ё\n"
    assert plain("a\nb", lines=False) == "a\\x0ab"
    assert quote(b"\xff" * 300) == "\\xff" * 200 + " … (300 bytes)"
    assert one_line(" a \n b ") == "a b"


def test_every_status_is_counted(mixed: Run) -> None:
    """The counts name every status, and overlays count instead of what they cover."""
    assert mixed.counts == dict.fromkeys(STATUSES, 1)
    text = terminal.report(mixed, SPEC)
    assert " · ".join(f"{status} 1" for status in STATUSES) in text


def test_the_terminal_gets_no_control_codes(mixed: Run) -> None:
    """Nothing that a program said can move the cursor or colour the terminal."""
    text = terminal.report(mixed, SPEC)
    assert CODES.search(text) is None
    assert "\\x1b[2J\\x07" in text


def test_a_failure_tells_the_whole_story(mixed: Run) -> None:
    """A failure has its clause in both languages, the facts and the command to run it again."""
    text = terminal.failure(mixed.by_key["general-20-02"], mixed, SPEC)
    clause = SPEC.clauses["G.20.2.a"]
    assert clause.titles.en in text
    assert clause.titles.ru in text
    assert f"{clause.file}:{clause.line}" in text
    assert "expected  foul" in text
    assert "piramida conformance run --case general-20-02 -- run me" in text


def test_markdown_is_no_markup_of_the_program(mixed: Run) -> None:
    """In Markdown the program's text makes no link, no tag, no cell and calls nobody."""
    text = markdown.report(mixed)
    assert CODES.search(text) is None
    for live in ("<script", "](http", "@someone", "://", "`code`", "**bold"):
        assert live not in text
    rows = [line for line in text.splitlines() if line.startswith("| G\\.20") or "G.20.2.a" in line]
    assert rows
    for row in rows:
        assert len(re.findall(r"(?<!\\)\|", row)) == 6


@pytest.mark.parametrize(("failures", "left"), [(100, 0), (101, 1), (230, 130)])
def test_markdown_says_what_it_leaves_out(failures: int, left: int) -> None:
    """The table has a hundred failures; how many are left out, and where they are, is said."""
    run = made(*(result(number, "fail") for number in range(failures)))
    text = markdown.report(run)
    assert text.count("| G.20.2.a |") == min(failures, 100)
    said = f"\n{left} of {failures} are left out here; --html and --junit have all.\n"
    assert (said in text) == bool(left)
    assert text.count("left out") == bool(left)
    assert f"| {failures} |" in text


def test_junit_can_be_read_back(mixed: Run) -> None:
    """JUnit holds each scenario once, with place, clauses and status; it is well-formed XML."""
    text = junit.report(mixed)
    root = ET.fromstring(text)  # noqa: S314 - it is our own
    suite = root.find("testsuite")
    assert suite is not None
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("11", "2", "5")
    assert suite.get("skipped") == "3"
    case = suite.findall("testcase")[0]
    assert case.get("classname") == "features/general/20-legally-completed-shot.feature"
    assert (case.get("name"), case.get("line"), case.get("time")) == (
        "general-20-01",
        "1",
        "0.250000",
    )
    properties = {each.get("name"): each.get("value") for each in case.iter("property")}
    assert properties == {"clause": "G.20.2.a", "status": "pass"}
    failure = suite.findall("testcase")[1].find("failure")
    assert failure is not None
    assert "\\x1b[2J" in (failure.text or "")
    assert {each.get("name") for each in suite.findall("properties/property")} >= {
        "kit",
        "protocol",
        "edition",
        "suite",
    }


class _Tags(HTMLParser):
    """Counts the tags of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, _attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)


def test_the_page_has_no_markup_of_the_program(mixed: Run) -> None:
    """The page holds one script, its own; what the program said is escaped."""
    text = page.report([mixed, made(result(1, "pass"))], SPEC)
    tags = _Tags()
    tags.feed(text)
    assert tags.seen.count("script") == 1
    assert "a" not in tags.seen
    assert CODES.search(text) is None
    text.encode("utf-8")


@pytest.fixture(scope="module")
def opened(mixed: Run, tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Any:
    """Give the page of two runs in a browser, and what the browser complained of."""
    file = tmp_path_factory.mktemp("page") / "report.html"
    other = made(result(1, "fail"), result(2, "fail"))
    file.write_text(page.report([mixed, other], SPEC), encoding="utf-8")
    view = chromium.new_page()
    complaints: list[str] = []
    view.on("console", lambda message: complaints.append(message.text))
    view.on("pageerror", lambda error: complaints.append(str(error)))
    view.goto(file.as_uri())
    return view, complaints


def test_the_page_works_and_obeys_its_policy(opened: Any) -> None:
    """In a browser the page's own script runs, nothing else does, and nothing complains."""
    view, complaints = opened
    view.fill("input[name=text]", "")
    assert view.title() == "Conformance"
    assert complaints == []
    assert view.locator("#scenarios tbody tr:visible").count() == 11
    view.select_option("select[name=status]", "crash")
    assert view.locator("#scenarios tbody tr:visible").count() == 1
    view.select_option("select[name=status]", "")
    view.fill("input[name=text]", "general-20-50")
    assert view.locator("#scenarios tbody tr:visible").count() == 1


def test_the_page_shows_where_two_runs_differ(opened: Any) -> None:
    """With two runs there is a column for each, and the list of what changed between them."""
    view, _ = opened
    table = view.locator("h2:has-text('Where two runs differ') + table tbody")
    rows = table.locator("tr").all_inner_texts()
    assert rows[0].split("\t")[:3] == ["general-20-01", "pass", "fail"]
    assert not any(row.startswith("general-20-02\t") for row in rows)


def test_without_an_end_a_stream_is_invalid() -> None:
    """A stream that breaks off is invalid, says where it broke off, and is exit 4."""
    case = {"type": "case", "id": "general-20-02", "row": None}
    run = stream.collect([HEAD, result(1, "pass"), case])
    assert run.exit_code == 4
    assert terminal.verdict(run) == [
        "INVALID: the run did not come to its end; it broke off in general-20-02."
    ]
    assert run.conformant == ()
    root = ET.fromstring(junit.report(run))  # noqa: S314 - it is our own
    assert root.get("errors") == "1"
    assert "INVALID" in markdown.report(run)
    assert "INVALID" in page.report([run], SPEC)


def test_a_line_cut_off_at_the_end_is_forgiven(tmp_path: Path) -> None:
    """The last line may be cut off, as a kill leaves it; any other broken line is refused."""
    file = tmp_path / "r.jsonl"
    head = json.dumps(HEAD)
    file.write_text(f'{head}\n{json.dumps(result(1, "pass"))}\n{{"type": "res')
    assert stream.read(file).counts["pass"] == 1
    file.write_text(f"{head}\n{{broken\n{json.dumps(result(1, 'pass'))}\n")
    with pytest.raises(StreamError, match="line 2"):
        stream.read(file)
    file.write_text("")
    with pytest.raises(StreamError, match="does not begin"):
        stream.read(file)


@pytest.mark.parametrize(
    ("lines", "complete", "filters", "conformant"),
    [
        (["pass"], True, {}, ("free/shot",)),
        (["pass"], False, {}, ()),
        (["pass"], True, {"clause": ["G.20"]}, ()),
        (["pass", "skipped"], True, {}, ()),
        (["pass", "fail"], True, {}, ()),
        (["pass", "not-run"], True, {}, ()),
        (["pass", "kit-error"], True, {}, ()),
    ],
)
def test_what_is_called_conformant(
    lines: list[str],
    complete: bool,  # noqa: FBT001 - a parameter of the test
    filters: dict[str, Any],
    conformant: tuple[str, ...],
) -> None:
    """Only a complete run without filter in which every scenario of a profile passed."""
    results = [result(number, status) for number, status in enumerate(lines, 1)]
    assert made(*results, complete=complete, filters=filters).conformant == conformant


def test_a_known_failure_is_not_conformant() -> None:
    """A profile with a known failure is not conformant, though the run is exit 0."""
    run = made(result(1, "pass"), result(2, "fail", overlay="known"))
    assert run.conformant == ()
    assert run.exit_code == 0


def test_an_optional_profile_needs_its_core() -> None:
    """Spots right and the core wrong makes nothing conformant."""
    right = result(1, "pass", profiles=["free/shot+spots"])
    assert made(right, result(2, "pass")).conformant == ("free/shot", "free/shot+spots")
    assert made(right, result(2, "fail")).conformant == ()


@pytest.mark.parametrize(
    ("statuses", "code"),
    [
        (["pass", "skipped"], 0),
        (["pass", "fail"], 1),
        (["pass", "crash"], 1),
        (["fail", "not-run"], 4),
        (["pass", "kit-error"], 4),
        (["skipped"], 5),
        ([], 5),
    ],
)
def test_exit_codes(statuses: list[str], code: int) -> None:
    """0 passed, 1 failures, 4 incomplete, 5 nothing run; never a count."""
    results = [result(number, status) for number, status in enumerate(statuses, 1)]
    assert made(*results).exit_code == code


# Known failures -------------------------------------------------------------------------------

KEYS = ["general-20-01", "general-20-02", "general-20-03/1"]


def test_a_known_file_is_read() -> None:
    """Id, reason, link, and where wanted status and message; comments and blank lines count not."""
    text = f"# why\n\ngeneral-20-01 | rails | {LINK}\ngeneral-20-03/1|b|{LINK}|crash|gone | away\n"
    assert known.parse(text, KEYS) == {
        "general-20-01": Entry("general-20-01", "rails", LINK, "", "", 3),
        "general-20-03/1": Entry("general-20-03/1", "b", LINK, "crash", "gone | away", 4),
    }


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (f"general-20-09 | why | {LINK}", "there is no such scenario"),
        (f"general-20-01 |  | {LINK}", "no reason"),
        ("general-20-01 | why", "no link"),
        ("general-20-01 | why | later", "no link"),
        (f"general-20-01 | why | {LINK} | skipped", "'skipped' is no status of a failure"),
        (f"general-20-02 | why | {LINK}", "listed in line 1 already"),
    ],
)
def test_mistakes_in_a_known_file_are_errors(line: str, says: str) -> None:
    """Every mistake is an error with its line."""
    with pytest.raises(KnownError, match=says) as caught:
        known.parse(f"general-20-02 | why | {LINK}\n{line}\n", KEYS, "known.txt")
    assert caught.value.errors[0].startswith("known.txt:2: ")


@pytest.mark.parametrize(
    ("entry", "outcome", "overlay"),
    [
        (None, Outcome("fail"), ""),
        (Entry("x", "r", LINK), Outcome("fail", "anything"), "known"),
        (Entry("x", "r", LINK), Outcome("pass"), "unexpected-pass"),
        (Entry("x", "r", LINK), Outcome("skipped"), ""),
        (Entry("x", "r", LINK), Outcome("kit-error"), ""),
        (Entry("x", "r", LINK, "crash"), Outcome("fail"), ""),
        (Entry("x", "r", LINK, "fail", "a b"), Outcome("fail", "a  b"), "known"),
        (Entry("x", "r", LINK, "fail", "a b"), Outcome("fail", "a c"), ""),
    ],
)
def test_what_is_known(entry: Entry | None, outcome: Outcome, overlay: str) -> None:
    """A failure is known as listed; one of another kind or message is not."""
    assert known.overlay(entry, outcome) == overlay


def test_a_known_file_is_renewed() -> None:
    """Entries that pass go, changed messages are renewed, new failures come without a reason."""
    text = (
        "# mine\n"
        f"general-20-01 | rails | {LINK} | fail | old words\n"
        f"general-20-02 | gone | {LINK}\n"
        "# the end\n"
    )
    outcomes = {
        "general-20-01": Outcome("fail", "new words"),
        "general-20-02": Outcome("pass"),
        "general-20-03/1": Outcome("crash", "it ended"),
    }
    renewed = known.updated(text, outcomes)
    assert renewed == (
        "# mine\n"
        f"general-20-01 | rails | {LINK} | fail | new words\n"
        "# the end\n"
        "general-20-03/1 |  |  | crash | it ended\n"
    )
    with pytest.raises(KnownError, match="no reason"):
        known.parse(renewed, KEYS)
    assert known.updated(renewed, outcomes) == renewed


def test_known_as_a_command(tmp_path: Path) -> None:
    """`known` checks a file against the last run and rewrites it with --update."""
    lines = [HEAD, result(1, "fail"), {"type": "end", "counts": {}, "complete": False}]
    stream_file = tmp_path / "piramida-results.jsonl"
    stream_file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert kit.at_once(tmp_path, "known", "known.txt", "--update").returncode == 0
    text = (tmp_path / "known.txt").read_text()
    assert text.startswith("general-20-01 |  |  | fail | verdict expected foul got \\x1b[2J")
    run = kit.at_once(tmp_path, "known", "known.txt")
    assert run.returncode == 1
    assert "known.txt:1: general-20-01: no reason" in run.stdout
    (tmp_path / "known.txt").write_text(f"general-20-01 | ours | {LINK} | fail\n")
    assert kit.at_once(tmp_path, "known", "known.txt").returncode == 0
