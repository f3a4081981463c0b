"""`python -m northline` is the same as `northline`."""

from northline.cli import main

if __name__ == "__main__":
    main()
