"""The best bot of our own study, kept as it was measured there: a yardstick, not to be improved.

It was called S50w: sequential halving over bids, and over outcomes times walks, 50 ms a decision, by playouts to the
end of the round whose players weigh the next player's reply. It leaves out much that it could think of, and that is
meant: it says what the study reached, so that others can be measured against it.
"""
