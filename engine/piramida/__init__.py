"""The reference rules engine of Russian pyramid billiards."""
