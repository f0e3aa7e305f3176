import { describe, expect, it } from "vitest";
import { bidAt, bidPlaces, turnSpots } from "../src/table/tracks";
import { asked, waiting } from "./scenes";
import { offer, scene, sight } from "./samples";

const bid = (price: number, fakirs = 0) => offer(`bid:${price}`, { action: "bid", price, fakirs });

describe("the turn order track", () => {
  const track = ["pink", null, null, null, "blue", null, null, null, null] as const;

  it("goes from the highest price down", () => {
    const spots = turnSpots(sight({ track: [...track] }), []);
    expect(spots.map((spot) => spot.price)).toEqual([18, 12, 8, 5, 3, 1, 0, 0, 0]);
    expect(spots[4]?.seat).toBe("blue");
    expect(spots[8]?.seat).toBe("pink");
  });

  it("offers of the zeros only the one in front of those that stand there", () => {
    const spots = turnSpots(sight({ track: [...track] }), [bid(0), bid(5)]);
    expect(spots.filter((spot) => spot.bids.length).map((spot) => spot.nth)).toEqual([3, 7]);
  });

  it("has all ways to pay for a spot, the plain one first", () => {
    const ways = [bid(8), bid(8, 1)];
    expect(turnSpots(sight(), ways)[2]?.bids).toEqual(ways);
  });
});

describe("the bid order track", () => {
  it("keeps the markers while they bid and shows who is next", () => {
    const track = ["blue", null, null, null, null, null, null, null, null] as const;
    const places = bidPlaces(sight({ order: ["blue", "pink"], track: [...track] }), true);
    expect(places).toEqual([
      { seat: "blue", done: true, now: false },
      { seat: "pink", done: false, now: true },
    ]);
  });

  it("is that of the table shown, not of what is asked meanwhile", () => {
    const track = ["blue", null, null, null, null, null, null, null, null] as const;
    const bids = sight({ order: ["blue", "pink"], track: [...track] });
    const turns = sight({ order: ["pink"], track: [...track] });
    expect(bidAt(bids, waiting("moving", { sight: turns }))).toBe(true);
    expect(bidAt(turns, scene({ asked: asked("bidding"), sight: bids }))).toBe(false);
    expect(bidAt(bids, scene({ asked: asked("bidding"), sight: bids }))).toBe(true);
  });

  it("has an empty place for each marker that is still to play", () => {
    const track = ["blue", null, null, null, null, null, null, null, null] as const;
    expect(bidPlaces(sight({ order: ["pink"], track: [...track] }), false).map((place) => place.seat)).toEqual(["pink", null]);
  });
});
