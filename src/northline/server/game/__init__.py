"""Tables and their games: the log, live tables and their subscribers, the lobby, bots, clocks, and the serializer."""
