import { describe, expect, it } from "vitest";
import { index } from "../src/board/geometry";
import { after } from "../src/table/frames";
import type { Happening } from "../src/wire";
import { sight, tiles } from "./samples";

const seat = "pink" as const;
const words = "";

describe("watching what others did", () => {
  const start = sight({ board: tiles({ B2: "vm", C2: "m" }), row: ["silk", "fish"] });
  const seen = (...events: Happening[]) => events.reduce(after, start);

  it("lifts, drops and takes back", () => {
    const end = seen(
      { event: "meeples-lifted", seat, tile: "B2", meeples: "vm", words },
      { event: "meeple-dropped", seat, tile: "C2", tribe: "m", words },
      { event: "meeples-taken-back", seat, tile: "C2", tribe: "m", n: 2, words },
      { event: "camel-placed", seat, tile: "C2", words },
    );
    expect(end.board[index("B2")]?.meeples).toBe("");
    expect(end.board[index("C2")]).toMatchObject({ meeples: "", camel: "pink" });
  });

  it("takes a card out of the row", () => {
    expect(seen({ event: "card-taken", seat, slot: 1, card: "silk", words }).row).toEqual(["fish"]);
  });

  it("leaves the table before as it was", () => {
    seen({ event: "palm-placed", seat, tile: "A1", words });
    expect(start.board[index("A1")]?.palms).toBe(0);
  });
});
