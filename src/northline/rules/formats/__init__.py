"""Actions, positions, views and games as text and JSON, and back."""
