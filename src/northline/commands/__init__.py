"""The commands of `northline`, one module for each group of them. `northline.cli` puts them together."""
