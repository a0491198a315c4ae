const MAX_COUNT = 10;
const USUAL_COUNT = 5;

/** How many listings a widget shows, 1 to 10: five where nothing else is asked for. */
export function widgetCount(given: string | null): number {
  const count = Number(given ?? USUAL_COUNT);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, MAX_COUNT) : USUAL_COUNT;
}
