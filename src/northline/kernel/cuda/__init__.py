"""The same functions on a GPU. Imported only when somebody asks for ``device="cuda"``."""
