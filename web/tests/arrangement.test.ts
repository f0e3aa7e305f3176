// The arrangement of the table in every window from 360 x 360 to 2600 x 1500.
import { describe, expect, it } from "vitest";
import { arrange, fit, fullTile, marginOf, type Arrangement, type Room } from "../src/table/arrangement";
import { tabsOf } from "../src/table/tabs";

const LEAST_TILE = 44;
const room = (width: number, height: number, more: Partial<Room> = {}): Room => ({
  width,
  height,
  rem: 16,
  touch: false,
  boardFirst: false,
  ...more,
});

/** Every window of a grid, with odd steps so that no size is special. */
function windows(from: number, step: number): [number, number][] {
  const found: [number, number][] = [];
  for (let width = from; width <= 2600; width += step) for (let height = from; height <= 1500; height += step) found.push([width, height]);
  return found;
}

interface Failure {
  window: string;
  kind: Arrangement["kind"];
  tile: number;
  share: number;
}

function failures(rooms: Room[], fails: (found: Arrangement, share: number, at: Room) => boolean): Failure[] {
  return rooms.flatMap((at) => {
    const found = arrange(at);
    const share = found.board.tile / fullTile(at.width, at.height);
    const failure = { window: `${at.width}x${at.height} ${at.rem}`, kind: found.kind, tile: found.board.tile, share };
    return fails(found, share, at) ? [failure] : [];
  });
}

const ALL = windows(360, 13).map(([width, height]) => room(width, height));
const least = ({ width, height }: Room): number => (width >= 1440 && height >= 900 ? 0.7 : 0.55);

describe("in every window", () => {
  it("tiles are large enough for a finger and for the window", () => {
    expect(failures(ALL, ({ board }, share, at) => board.tile < LEAST_TILE || share < least(at))).toEqual([]);
  });

  it("the same holds if the board comes first, and then no tile is smaller", () => {
    const smaller = failures(ALL, ({ board }, share, at) => {
      const first = arrange({ ...at, boardFirst: true });
      return first.board.tile < LEAST_TILE || first.board.tile < board.tile * 0.97;
    });
    expect(smaller).toEqual([]);
  });

  it("the columns and the board are no wider than the window", () => {
    const wider = failures(ALL, ({ columns, board }, _, at) => {
      const beside = [...columns.matchAll(/(?<![(\d])(\d+)px/g)].reduce((sum, [, px]) => sum + Number(px), 0);
      return beside + board.width > at.width - 2 * marginOf(at) + 1;
    });
    expect(wider).toEqual([]);
  });

  it("every panel is in a column or in a tab", () => {
    const panels = ["market", "djinns", "hand", "players", "log", "chat"] as const;
    const missing = failures(ALL, (found) => {
      const columns = new Set<string>([...found.first, ...found.second]);
      const tabs = new Set<string>(tabsOf(found, true));
      return panels.some((panel) => columns.has(panel) === tabs.has(panel)) || (tabs.size > 0 && !columns.has("tabs"));
    });
    expect(missing).toEqual([]);
  });
});

describe("with text of twice the size", () => {
  it("tiles are still large enough in every window of at least 640 x 640", () => {
    const rooms = windows(640, 11).map(([width, height]) => room(width, height, { rem: 32 }));
    expect(failures(rooms, ({ board }, share) => board.tile < LEAST_TILE || share < 0.55)).toEqual([]);
  });

  it("the board never disappears", () => {
    const rooms = windows(360, 11).map(([width, height]) => room(width, height, { rem: 32 }));
    expect(failures(rooms, ({ board }) => board.tile < 20)).toEqual([]);
  });
});

describe("the arrangement", () => {
  it.each([
    [390, 844, "stack"],
    [844, 390, "side"],
    [740, 360, "side"],
    [768, 1024, "stack"],
    [1024, 768, "side"],
    [1180, 820, "side"],
    [1280, 600, "desk"],
    [1440, 900, "desk"],
    [1920, 1080, "desk"],
    [2560, 1440, "desk"],
    [360, 360, "rail"],
  ] as const)("of %i x %i is a %s", (width, height, kind) => {
    expect(arrange(room(width, height)).kind).toBe(kind);
  });

  it("shows log and chat at once on a large screen", () => {
    expect(arrange(room(2560, 1440)).second).toEqual(expect.arrayContaining(["market", "hand", "djinns", "log", "chat"]));
  });

  it("has fewer panels beside a larger board", () => {
    const [usual, first] = [false, true].map((boardFirst) => arrange(room(1440, 900, { boardFirst }))) as [Arrangement, Arrangement];
    expect(first.board.tile).toBeGreaterThan(usual.board.tile * 1.1);
  });
});

describe("the drawing of the board", () => {
  it("is the detailed one where tiles are large, and never wider or higher than its box", () => {
    for (const [width, height] of windows(200, 37)) {
      const found = fit(width, height);
      expect(found.width).toBeLessThanOrEqual(width + 0.01);
      expect(found.height).toBeLessThanOrEqual(height + 0.01);
      if (found.tile > 84) expect(found.shape.small).toBe(false);
    }
  });

  it("has higher tiles in a high box", () => {
    expect(fit(378, 500).shape.th).toBe(75);
    expect(fit(378, 325).shape.th).toBe(58);
  });
});
