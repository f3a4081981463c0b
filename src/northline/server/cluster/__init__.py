"""Several processes on one database: who is alive, who keeps which table, what they tell each other."""
