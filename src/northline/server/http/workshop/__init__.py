"""The handlers of the workshop: drafts, work on them, and published maps."""
