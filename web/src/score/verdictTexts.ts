// A verdict on the shuffle in words.
import type { Mismatch, Verdict } from "../fairness/verdict";
import { wordCode } from "../fairness/wordCode";
import { t } from "../texts";
import type { Seat } from "../protocol";

type Name = (seat: Seat) => string;
type Verified = Extract<Verdict, { kind: "verified" }>;

export interface VerdictTexts {
  tone: "good" | "warn" | "bad" | "plain";
  title: string;
  about: string[];
}

/** `chosen`: the host chose the seed. */
export function verdictTexts(verdict: Verdict, chosen: boolean, name: Name): VerdictTexts {
  switch (verdict.kind) {
    case "no-seed":
      return { tone: "plain", title: t("verdict-none"), about: [t("verdict-none-about")] };
    case "late":
      return { tone: "plain", title: t("verdict-late"), about: [t("verdict-late-about")] };
    case "changed":
      return { tone: "bad", title: t("verdict-changed"), about: [] };
    case "verified":
      return verifiedTexts(verdict, chosen, name);
  }
}

function verifiedTexts(verdict: Verified, chosen: boolean, name: Name): VerdictTexts {
  const leftOut = verdict.leftOut.length ? [t("verdict-left-out", { names: verdict.leftOut.map(name) })] : [];
  const partly = verdict.own === "left-out";
  return {
    tone: partly ? "warn" : "good",
    title: t(partly ? "verdict-partly" : "verdict-verified"),
    about: [fixedText(verdict, name), ownText(verdict, chosen), ...leftOut],
  };
}

const fixedText = ({ used }: Verified, name: Name): string =>
  used.length ? t("verdict-together", { names: used.map(name) }) : t("verdict-fixed");

function ownText({ own, used }: Verified, chosen: boolean): string {
  if (own !== "none") return t(`verdict-own-${own}`);
  if (used.length) return t("verdict-own-none");
  return t(chosen ? "verdict-host-only" : "verdict-server-only");
}

/** `before` and `after`: the commitment that this browser saw first, and the one that the server shows now. */
export function mismatchText({ what, seat }: Mismatch, before: string, after: string, name: Name): string {
  const words = { before: wordCode(before), after: wordCode(after) || t("fair-no-words") };
  return t(`verdict-wrong-${what}`, { ...words, name: seat ? name(seat) : "" });
}
