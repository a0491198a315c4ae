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

/** The timed pages of a list. A list is read from its nearer end, so the middle page is the most expensive. */
const PLACES = ['first', 'quarter', 'middle', 'last'] as const;
export type Place = (typeof PLACES)[number];

/** Returns the number of the page at each position in a list. In a short list, several positions share a page. */
export const pageAt = (totalPages: number): Record<Place, number> => ({
  first: 1,
  quarter: Math.max(1, Math.ceil(totalPages / 4)),
  middle: Math.max(1, Math.ceil(totalPages / 2)),
  last: totalPages,
});

/** Response times of the page at each position in milliseconds, one per round. */
export type PlaceTimes = Record<Place, number[]>;

/**
 * Times the pages at all positions alternately, so that other load on the machine affects all of them. The first `uncounted` rounds are a
 * warm-up.
 */
export async function timePages(
  totalPages: number,
  read: (page: number) => Promise<unknown>,
  { rounds, uncounted }: { rounds: number; uncounted: number },
): Promise<PlaceTimes> {
  const pages = pageAt(totalPages);
  const times: PlaceTimes = { first: [], quarter: [], middle: [], last: [] };
  for (let round = -uncounted; round < rounds; round += 1) {
    for (const place of PLACES) {
      const time = await timed(() => read(pages[place]));
      if (round >= 0) times[place].push(time);
    }
  }
  return times;
}

/** The median time of the page at a position, as a multiple of the first page's. */
export const toFirst = (times: PlaceTimes, place: Place): number =>
  middle(times[place]) / middle(times.first);

/** The position of the page with the highest median time. */
export const worstPlace = (times: PlaceTimes): Place =>
  PLACES.reduce((worst, place) => (middle(times[place]) > middle(times[worst]) ? place : worst));
