"""Analysis of positions for players and user interfaces; nothing here is needed to play by the rules."""
