import { middle, timed } from './times';

/**
 * The pages of a list that are timed. A list is read from its nearer end, so that its first and its last page are its cheapest: the one
 * in the middle has the most before it, whichever end it is read from.
 */
const PLACES = ['first', 'quarter', 'middle', 'last'] as const;
export type Place = (typeof PLACES)[number];

/** The number of the page at each place of a list of so many; a short list has the same page at several. */
export const pageAt = (totalPages: number): Record<Place, number> => ({
  first: 1,
  quarter: Math.max(1, Math.ceil(totalPages / 4)),
  middle: Math.max(1, Math.ceil(totalPages / 2)),
  last: totalPages,
});

/** Milliseconds that the page at each place took, one for each round. */
export type PlaceTimes = Record<Place, number[]>;

/**
 * Reads the page at each place so many times, in turns, so that whatever else the machine does weighs on all of them. The first
 * `uncounted` rounds, in which the service compiles what they take, are left out.
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

/** What the page at a place takes, as a multiple of the first one: the middle of all rounds of each. */
export const toFirst = (times: PlaceTimes, place: Place): number =>
  middle(times[place]) / middle(times.first);

/** The place whose page takes longest. */
export const worstPlace = (times: PlaceTimes): Place =>
  PLACES.reduce((worst, place) => (middle(times[place]) > middle(times[worst]) ? place : worst));
