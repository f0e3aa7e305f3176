fair-title = Fair shuffle
fair-words = Word code of the shuffle
fair-compare = Everybody at this table should see the same three words. Read them aloud to compare.
fair-replaced = These are not the words that your browser saw first: { $words }.
fair-server = the server
fair-you = you
fair-will-shuffle = Shuffling together: { LIST($names) }.
fair-shuffled = Shuffled together by { LIST($names) }.
fair-server-only = Shuffled by the server alone.
fair-not-yet = Not taking part yet: { LIST($names) }.
fair-left-out = Left out, because the browser did not answer in time: { LIST($names) }.
fair-chosen = The host chose the seed, so the host knows the draws in advance.
fair-about = What do the words prove?
fair-about-words = The server has already fixed its secret number for the shuffle. The words stand for this number: with another number they would be different. So the server cannot swap it later without being noticed.
fair-about-together = The browser of each player adds a random number, which it keeps secret until the game starts. So nobody can choose setup and draws, not even the operator of the server.
fair-about-end = At the end of the game your browser compares the numbers with what it has seen and tells you the result. One thing it cannot know: whether the operator looks at hidden cards during the game.
fair-commitment = Full commitment
fair-copy = Copy
fair-copied = Copied
fair-not-copied = Please copy the selected text yourself.
fair-shuffling = Shuffling together …
fair-shuffling-waiting =
    { $n ->
        [one] Shuffling together, waiting for the browser of { LIST($names) } …
       *[other] Shuffling together, waiting for the browsers of { LIST($names) } …
    }
fair-warning = The shuffle of this table was changed
fair-warning-about = Your browser first saw the words { $before }, but now the server shows { $after }. Somebody has replaced the secret number of the shuffle, which must never happen. Tell the others, and do not trust this game.
fair-no-words = none
fair-warning-close = Close the warning
