"""The command line: `piramida judge`, `trace`, `whatif`, `conformance`, `schema`.

Only the standard library is needed until a subcommand needs more, and then it names the extra.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Final

from piramida.readings import Rules, SettingError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; gives the exit code."""
    parser = _parser()
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and words[0] in _WITH_OWN_OPTIONS:
        # What follows may hold `--` and another program's options.
        options, rest = argparse.Namespace(command=_WITH_OWN_OPTIONS[words[0]]), words[1:]
    else:
        options, rest = parser.parse_known_args(words)
    if rest and options.command not in {_trace, _whatif, *_WITH_OWN_OPTIONS.values()}:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    options.rest = rest
    try:
        result: int = options.command(options)
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] == "piramida_conformance":
            raise
        parser.exit(2, f"piramida: {error.name} is missing: pip install 'piramida[conformance]'\n")
    except BrokenPipeError:
        # Whoever reads has seen enough, as `head` does; the interpreter must not complain again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return result


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="piramida",
        description="The rulebook of Russian pyramid as a program: rules on shots, "
        "and shows what pins every clause.",
    )
    parser.add_argument("--version", action="version", version=f"piramida {version('piramida')}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    judge = commands.add_parser(
        "judge", help="rule on shot records (JSON or JSON lines)", description=_judge.__doc__
    )
    judge.add_argument("file", metavar="FILE", help="a file of records, or - for standard input")
    judge.add_argument("--format", choices=("text", "json"), default="text")
    judge.add_argument("--language", choices=("en", "ru"), default="en")
    judge.add_argument(
        "--reading",
        action="append",
        default=[],
        metavar="READING=VALUE",
        help="read an open point otherwise, for example R-rails=six",
    )
    judge.add_argument("--strict", action="store_true", help="refuse unknown fields")
    judge.set_defaults(command=_judge)

    trace = commands.add_parser(
        "trace", help="the matrix clause, scenarios, function", add_help=False
    )
    trace.set_defaults(command=_trace)

    whatif = commands.add_parser(
        "whatif", help="which scenarios flip under another reading or number", add_help=False
    )
    whatif.set_defaults(command=_whatif)

    commands.add_parser(
        "conformance", help="run the scenarios against a program in any language", add_help=False
    )
    commands.add_parser("schema", help="the JSON Schemas of records and messages", add_help=False)
    return parser


def _judge(options: argparse.Namespace) -> int:
    """Rule on every record; exit code 0: all judged, 2: something was refused."""
    from piramida_conformance import judge

    try:
        rules = Rules(judge.parse_readings(options.reading))
    except (SettingError, ValueError) as error:
        sys.stderr.write(f"piramida judge: {error}\n")
        return 2
    choices = {
        "rules": rules,
        "as_json": options.format == "json",
        "language": options.language,
        "strict": options.strict,
    }
    if options.file == "-":
        return judge.run(sys.stdin, sys.stdout, **choices)
    try:
        with Path(options.file).open(encoding="utf-8") as source:
            return judge.run(source, sys.stdout, **choices)
    except (OSError, UnicodeDecodeError) as error:
        sys.stderr.write(f"piramida judge: {options.file}: {error}\n")
        return 2


def _trace(options: argparse.Namespace) -> int:
    """Show the matrix of clauses, scenarios and functions with the status of the last run."""
    from piramida_conformance import trace

    return trace.main(options.rest)


def _whatif(options: argparse.Namespace) -> int:
    """Show which scenarios come out otherwise under other readings and numbers."""
    from piramida_conformance import whatif

    return whatif.main(options.rest)


def _conformance(options: argparse.Namespace) -> int:
    """Test a program in any language against the scenarios."""
    from piramida_conformance import conformance

    return conformance.main(options.rest)


def _schema(options: argparse.Namespace) -> int:
    """Print the JSON Schemas of the wire format."""
    from piramida_conformance import schema

    return schema.main(options.rest)


_WITH_OWN_OPTIONS: Final = {"conformance": _conformance, "schema": _schema}


if __name__ == "__main__":
    sys.exit(main())
