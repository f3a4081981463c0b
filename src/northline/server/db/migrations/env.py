"""The environment in which Alembic runs migrations: on the connection it is given, in its transaction."""

from alembic import context

from northline.server.db.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
