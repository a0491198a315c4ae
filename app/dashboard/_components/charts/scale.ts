/** The shortest bar for a value above 0, in percent, so that it is visible. */
const LEAST = 1;

/** The length of a bar in percent. */
export function shareOf(value: number, most: number): number {
  if (value <= 0 || most <= 0) return 0;
  return Math.max(LEAST, Math.round((value / most) * 10_000) / 100);
}

/** The top of an axis: the first of 4, 10, 20, 40, 100, 200, 400 … that is large enough. Half of it is always a whole number. */
export function axisTop(most: number): number {
  const steps = [4, 10, 20];
  for (let power = 1; ; power *= 10) {
    const top = steps.map((step) => step * power).find((step) => step >= most);
    if (top !== undefined) return top;
  }
}
