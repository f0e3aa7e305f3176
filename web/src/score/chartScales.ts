// Axis and label positions of the chart.

const STEPS = [5, 10, 20, 25, 50, 100, 200];
const MOST_LINES = 7;

/** At most MOST_LINES round numbers that enclose all values. */
export function ticks(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const fits = (step: number) => Math.ceil(high / step) - Math.floor(low / step) < MOST_LINES;
  const step = STEPS.find(fits) ?? Math.ceil((high - low) / (MOST_LINES - 2));
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, nth) => (first + nth) * step);
}

/** Moves labels as little as possible so that they keep a gap between each other and stay between top and bottom. */
export function spread(ideal: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = ideal.map((_, nth) => nth).toSorted((a, b) => (ideal[a] ?? 0) - (ideal[b] ?? 0));
  const found = [...ideal];
  let least = top;
  for (const nth of order) {
    found[nth] = Math.max(found[nth] ?? 0, least);
    least = (found[nth] ?? 0) + gap;
  }
  let most = bottom;
  for (const nth of order.toReversed()) {
    found[nth] = Math.min(found[nth] ?? 0, most);
    most = (found[nth] ?? 0) - gap;
  }
  return found;
}

export function shortened(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, Math.max(1, letters - 1)).trimEnd()}…`;
}
