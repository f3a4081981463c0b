"""What a seat sees, as a record and as one row of numbers for learning."""
