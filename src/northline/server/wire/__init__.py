"""The wire format: WebSocket messages, HTTP requests and responses as types, and how they are decoded."""
