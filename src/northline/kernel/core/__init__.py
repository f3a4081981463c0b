"""What everything compiled stands on: records, bits, random numbers, the compiler, an edition as flat arrays."""
