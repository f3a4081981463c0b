"""Tables: seats, the game as a fold of its log, clocks, bots, and who is told what happens."""
