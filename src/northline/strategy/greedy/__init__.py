"""The greedy player: works on its tickets along shortest open paths, claims what it can pay, draws what is missing."""
