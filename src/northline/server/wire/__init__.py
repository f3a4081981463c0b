"""What travels over the network, as types, and the one serializer that makes it for a recipient."""
