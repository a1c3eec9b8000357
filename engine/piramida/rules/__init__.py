"""The General rules, a module for each group of numbers, a function for each clause."""
