"""Several server processes on one database: which are alive, which owns a table, and the messages between them."""
