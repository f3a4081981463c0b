"""Questions that players ask while planning: what a path costs, what a hand lacks, how far a ticket is."""
