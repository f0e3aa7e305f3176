// Following turns: what others do, what it brings, replays, the end of the game; and the buttons of the player's own turn.
export const turns = {
  "settings.speed": "Moves of others",
  "settings.speed.slow": "Slow",
  "settings.speed.normal": "Normal",
  "settings.speed.fast": "Fast",
  "settings.speed.off": "At once",
  "settings.stops": "Stop before every power",

  "float.gold": "{n} gold",
  "float.tribe.v": "{n|+# Vizier|+# Viziers}",
  "float.tribe.e": "{n|+# Elder|+# Elders}",
  "float.tribe.m": "{n|+# Merchant|+# Merchants}",
  "float.tribe.b": "{n|+# Builder|+# Builders}",
  "float.tribe.a": "{n|+# Assassin|+# Assassins}",
  "float.one-card": "+{what}",
  "float.hidden-card": "+1 card",
  "float.djinn": "+{djinn}",
  "float.points.tiles": "{n} tile",
  "float.points.palms": "{n} palm trees",
  "float.points.palaces": "{n} palaces",

  "log.worth": "Public points and gold; cards are not counted",
  "log.replay": "Show this turn again ({points} points in public)",
  "prompt.replay": "Replay: the turn of {name}.",
  "prompt.replay-yours": "Replay: your turn.",
  "prompt.replay-end": "Back to the game",

  "notice.one-camel": "{name} has one camel left.",
  "notice.your-last-camel": "You have one camel left.",
  "notice.last-round": "Last round",

  "prompt.game-over": "Game over. {why}",
  "prompt.show-score": "Score sheet",
  "revealed.title": "Gold and cards",
  "revealed.note": "open now",
  "revealed.no-cards": "no cards",

  "prompt.power": "Use {djinn}",
  "prompt.continue": "Continue",
  "skipped.summoning": "No djinn this time: {why}",
  "skipped.trading": "No trade this time: {why}",
  "skipped.placing": "Nothing to place: {why}",
} as const;
