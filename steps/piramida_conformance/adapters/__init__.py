"""Starter adapters: programs of under 60 lines that speak protocol 1, one for each language.

`python -m piramida_conformance.adapters FOLDER` copies them, to be changed there.
"""
