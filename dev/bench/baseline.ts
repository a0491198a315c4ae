import { rounded, type Figure } from './figure';

/** Benchmark → figure → its recorded value. */
export type Baseline = Record<string, Record<string, number>>;

const DIGITS = 3;

const comparable = ({ margin }: Figure): boolean => margin !== undefined;

/** The worst value of a figure that does not count as a regression. */
const worstAllowed = ({ bar, margin = 0 }: Figure, was: number): number =>
  rounded('most' in bar ? was * (1 + margin) : was * (1 - margin), DIGITS);

/** Returns a line for each figure that is worse than the baseline by more than its margin, or is missing from it. */
export function stepsBack(baseline: Baseline, bench: string, figures: readonly Figure[]): string[] {
  return figures.filter(comparable).flatMap((figure) => {
    const { name, bar, unit } = figure;
    const value = rounded(figure.value, DIGITS);
    const was = baseline[bench]?.[name];
    if (was === undefined) return [`${bench}: ${name} is not in the baseline (--write adds it)`];
    const worst = worstAllowed(figure, was);
    const kept = 'most' in bar ? value <= worst : value >= worst;
    const limit = `${'most' in bar ? 'at most' : 'at least'} ${worst}`;
    return kept ? [] : [`${bench}: ${name} was ${was} ${unit} and is ${value}, ${limit} is allowed`];
  });
}

/** Returns the baseline with the new figures of one benchmark. */
export function withFigures(baseline: Baseline, bench: string, figures: readonly Figure[]): Baseline {
  const kept = figures.filter(comparable).map(({ name, value }) => [name, rounded(value, DIGITS)]);
  const all = { ...baseline, [bench]: Object.fromEntries(kept) as Record<string, number> };
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => one.localeCompare(other)));
}
