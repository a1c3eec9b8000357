"""The command line `piramida`: rule, check, divide, trace, review, compare, and test programs.

Only the standard library is needed until a subcommand needs more, and then it names the extra.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import IO, Final, NoReturn

from piramida.explain import Language
from piramida.explain_refusal import Phrasebook, refused
from piramida.readings import Rules, SettingError

# What argparse says of a command line; anything else is told by the last line.
_MISUSED: Final = Phrasebook(
    {
        "the following arguments are required: {names}": "не хватает: {names}",
        "unrecognized arguments: {words}": "лишнее: {words}",
        "argument {name}: expected one argument": "{name}: не хватает значения",
        "argument {name}: invalid choice: {value} (choose from {values})": (
            "{name}: {value} не подходит; можно: {values}"
        ),
        "argument {name}: invalid int value: {value}": (
            "{name}: найдено {value}, ожидается целое число"
        ),
        "argument {name}: ignored explicit argument {value}": (
            "{name}: найдено {value}, а значения здесь не бывает"
        ),
        "ambiguous option: {option} could match {options}": (
            "{option} можно понять по-разному: {options}"
        ),
        "{anything}": "команда записана неверно",
    }
)
_UNREADABLE: Final[tuple[tuple[type[Exception], str], ...]] = (
    (FileNotFoundError, "такого файла нет"),
    (IsADirectoryError, "это папка, а не файл"),
    (PermissionError, "нет права читать этот файл"),
    (UnicodeDecodeError, "это не текст в кодировке UTF-8"),
    (UnicodeEncodeError, "в кодировке вывода нет русских букв"),
    (OSError, "чтение или запись прервались"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; gives the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    parser = _parser(words)
    if words and words[0] in _WITH_OWN_OPTIONS:
        # What follows may hold `--` and another program's options.
        options, rest = argparse.Namespace(command=_WITH_OWN_OPTIONS[words[0]]), words[1:]
    else:
        options, rest = parser.parse_known_args(words)
    if rest and options.command not in {_trace, _whatif, _review, *_WITH_OWN_OPTIONS.values()}:
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


class _InRussian(argparse.ArgumentParser):
    """Says in Russian what is wrong with a command line."""

    def error(self, message: str) -> NoReturn:
        """Say it and leave."""
        fault = _MISUSED.russian(message)
        self.exit(2, f"{self.prog}: {fault} (справка: {self.prog} --help)\n")


def _asks_for_russian(words: Sequence[str]) -> bool:
    """Say whether a command line that may be wrong otherwise has `--language ru`."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--language", nargs="?")
    return bool(parser.parse_known_args(words)[0].language == "ru")


def _parser(words: Sequence[str] = ()) -> argparse.ArgumentParser:
    kind = _InRussian if _asks_for_russian(words) else argparse.ArgumentParser
    parser = kind(
        prog="piramida",
        description="The rulebook of Russian pyramid as a program: rules on shots, "
        "and shows what pins every clause.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show the version and leave")
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

    _add_equipment(commands)
    _add_prizes(commands)

    trace = commands.add_parser(
        "trace", help="the matrix clause, scenarios, function", add_help=False
    )
    trace.set_defaults(command=_trace)

    whatif = commands.add_parser(
        "whatif", help="which scenarios flip under another reading or number", add_help=False
    )
    whatif.set_defaults(command=_whatif)

    review = commands.add_parser(
        "review", help="which texts are to be compared again; record that they were", add_help=False
    )
    review.set_defaults(command=_review)

    commands.add_parser(
        "conformance", help="run the scenarios against a program in any language", add_help=False
    )
    commands.add_parser("schema", help="the JSON Schemas of records and messages", add_help=False)
    return parser


class _Version(argparse.Action):
    """Says the version: only then is it looked up in the metadata of what is installed."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print it and leave."""
        from importlib.metadata import version

        sys.stdout.write(f"piramida {version('piramida')}\n")
        parser.exit()


