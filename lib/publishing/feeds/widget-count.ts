const MAX_COUNT = 10;
const USUAL_COUNT = 5;

/** Returns the number of listings to show: 1 to 10, five by default. */
export function widgetCount(given: string | null): number {
  const count = Number(given ?? USUAL_COUNT);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, MAX_COUNT) : USUAL_COUNT;
}
