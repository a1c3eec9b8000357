"""The one test module that binds every feature file."""
