"""Playing in the terminal: what is shown, what is typed, and the session that joins the two. No rules live here."""
