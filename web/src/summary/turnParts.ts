// The parts of the turn side, and which of them a step of the game belongs to.
import type { StepName } from "../protocol";

export type TurnPart = "bid" | "move" | "collect" | "tribe" | "place" | "powers" | "sale";

const PART: Readonly<Record<StepName, TurnPart>> = {
  bidding: "bid",
  moving: "move",
  sowing: "move",
  welcoming: "tribe",
  collecting: "tribe",
  building: "tribe",
  killing: "tribe",
  "killing-two": "tribe",
  "killing-second": "tribe",
  placing: "place",
  "placing-around": "place",
  trading: "place",
  summoning: "place",
  choosing: "powers",
  keeping: "powers",
  conjuring: "powers",
  selling: "sale",
};

export const partOf = (step: StepName | undefined): TurnPart | null => (step ? PART[step] : null);
