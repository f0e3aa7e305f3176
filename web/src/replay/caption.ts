// What stands below the picture of a moment: the round, and the points of the players as far as the viewer knows them.
import { COLOUR } from "../lib/pieces";
import { shortName } from "../table/seatNames";
import { t } from "../texts";
import type { ReplayStore } from "./replayStore.svelte";

export interface Caption {
  title: string;
  players: { text: string; colour: string }[];
}

export function captionOf(store: ReplayStore): Caption {
  const { at, recording, table, viewer } = store;
  const view = recording.viewAt(at);
  const title = t("replay-caption", { round: view.round });
  const players = recording.pointsFor(viewer).map(({ seat, points }) => ({
    text: t("replay-caption-player", { name: shortName(table, seat, null), n: points[at] ?? 0 }),
    colour: `var(--${COLOUR[seat]}-text)`,
  }));
  return { title, players };
}
