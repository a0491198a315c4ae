/** The time below which this share of them lies, in milliseconds. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** How long something takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export interface Figure {
  name: string;
  value: number;
  /** What it may be at most, or has to be at least. */
  bar: { most: number } | { least: number };
  unit: string;
}

export const holds = ({ value, bar }: Figure): boolean =>
  'most' in bar ? value <= bar.most : value >= bar.least;

/** A figure in a line, with its bar and whether it holds. */
export function line(figure: Figure): string {
  const { name, value, bar, unit } = figure;
  const wanted = 'most' in bar ? `≤ ${bar.most}` : `≥ ${bar.least}`;
  return `${holds(figure) ? 'holds ' : 'FAILS '} ${name.padEnd(58)} ${value.toFixed(2)} ${unit} (${wanted})`;
}
