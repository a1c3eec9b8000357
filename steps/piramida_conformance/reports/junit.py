"""The report as JUnit XML, which build servers read."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Final

from piramida_conformance.plain import plain
from piramida_conformance.reports.stream import Result, Run

_ELEMENTS: Final = {
    "fail": "failure",
    "unexpected-pass": "failure",
    "crash": "error",
    "timeout": "error",
    "garbage": "error",
    "protocol": "error",
    "kit-error": "error",
    "skipped": "skipped",
    "known": "skipped",
    "not-run": "skipped",
}


def _case(result: Result) -> ET.Element:
    line = result.line
    case = ET.Element(
        "testcase",
        {
            "classname": plain(str(line.get("file", "")), lines=False),
            "name": plain(result.key, lines=False),
            "file": plain(str(line.get("file", "")), lines=False),
            "line": str(line.get("line", 0)),
            "time": f"{float(line.get('seconds', 0)):.6f}",
        },
    )
    properties = ET.SubElement(case, "properties")
    for clause in result.clauses:
        ET.SubElement(properties, "property", {"name": "clause", "value": clause})
    ET.SubElement(properties, "property", {"name": "status", "value": result.status})
    if element := _ELEMENTS.get(result.status):
        said = {"message": plain(f"{result.status}: {result.reason}", lines=False)}
        if element != "skipped":
            said["type"] = result.status
        inner = ET.SubElement(case, element, said)
        inner.text = plain(str(line.get("message") or ""))
    if stderr := str(line.get("stderr") or ""):
        ET.SubElement(case, "system-err").text = plain(stderr)
    return case


def report(run: Run) -> str:
    """The whole report; one suite, whose properties say with which versions it was made."""
    cases = [_case(result) for result in run.results]
    elements = [_ELEMENTS.get(result.status, "") for result in run.results]
    totals = {
        "tests": str(len(cases)),
        "failures": str(elements.count("failure")),
        "errors": str(elements.count("error") + (not run.is_valid)),
        "skipped": str(elements.count("skipped")),
        "time": f"{float((run.end or {}).get('seconds', 0)):.3f}",
    }
    suites = ET.Element("testsuites", {"name": "piramida conformance", **totals})
    name = plain(run.name, lines=False)
    suite = ET.SubElement(suites, "testsuite", {"name": name, **totals})
    properties = ET.SubElement(suite, "properties")
    facts = {name: run.head.get(name) for name in ("kit", "protocol", "edition", "suite")}
    facts |= {"complete": run.is_complete, "conformant": " ".join(run.conformant)}
    for key, value in facts.items():
        ET.SubElement(
            properties, "property", {"name": key, "value": plain(str(value), lines=False)}
        )
    suite.extend(cases)
    if not run.is_valid:
        broken = ET.SubElement(suite, "testcase", {"classname": "run", "name": "the run itself"})
        said = {"type": "incomplete", "message": f"broken off in {run.broken_off or 'no case'}"}
        ET.SubElement(broken, "error", said)
    ET.indent(suites)
    return ET.tostring(suites, encoding="unicode", xml_declaration=False) + "\n"
