"""The rules as compiled functions of a game record: set-up, menu, step, score."""
