"""Players inside the kernel, and whole games between them."""
