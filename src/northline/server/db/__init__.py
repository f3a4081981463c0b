"""The database: schema, migrations, transactions, the group commit of the log, the archive."""
