"""Search: determinizations, the tree, the value of a leaf."""
