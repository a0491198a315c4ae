/** The position of a slide, in px from the start of the row. */
export interface Extent {
  left: number;
  width: number;
}

const centre = ({ left, width }: Extent): number => left + width / 2;
export const scrollTo = (slide: Extent, rowWidth: number): number => centre(slide) - rowWidth / 2;

/** The index of the initial slide; if the count is even, the first of the two middle ones. */
export const middleOf = (count: number): number => Math.floor((count - 1) / 2);

/** The index of the slide nearest to the visible centre: the first in case of a tie, -1 if there are none. */
export function nearestSlide(slides: readonly Extent[], row: { scrolled: number; width: number }): number {
  const middle = row.scrolled + row.width / 2;
  const distances = slides.map((slide) => Math.abs(centre(slide) - middle));
  return distances.indexOf(Math.min(...distances));
}

/** The slide that a key moves to; undefined for other keys. Stops at both ends. */
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
