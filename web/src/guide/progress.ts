// How far a player is in the steps of a scene. Whether the goal is reached is for the server to say.

/** A step without an action: the player reads and continues. */
export const READ = "read";

export interface Step {
  /** In the notation, or READ. */
  action: string;
  text: string;
  /** Instead of a bid, any price from this one on will do; without it, only the price of the action. */
  least?: number | null;
}

export interface Moment {
  steps: readonly Step[];
  /** The player's actions since the start, with the draft. */
  done: readonly string[];
  /** How many texts the player has read. */
  read: number;
  /** The actions that can be chosen now. */
  offered: readonly string[];
  /** The rest of a walk that the player began in another way, if it can still end as in the steps. */
  route: readonly string[] | null;
}

export interface Progress {
  /** The step that is due; the number of steps if none is. */
  at: number;
  /** The action that is due; null if there is nothing but a text. */
  next: string | null;
  /** The player did something else. */
  strayed: boolean;
}

export const isDrop = (action: string): boolean => /^[A-F][1-5][a-z]$/.test(action);
const dropsOf = (actions: readonly string[]): string[] => actions.filter(isDrop);

/** Actions that a step takes instead of its own: any card or djinn will do where one is to be bought. */
const ANY_WILL_DO = ["buy:", "summon:"];

/** Whether an action is what a step asks for. */
export function serves(action: string, { action: wanted, least }: Pick<Step, "action" | "least">): boolean {
  if (action === wanted || ANY_WILL_DO.some((kind) => wanted.startsWith(kind) && action.startsWith(kind))) return true;
  return typeof least === "number" && action.startsWith("bid:") && Number.parseInt(action.slice("bid:".length)) >= least;
}

/** Whether the walk began with other drops than those of the steps. */
export function isOtherWalk(steps: readonly Step[], done: readonly string[]): boolean {
  const wanted = dropsOf(steps.map(({ action }) => action));
  return dropsOf(done).some((drop, nth) => drop !== wanted[nth]);
}

/** The steps left after those that the actions have served, and whether one served none. */
function stepsLeft(steps: readonly Step[], done: readonly string[]): { left: number[]; last: number; strayed: boolean } {
  let left = [...steps.keys()];
  let last = -1;
  let strayed = false;
  for (const action of done) {
    const isServed = (step: Step | undefined) => step && (isDrop(action) ? isDrop(step.action) : serves(action, step));
    const served = left.find((nth) => isServed(steps[nth]));
    if (served === undefined) strayed = true;
    else [left, last] = [left.filter((nth) => nth !== served), Math.max(last, served)];
  }
  return { left, last, strayed };
}

/** The walk is over elsewhere, or it cannot end where it should any more. */
function wentElsewhere({ steps, done, route }: Moment): boolean {
  if (!isOtherWalk(steps, done)) return false;
  const wanted = dropsOf(steps.map(({ action }) => action));
  const drops = dropsOf(done);
  return drops.length < wanted.length ? route?.length === 0 : drops.at(-1) !== wanted.at(-1);
}

export function follow(moment: Moment): Progress {
  const { steps, done, read, offered, route } = moment;
  const { left, last, strayed } = stepsLeft(steps, done);
  const readings = [...steps.keys()].filter((nth) => steps[nth]?.action === READ);
  const isRead = (nth: number) => nth < last || readings.indexOf(nth) < read;
  const open = left.filter((nth) => !readings.includes(nth) || !isRead(nth));
  const first = open[0];
  if (first === undefined) return { at: steps.length, next: null, strayed: strayed || wentElsewhere(moment) };
  if (readings.includes(first)) return { at: first, next: null, strayed };
  const other = isOtherWalk(steps, done);
  const actionOf = (nth: number) => {
    const action = steps[nth]?.action ?? "";
    return other && isDrop(action) ? (route?.[0] ?? "") : action;
  };
  const possible = open.find((nth) => offered.includes(actionOf(nth)));
  const waits = offered.length === 0 || (other && route === null);
  const isElsewhere = strayed || wentElsewhere(moment) || (possible === undefined && !waits);
  const at = isElsewhere ? first : (possible ?? first); // a later step would not bring back an earlier one
  return { at, next: actionOf(at) || null, strayed: isElsewhere };
}
