"""The same functions as CUDA kernels. Imported only when somebody asks for ``device="cuda"``."""
