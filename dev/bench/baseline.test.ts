import { describe, expect, test } from 'vitest';
import { stepsBack, withFigures } from './baseline';
import { holds, type Figure } from './figure';

const atLeast = (value: number, margin?: number): Figure => ({
  name: 'bare ÷ page',
  value,
  unit: '×',
  bar: { least: 0.75 },
  margin,
});
const atMost = (value: number, margin?: number): Figure => ({
  name: 'last ÷ first',
  value,
  unit: '×',
  bar: { most: 1.5 },
  margin,
});

describe('stepsBack', () => {
  const baseline = { cache: { 'bare ÷ page': 0.8 }, scale: { 'last ÷ first': 1, scans: 0 } };

  test.each([
    [0.6, 0],
    [0.599, 1],
    [0.8, 0],
    [2, 0],
  ])('a figure with a minimum: %d counts as %d regressions', (value, steps) => {
    expect(stepsBack(baseline, 'cache', [atLeast(value, 0.25)])).toHaveLength(steps);
  });

  test.each([
    [1.25, 0],
    [1.251, 1],
    [1, 0],
    [0.1, 0],
  ])('a figure with a maximum: %d counts as %d regressions', (value, steps) => {
    expect(stepsBack(baseline, 'scale', [atMost(value, 0.25)])).toHaveLength(steps);
  });

  test('if the baseline is 0, any other value is a regression, however wide the margin', () => {
    const scans = (value: number): Figure => ({
      name: 'scans',
      value,
      unit: '',
      bar: { most: 0 },
      margin: 0.5,
    });
    expect(stepsBack(baseline, 'scale', [scans(0)])).toEqual([]);
    expect(stepsBack(baseline, 'scale', [scans(1)])).toHaveLength(1);
  });

  test('names the old value, the new one and the limit', () => {
    expect(stepsBack(baseline, 'cache', [atLeast(0.5, 0.25)])).toEqual([
      'cache: bare ÷ page was 0.8 × and is 0.5, at least 0.6 is allowed',
    ]);
  });

  test('ignores figures that depend on the machine', () => {
    expect(stepsBack(baseline, 'cache', [atLeast(0.01)])).toEqual([]);
  });

  test('reports a figure that the baseline does not have', () => {
    expect(stepsBack({}, 'cache', [atLeast(0.8, 0.25)])).toEqual([
      'cache: bare ÷ page is not in the baseline (--write adds it)',
    ]);
  });
});

test('withFigures adds rounded, comparable figures and leaves other benchmarks alone', () => {
  const before = { scale: { scans: 0 }, cache: { old: 1 } };
  const ms: Figure = { name: 'p99', value: 12, unit: 'ms', bar: { most: 20 } };
  const after = withFigures(before, 'cache', [atLeast(0.81239, 0.25), ms]);
  expect(after).toEqual({ cache: { 'bare ÷ page': 0.812 }, scale: { scans: 0 } });
  expect(Object.keys(after)).toEqual(['cache', 'scale']);
});

test.each([
  [atLeast(0.75), true],
  [atLeast(0.749), false],
  [atMost(1.5), true],
  [atMost(1.501), false],
  [atMost(Number.NaN), false],
])('a figure passes up to its limit and not beyond it (%#)', (figure, good) => {
  expect(holds(figure)).toBe(good);
});
