/** The position of a slide, in px from the start of its row. */
export interface Extent {
  left: number;
  width: number;
}

const centre = ({ left, width }: Extent): number => left + width / 2;

/** How far a row of this width has to be scrolled for the slide to be in its middle, in px. */
export const scrollTo = (slide: Extent, rowWidth: number): number => centre(slide) - rowWidth / 2;

/** The slide that a carousel starts with: the middle one; with an even number, the first of the two. */
export const middleOf = (count: number): number => Math.floor((count - 1) / 2);

/** Which slide is nearest to the middle of what the row shows (an index; the first of two as near; -1 of none). */
export function nearestSlide(slides: readonly Extent[], row: { scrolled: number; width: number }): number {
  const middle = row.scrolled + row.width / 2;
  const distances = slides.map((slide) => Math.abs(centre(slide) - middle));
  return distances.indexOf(Math.min(...distances));
}

/** The slide a key leads to from `current`; undefined for keys that lead nowhere. Stops at both ends. */
export function slideForKey(key: string, current: number, count: number): number | undefined {
  const goals: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: count - 1,
  };
  const goal = goals[key];
  return goal === undefined ? undefined : Math.max(0, Math.min(count - 1, goal));
}
