// The position in sentences, for the keys that speak it.
import type { TableStore } from "../lib/table.svelte";
import { joinList } from "../log/joinList";
import type { PrivateHoldings, PublicPlayerInfo, PublicView } from "../protocol";
import { promptText } from "../table/promptTexts";
import { nameOf } from "../table/seatNames";
import type { Turn } from "../table/turn.svelte";
import { t } from "../texts";
import { numberWord } from "../texts/numberWord";

/** "Round 3. Your turn: choose a tile and pick up its meeples. You have 58 points, 42 gold and two cards. You are on C3, Oasis 8." */
export function positionText(store: TableStore, turn: Turn, view: PublicView, focusedTile: string | null): string {
  return [roundText(view), promptText(store, turn), holdingsText(store, view), focusedTile ? t("speak-tile", { tile: focusedTile }) : ""]
    .filter(Boolean)
    .join(" ");
}

const roundText = (view: PublicView): string => t(view.last_round ? "speak-last-round" : "speak-round", { n: view.round });

const holdingsOf = (store: TableStore, { seat }: PublicPlayerInfo): PrivateHoldings | undefined =>
  store.holdings.find((held) => held.seat === seat);

const cardCount = (n: number): string => t("speak-cards", { n, count: numberWord(n) });

function holdingsText(store: TableStore, view: PublicView): string {
  const me = view.players.find((player) => player.seat === store.seat);
  const held = me && holdingsOf(store, me);
  return held ? t("speak-mine", { points: held.total, gold: held.gold, cards: cardCount(me.cards) }) : "";
}

/** "Pink: 23 known points, two Viziers, no Elders, four cards, seven camels left, djinns Marid and Boaz." */
export function playerText(store: TableStore, player: PublicPlayerInfo): string {
  const held = holdingsOf(store, player);
  const parts = [
    ...(held
      ? [t("speak-points", { n: held.total }), t("speak-gold", { n: held.gold })]
      : [t("speak-known-points", { n: player.points.total })]),
    t("spoken-v", { n: player.viziers, count: numberWord(player.viziers) }),
    t("spoken-e", { n: player.elders, count: numberWord(player.elders) }),
    held && player.cards ? handText(held) : cardCount(player.cards),
    t("speak-camels", { n: player.camels, count: numberWord(player.camels) }),
    player.djinns.length ? t("speak-djinns", { n: player.djinns.length, list: joinList(player.djinns) }) : t("speak-no-djinn"),
  ];
  return t("speak-player", { name: nameOf(store.table, player.seat, store.seat), list: parts.join(", ") });
}

/** "in hand Ivory, 2 Fish and a Fakir". */
const handText = ({ hand }: PrivateHoldings): string => t("speak-hand", { cards: Object.entries(hand).filter(([, n]) => n) });
