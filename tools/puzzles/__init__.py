"""How puzzles are made: positions out of games, and the proof that one move is best in them."""
