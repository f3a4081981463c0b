"""What a seat sees as one row of numbers: which number is what, and the row of a view. Needs NumPy and nothing else."""
