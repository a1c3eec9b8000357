"""The conformance kit of the piramida rulebook."""
