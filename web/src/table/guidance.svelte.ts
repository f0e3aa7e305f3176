// What the guide is doing, for the parts of the table that leave the word to it.

/** A text is to be read, or the exercise is over; empty if the table speaks for itself. */
export type GuidanceMode = "" | "reading" | "solved" | "missed";

class Guidance {
  mode = $state<GuidanceMode>("");
}

export const guidance = new Guidance();

export const isExerciseOver = (mode: string): mode is "solved" | "missed" => mode === "solved" || mode === "missed";
