"""The seeded defects: every way in which the engine is made wrong, for the scenarios to notice.

The modules are named after those of the engine. Each lists its defects clause by clause: what is
wrong, in a sentence, and how; `readings` does so for the readings. `test_defects` runs, for each,
the scenarios tagged with its clause or reading; one of them has to fail.
"""
