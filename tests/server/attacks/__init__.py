"""Attacks on a running server, and what everybody else notices of them."""
