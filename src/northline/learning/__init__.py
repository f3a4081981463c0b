"""Training the network of :mod:`northline.neural`: imitation, self-play and evaluation, on a GPU or a processor.

Needs PyTorch, the extra ``learn``.
"""
