export const board = {
  "board.board": "Board, columns A to F, rows 1 to 5",
  "board.place": "{place} {value}",
  "board.no-meeples": "no meeples",
  "board.yours": "yours",
  "board.owned": "{name}’s",
  "board.free": "free",
  "board.planned": "planned: {who}",
  "board.move-start": "start of the move",
  "board.lit": "can be chosen",
  "board.victims": "has a possible victim",
  "board.start": "Start",
} as const;
