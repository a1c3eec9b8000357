"""Reports: everything that is said of a run is derived from its one stream of JSON lines."""
