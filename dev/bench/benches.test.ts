import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../start/build';
import { BENCHES, type Bench } from './benches';
import { withReport } from './figure';

test.each(Object.entries(BENCHES))('%s has a place in its document', (name, bench) => {
  const { document = 'docs/performance.md' }: Bench = bench;
  expect(withReport(readFileSync(join(ROOT, document), 'utf8'), name, 'the report')).toContain('the report');
});
