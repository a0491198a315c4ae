import { middle, timed } from './times';

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
