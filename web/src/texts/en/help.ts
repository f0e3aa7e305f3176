export const help = {
  "help.title": "Help",
  "help.tabs": "Help topics",
  "help.rules": "Rules",
  "help.djinns": "Djinns",
  "help.keys": "Shortcuts",

  "help.short": "How to play",
  "help.short.1":
    "Each round starts with bids: choose a spot on the turn order track and pay its price. The highest spot plays first (B1, B5).",
  "help.short.2": "On your turn, pick up all meeples of one tile, even if it belongs to another player (M1).",
  "help.short.3": "Move from tile to tile and drop one meeple on each. You cannot move diagonally or straight back (M2, M3, M4).",
  "help.short.4":
    "The last meeple must land where another of its tribe already stands. You collect all meeples of that tribe from the tile (M5, K1).",
  "help.short.5": "If that empties a tile without a camel, you place one of yours, and the tile is yours until the end (K2, K3).",
  "help.short.6":
    "Then the tribe acts: you keep Viziers and Elders, Merchants take cards from the resource row, Builders earn gold for blue tiles around, Assassins kill a meeple (A1, A2, A3, A4, A5).",
  "help.short.7":
    "Then the tile acts: an Oasis gets a palm tree and a Village a palace. At a market you may buy cards, at a Sacred Place you may summon a djinn (P1, P2, P3, P4, P6).",
  "help.short.8": "Djinns bring points and powers. A power with a price can be used once per round, on your own turn (D1, T4).",
  "help.short.9": "At the end of your turn you may sell suits of different goods. A larger suit pays more for each card (G1).",
  "help.short.10": "When everybody has played, the rows are filled up and the next round starts (N1, N2).",
  "help.short.11": "The game ends with the round in which a player places the last camel or has no meeples to move (E1, E2, E3).",
  "help.short.12":
    "Then gold, Viziers, Elders, djinns, tiles, palm trees, palaces and goods are counted. The most points win (V1, V2, V3, V4, V5, V6, E4).",

  "help.all-rules": "All rules",
  "help.section": "{letter}. {title}",
  "help.find-rule": "Search the rules by word or number",
  "help.no-rule": "No rule matches your search.",
  "help.find-djinn": "Search the djinns by name or power",
  "help.no-djinn": "No djinn matches your search.",
  "help.found": "{n|# result|# results}",
  "help.rule": "Rule {number}",
  "help.loading": "Loading the rules …",
  "help.failed": "The rules could not be loaded.",
  "help.retry": "Try again",

  "help.keys.about": "You can play the whole game with the keyboard. Tab moves between the parts of the page.",
  "help.key.arrows": "Move on the board, tile by tile; in the log, from entry to entry",
  "help.key.enter": "Choose the tile or press the button",
  "help.key.tribes": "Choose a tribe in hand: Vizier, Elder, Merchant, Builder, Assassin",
  "help.key.u": "Undo the last step",
  "help.key.r": "Restart the turn",
  "help.key.c": "Confirm",
  "help.key.g": "Move to …: choose the final tile",
  "help.key.b": "Go to the board",
  "help.key.help": "Open this help",
  "help.key.escape": "Close this help or a dialog",
  "help.cap.enter": "Enter",
  "help.cap.escape": "Esc",
} as const;
