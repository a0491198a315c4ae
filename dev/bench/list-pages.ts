import { middle, timed } from './times';

/**
 * The timed pages of a list. A list is read from its nearer end, so its first and last pages are cheapest, and the
 * middle one is most expensive.
 */
const PLACES = ['first', 'quarter', 'middle', 'last'] as const;
export type Place = (typeof PLACES)[number];

/** The page number at each place of a list; in a short list several places have the same page. */
export const pageAt = (totalPages: number): Record<Place, number> => ({
  first: 1,
  quarter: Math.max(1, Math.ceil(totalPages / 4)),
  middle: Math.max(1, Math.ceil(totalPages / 2)),
  last: totalPages,
});

/** Milliseconds for the page at each place, one for each round. */
export type PlaceTimes = Record<Place, number[]>;

/**
 * Reads the page at each place so many times, in turns, so that other load on the machine affects all of them. The
 * first `uncounted` rounds are a warm-up.
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

/** The median time of the page at a place, as a multiple of the first page's. */
export const toFirst = (times: PlaceTimes, place: Place): number =>
  middle(times[place]) / middle(times.first);

/** The place whose page takes longest. */
export const worstPlace = (times: PlaceTimes): Place =>
  PLACES.reduce((worst, place) => (middle(times[place]) > middle(times[worst]) ? place : worst));
