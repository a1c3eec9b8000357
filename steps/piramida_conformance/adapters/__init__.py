"""Starter adapters: programs of under 60 lines that speak protocol 1, one for each language."""
