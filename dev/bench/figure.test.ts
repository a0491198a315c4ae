import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../start/build';
import { BENCHES, type Bench } from './benches';
import { markdownTable, reportOf, withReport } from './figure';

test('a table has every column of every row and escapes bars in cells', () => {
  expect(
    markdownTable([
      { page: '/', ms: 1.5 },
      { page: 'a|b', more: 'x' },
    ]),
  ).toBe(
    [
      '| page | ms  | more |',
      '| ---- | --- | ---- |',
      '| /    | 1.5 |      |',
      '| a\\|b |     | x    |',
    ].join('\n'),
  );
});

test('a report says for each figure whether it is within its limit', () => {
  const report = reportOf({
    rows: [],
    figures: [
      { name: 'bare ÷ page', value: 0.8123, unit: '×', bar: { least: 0.75 } },
      { name: 'p99', value: 25, unit: 'ms', bar: { most: 20 } },
    ],
  });
  expect(report).toContain('| bare ÷ page | 0.81 ×   | ≥ 0.75 × | yes ');
  expect(report).toContain('| p99         | 25 ms    | ≤ 20 ms  | **no**');
});

test('a report replaces the one between its markers in a document', () => {
  const empty = 'Before\n\n<!-- begin cache -->\n<!-- end cache -->\n\nAfter\n';
  const once = withReport(empty, 'cache', 'one');
  expect(once).toBe('Before\n\n<!-- begin cache -->\n\none\n\n<!-- end cache -->\n\nAfter\n');
  expect(withReport(once, 'cache', 'two')).toBe(once.replace('one', 'two'));
  expect(() => withReport(empty, 'scale', 'x')).toThrow('no markers for scale');
});

test.each(Object.entries(BENCHES))('%s has a place in its document', (name, bench) => {
  const { document = 'docs/performance.md' }: Bench = bench;
  expect(withReport(readFileSync(join(ROOT, document), 'utf8'), name, 'the report')).toContain('the report');
});
