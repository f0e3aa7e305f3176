import { describe, expect, it } from "vitest";
import { isBidding, bidPlaces, turnSpots } from "../src/table/tracks";
import { question, othersQuestion } from "./snapshots";
import { option, snapshot, view } from "./samples";

const bid = (price: number, fakirs = 0) => option(fakirs ? `bid:${price}-${fakirs}` : `bid:${price}`);

describe("the turn order track", () => {
  const track = ["pink", null, null, null, "blue", null, null, null, null] as const;

  it("goes from the highest price down", () => {
    const spots = turnSpots(view({ turn_order: [...track] }), []);
    expect(spots.map((spot) => spot.price)).toEqual([18, 12, 8, 5, 3, 1, 0, 0, 0]);
    expect(spots[4]?.seat).toBe("blue");
    expect(spots[8]?.seat).toBe("pink");
  });

  it("offers of the zeros only the one in front of the markers there", () => {
    const spots = turnSpots(view({ turn_order: [...track] }), [bid(0), bid(5)]);
    expect(spots.filter((spot) => spot.bids.length).map((spot) => spot.nth)).toEqual([3, 7]);
  });

  it("has all ways to pay for a spot, the plain one first", () => {
    const ways = [bid(8), bid(8, 1)];
    expect(turnSpots(view(), ways)[2]?.bids).toEqual(ways);
  });
});

describe("the bid order track", () => {
  it("keeps the markers while they bid and shows who is next", () => {
    const track = ["blue", null, null, null, null, null, null, null, null] as const;
    const places = bidPlaces(view({ bid_order: ["blue", "pink"], turn_order: [...track] }), true);
    expect(places).toEqual([
      { seat: "blue", done: true, now: false },
      { seat: "pink", done: false, now: true },
    ]);
  });

  it("is that of the table shown, not of what is asked meanwhile", () => {
    const track = ["blue", null, null, null, null, null, null, null, null] as const;
    const bids = view({ bid_order: ["blue", "pink"], turn_order: [...track] });
    const turns = view({ bid_order: ["pink"], turn_order: [...track] });
    expect(isBidding(bids, othersQuestion("moving", { public_view: turns }))).toBe(true);
    expect(isBidding(turns, snapshot({ question: question("bidding"), public_view: bids }))).toBe(false);
    expect(isBidding(bids, snapshot({ question: question("bidding"), public_view: bids }))).toBe(true);
  });

  it("has an empty place for each marker that is still to play", () => {
    const track = ["blue", null, null, null, null, null, null, null, null] as const;
    expect(bidPlaces(view({ bid_order: ["pink"], turn_order: [...track] }), false).map((place) => place.seat)).toEqual(["pink", null]);
  });
});