def _add_equipment(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    equipment = commands.add_parser(
        "equipment", help="check a measured table and its balls", description=_equipment.__doc__
    )
    actions = equipment.add_subparsers(required=True, metavar="ACTION")
    check = actions.add_parser(
        "check", help="which clause, measured, allowed", description=_equipment.__doc__
    )
    check.add_argument("file", metavar="FILE", help="an equipment record, or - for standard input")
    check.add_argument("--format", choices=("text", "json"), default="text")
    check.add_argument("--language", choices=("en", "ru"), default="en")
    check.add_argument(
        "--reading",
        action="append",
        default=[],
        metavar="READING=VALUE",
        help="read an open point otherwise, for example R-ball-size=67",
    )
    check.add_argument("--strict", action="store_true", help="refuse unknown fields")
    check.set_defaults(command=_equipment)


def _add_prizes(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    prizes = commands.add_parser(
        "prizes", help="divide a prize fund among the paid places", description=_prizes.__doc__
    )
    prizes.add_argument("--places", type=int, required=True, help="8, 16 or 32")
    prizes.add_argument("--fund", required=True, help="the whole fund, for example 25000")
    prizes.add_argument(
        "--minor-unit", default="0.01", help="the smallest amount paid (default: 0.01)"
    )
    prizes.add_argument("--format", choices=("text", "json"), default="text")
    prizes.add_argument("--language", choices=("en", "ru"), default="en")
    prizes.set_defaults(command=_prizes)


def _judge(options: argparse.Namespace) -> int:
    """Rule on every record; exit code 0: all judged, 2: something was refused."""
    from piramida_conformance import judge

    return _told(options, "judge", judge.run, sys.stdout)


def _equipment(options: argparse.Namespace) -> int:
    """Check an equipment record; exit code 0: allowed, 1: out of tolerance, 2: refused."""
    from piramida_conformance import office

    return _told(options, "equipment check", office.check_equipment, sys.stdout, sys.stderr)


def _told(
    options: argparse.Namespace, command: str, tell: Callable[..., int], *outputs: IO[str]
) -> int:
    """Let a command read the file that was named and tell what it finds, as it was asked to."""
    from piramida_conformance import judge

    try:
        rules = Rules(judge.parse_readings(options.reading))
        with _opened(options.file) as source:
            return tell(
                source,
                *outputs,
                rules=rules,
                as_json=options.format == "json",
                language=options.language,
                strict=options.strict,
            )
    except (OSError, UnicodeError, SettingError) as error:
        return _stopped(command, options, error)


def _opened(file: str) -> AbstractContextManager[IO[str]]:
    return nullcontext(sys.stdin) if file == "-" else Path(file).open(encoding="utf-8")


def _stopped(command: str, options: argparse.Namespace, error: OSError | ValueError) -> int:
    """Say what kept a command from its work: a file that cannot be read, or a setting."""
    if isinstance(error, BrokenPipeError):
        raise error
    language: Language = options.language
    if not isinstance(error, OSError | UnicodeError):
        said = refused(error, language)
    elif language == "ru":
        said = next(words for kind, words in _UNREADABLE if isinstance(error, kind))
        said = f"{options.file}: {said}"
    else:
        said = f"{options.file}: {error}"
    sys.stderr.write(f"piramida {command}: {said}\n")
    return 2


def _prizes(options: argparse.Namespace) -> int:
    """Divide a prize fund exactly; exit code 0, or 2 for what cannot be divided."""
    from piramida_conformance import office

    return office.divide_fund(
        options.places,
        options.fund,
        options.minor_unit,
        sys.stdout,
        sys.stderr,
        as_json=options.format == "json",
        language=options.language,
    )


def _trace(options: argparse.Namespace) -> int:
    """Show the matrix of clauses, scenarios and functions with the status of the last run."""
    from piramida_conformance import trace

    return trace.main(options.rest)


def _whatif(options: argparse.Namespace) -> int:
    """Show which scenarios come out otherwise under other readings and numbers."""
    from piramida_conformance import whatif

    return whatif.main(options.rest)


def _review(options: argparse.Namespace) -> int:
    """List the clauses whose texts have changed since their last review, or record reviews."""
    from piramida_conformance import reviews

    return reviews.main(options.rest)


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
