import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { UNAVAILABLE } from '@/lib/platform/core/unavailable-causes';
import { measureInto } from '@/lib/platform/monitoring/measure';
import { Metrics } from '@/server/metrics/metrics';
import { PageCache } from '@/server/page-cache/page-cache';
import { shareTurns } from '@/server/render-queue';

const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

/** The names of all metrics that a service exports, including the series of each histogram. */
function registered(): Set<string> {
  const metrics = new Metrics();
  const render = () => undefined;
  metrics.watch(new PageCache({ render, turns: shareTurns(), host: 'mwanzo.example', maxBytes: 1 }));
  return new Set(metrics.names().flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]));
}

const known = registered();
afterAll(() => measureInto(undefined));

/** Finds the names of metrics in a document. */
const namesIn = (text: string) => [...new Set(text.match(/\b(?:mwanzo|nodejs|process)_[a-z\d_]+/g))];

describe.each(['monitoring/alerts.yml', 'monitoring/alerts.test.yml', 'monitoring/dashboard.json'])(
  '%s uses only exported metrics',
  (name) => {
    test.each(namesIn(read(name)))('%s', (metric) => {
      expect(known).toContain(metric);
    });
  },
);

const documented = namesIn(read('operations.md').split('## Metrics')[1]?.split('\n## ')[0] ?? '');
const own = [...known].filter((name) => /^mwanzo_/.test(name) && !/_(?:bucket|count|sum)$/.test(name));

test('the table of metrics lists exactly our own', () => {
  const inTable = documented.filter((name) => name.startsWith('mwanzo_') && !name.endsWith('_count'));
  expect(inTable.sort()).toEqual(own.sort());
});

const headings = new Set(
  [...read('operations.md').matchAll(/^#{2,3} (.+)$/gm)].map(
    ([, heading = '']) =>
      `docs/operations.md#${heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-')}`,
  ),
);
const alerts = read('monitoring/alerts.yml')
  .split(/^ +- alert: /m)
  .slice(1);

test('there are eighteen alerts', () => {
  expect(alerts).toHaveLength(18);
});

describe.each(alerts.map((alert) => [alert.split('\n')[0] ?? '', alert] as const))('%s', (name, alert) => {
  test('says what is wrong, what to do, and where to read more', () => {
    for (const key of ['summary', 'do', 'runbook']) expect(alert).toMatch(new RegExp(`^ +${key}: \\S`, 'm'));
    expect(headings).toContain(/^ +runbook: (\S+)$/m.exec(alert)?.[1]);
  });

  test('has a test that triggers it', () => {
    expect(read('monitoring/alerts.test.yml')).toContain(name);
  });
});

test.each(Object.entries(UNAVAILABLE))(
  'the operations guide quotes the log line of “%s”',
  (cause, { message }) => {
    expect(read('operations.md').replaceAll(/ +/g, ' ')).toContain(`| \`${cause}\` | \`${message}\` |`);
  },
);
