import { rounded, type Figure } from './figure';

/** By measurement, then by figure: what it was when it was written down. */
export type Baseline = Record<string, Record<string, number>>;

/** Digits after the point that are kept of a figure. */
const DIGITS = 3;

const comparable = ({ margin }: Figure): boolean => margin !== undefined;

/** The worst a figure may be before it counts as a step back from what it was. */
const worstAllowed = ({ bar, margin = 0 }: Figure, was: number): number =>
  rounded('most' in bar ? was * (1 + margin) : was * (1 - margin), DIGITS);

/** What to tell of figures that are worse than the baseline by more than their margin, or that it does not know. */
export function stepsBack(baseline: Baseline, bench: string, figures: readonly Figure[]): string[] {
  return figures.filter(comparable).flatMap((figure) => {
    const { name, bar, unit } = figure;
    const value = rounded(figure.value, DIGITS);
    const was = baseline[bench]?.[name];
    if (was === undefined) return [`${bench}: ${name} is not in the baseline (--write puts it there)`];
    const worst = worstAllowed(figure, was);
    const kept = 'most' in bar ? value <= worst : value >= worst;
    const limit = `${'most' in bar ? 'at most' : 'at least'} ${worst}`;
    return kept ? [] : [`${bench}: ${name} was ${was} ${unit} and is ${value}, ${limit} is allowed`];
  });
}

/** The baseline with the figures of one measurement in place of those it had. */
export function withFigures(baseline: Baseline, bench: string, figures: readonly Figure[]): Baseline {
  const kept = figures.filter(comparable).map(({ name, value }) => [name, rounded(value, DIGITS)]);
  const all = { ...baseline, [bench]: Object.fromEntries(kept) as Record<string, number> };
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => one.localeCompare(other)));
}
