"""`piramida conformance run|report|doctor|known|export|compare`: their options.

A program to be tested is named by its command after `--`. Each command imports what it needs: only
`run` waits for pytest.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from piramida_conformance.child import Limits
from piramida_conformance.reports import stream
from piramida_conformance.reports.stream import EXITS, Run

_RESULTS: Final = Path("piramida-results.jsonl")
_EXITS: Final = "exit codes: " + "; ".join(f"{code} {text}" for code, text in EXITS.items())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="piramida conformance",
        description="Run the scenarios of the rulebook against a program in any language.",
    )
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _run_options(commands.add_parser("run", help="run scenarios", epilog=_EXITS))
    _report_options(commands.add_parser("report", help="make reports of runs that were made"))

    each = commands.add_parser("doctor", help="say what an adapter does wrong, and how to mend it")
    _limits(each)
    each.set_defaults(do=_doctor)

    each = commands.add_parser("known", help="check or renew a file of known failures")
    each.add_argument("file", type=Path, metavar="FILE")
    each.add_argument("--results", type=Path, default=_RESULTS, metavar="FILE")
    each.add_argument("--update", action="store_true", help="rewrite the file; comments stay")
    each.set_defaults(do=_known)

    each = commands.add_parser("export", help="write the cases as JSON lines, in no language")
    each.add_argument("--output", type=Path, metavar="FILE", help="default: standard output")
    each.add_argument("--discipline", action="append", default=[], metavar="NAME")
    each.set_defaults(do=_export)

    each = commands.add_parser("compare", help="compare with the engine on random scenarios")
    each.add_argument(
        "--random", type=int, default=1000, metavar="N", help="how many shots and games"
    )
    each.add_argument("--seed", type=int, default=0, metavar="S")
    _limits(each)
    each.set_defaults(do=_compare)
    return parser


def _limits(parser: argparse.ArgumentParser) -> None:
    default = Limits()
    group = parser.add_argument_group("limits")
    group.add_argument("--timeout", type=float, default=default.answer, metavar="SECONDS")
    group.add_argument("--hello-timeout", type=float, default=default.hello, metavar="SECONDS")
    parser.add_argument("--strict", action="store_true", help="unknown answer fields are faults")
    parser.usage = f"{parser.prog} [options] -- COMMAND [ARGUMENT ...]"


def _run_options(parser: argparse.ArgumentParser) -> None:
    which = parser.add_argument_group("which scenarios")
    which.add_argument("--clause", action="append", default=[], metavar="G.20", help="and below")
    which.add_argument("--case", action="append", default=[], metavar="ID", help="or ID/ROW")
    which.add_argument("--failed", action="store_true", help="what failed in --results")
    which.add_argument("--order", choices=("file", "random"), default="file")
    which.add_argument("--seed", type=int, default=None, metavar="N", help="of --order random")
    which.add_argument("--known", type=Path, metavar="FILE", help="known failures")
    parser.add_argument("--in-process", action="store_true", help="the engine itself, no command")
    parser.add_argument("--results", type=Path, default=_RESULTS, metavar="FILE")
    _outputs(parser)
    _limits(parser)
    parser.set_defaults(do=_run)


def _outputs(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("reports")
    group.add_argument("--junit", type=Path, metavar="FILE")
    group.add_argument("--markdown", type=Path, metavar="FILE")
    group.add_argument("--html", type=Path, metavar="FILE")


def _report_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("runs", type=Path, nargs="+", metavar="RESULTS", help="streams of runs")
    _outputs(parser)
    parser.set_defaults(do=_report)


def main(words: Sequence[str]) -> int:
    """Do one of the commands; gives its exit code."""
    own, command = list(words), list[str]()
    if "--" in own:
        place = own.index("--")
        own, command = own[:place], own[place + 1 :]
    options = _parser().parse_args(own)
    options.program = tuple(command)
    code: int = options.do(options)
    return code


def _wrong(message: str) -> int:
    sys.stderr.write(f"piramida conformance: {message}\n")
    return 2


def _of(options: argparse.Namespace) -> Limits:
    return Limits(hello=options.hello_timeout, answer=options.timeout)


def _no_program(options: argparse.Namespace) -> str:
    """What is wrong with the command after `--`; empty where nothing is."""
    if not options.program:
        return "name the program to test after --"
    if shutil.which(options.program[0]) is None:
        return f"there is no program {options.program[0]}"
    return ""


def _run(options: argparse.Namespace) -> int:
    wrong = "" if options.in_process else _no_program(options)
    if options.in_process and options.program:
        wrong = "--in-process takes no command"
    if wrong:
        return _wrong(wrong)
    if options.order == "random" and options.seed is None:
        return _wrong("--order random needs --seed, so that it can be repeated")
    from piramida_conformance import runner

    chosen = runner.Options(
        command=options.program,
        results=options.results,
        clauses=tuple(options.clause),
        keys=tuple(options.case),
        failed=options.failed,
        seed=options.seed if options.order == "random" else None,
        known=options.known,
        strict=options.strict,
        limits=_of(options),
    )
    code = runner.run(chosen, sys.stdout, sys.stderr)
    if options.results.is_file() and code in {0, 1, 3, 4}:
        _write(options, [stream.read(options.results)])
    return code


def _write(options: argparse.Namespace, runs: list[Run]) -> None:
    """Write the reports that were asked for."""
    from piramida_conformance import spec as rulebook
    from piramida_conformance.reports import junit, markdown, page

    _put(options.junit, lambda: junit.report(runs[-1]))
    _put(options.markdown, lambda: "\n".join(map(markdown.report, runs)))
    _put(options.html, lambda: page.report(runs, rulebook.load()))


def _put(path: Path | None, text: Callable[[], str]) -> None:
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text(), encoding="utf-8")


def _report(options: argparse.Namespace) -> int:
    """Make reports of streams; the exit code is that of the last one."""
    from piramida_conformance import spec as rulebook
    from piramida_conformance.reports import terminal

    try:
        runs = [stream.read(path) for path in options.runs]
    except (OSError, stream.StreamError) as error:
        return _wrong(str(error))
    for run in runs:
        sys.stdout.write(terminal.report(run, rulebook.load()))
    _write(options, runs)
    return runs[-1].exit_code


def _doctor(options: argparse.Namespace) -> int:
    if wrong := _no_program(options):
        return _wrong(wrong)
    from piramida_conformance import doctor

    return doctor.examine(options.program, _of(options), sys.stdout)


def _known(options: argparse.Namespace) -> int:
    """Say what is wrong with the file in the light of a run, or rewrite it."""
    from piramida_conformance import known, scenarios

    try:
        found = known.outcomes(stream.read(options.results))
        text = options.file.read_text(encoding="utf-8") if options.file.exists() else ""
        if options.update:
            options.file.write_text(known.updated(text, found), encoding="utf-8")
            return 0
        keys = [each.key for each in scenarios.load().scenarios]
        errors = known.errors(known.parse(text, keys, options.file.name), found)
    except known.KnownError as error:
        errors = list(error.errors)
    except (OSError, stream.StreamError) as error:
        return _wrong(str(error))
    sys.stdout.writelines(f"{error}\n" for error in errors)
    return int(bool(errors))


def _export(options: argparse.Namespace) -> int:
    from piramida_conformance import export

    lines = export.lines(tuple(options.discipline), sys.stderr)
    if options.output is None:
        sys.stdout.writelines(lines)
    else:
        options.output.write_text("".join(lines), encoding="utf-8")
    return 0


def _compare(options: argparse.Namespace) -> int:
    if wrong := _no_program(options):
        return _wrong(wrong)
    from piramida_conformance import compare

    return compare.run(
        options.program,
        _of(options),
        number=options.random,
        seed=options.seed,
        out=sys.stdout,
        progress=sys.stderr,
        strict=options.strict,
    )
