// What a player has, as a sentence for screen readers.
import type { PrivateHoldings, PublicPlayerInfo } from "../protocol";
import { t } from "../texts";

const points = (player: PublicPlayerInfo, own: PrivateHoldings | undefined): string =>
  own ? t("holds-points", { n: own.total }) : t("holds-known-points", { n: player.points.total });

/** "3 Viziers, 2 Elders, 5 cards, 8 camels left, 12 gold, 40 points". */
export const holdsText = (player: PublicPlayerInfo, own: PrivateHoldings | undefined): string =>
  [
    t("tribes-v", { n: player.viziers }),
    t("tribes-e", { n: player.elders }),
    t("holds-cards", { n: player.cards }),
    t("holds-camels", { n: player.camels }),
    own ? t("holds-gold", { n: own.gold }) : t("players-secret"),
    points(player, own),
  ].join(", ");

export const pointsText = points;
