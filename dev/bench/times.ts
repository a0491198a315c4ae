/** Returns the percentile at `share` (0 to 1), ignoring NaN. Returns NaN if there are no numbers. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const middle = (values: readonly number[]): number => percentile(values, 0.5);

/** Returns the milliseconds of processor time that `work` takes. */
export function cpuMs(work: () => void): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
}

/** Returns the milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
