"""The transport layer: limits every TCP connection before anything it sends is parsed."""
