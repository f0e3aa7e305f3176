### What search engines and shared links show of the page.

site-description = Play Five Tribes in the browser, against bots or with friends. Free, open source, unofficial.
site-table = A table for a game of Five Tribes (unofficial). Open the link to play or to watch.
site-replay-title = Replay – Naqala, Five Tribes (unofficial)
site-replay = A game of Five Tribes (unofficial), move by move and from every seat. Open the link to watch it, or to play on from any moment.
site-picture = The board of a game: thirty tiles with villages, markets and oases, meeples and camels
