"""The online table: games over the network, kept in a database, each seat shown what it may see and no more."""
