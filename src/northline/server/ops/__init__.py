"""Running a server: settings, processes, limits, logs, metrics."""
