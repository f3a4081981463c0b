"""Playing in the terminal: output, input, and the session that connects them. No rules live here."""
