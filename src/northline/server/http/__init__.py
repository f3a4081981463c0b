"""The HTTP API: the application and its routes, static files, cached replays, the OpenAPI document."""
