import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/platform/log/log';
import { count, measureInto, observe } from '@/lib/platform/monitoring/measure';
import { Metrics } from './metrics';

vi.mock('@/lib/platform/db/connection', async (original) => ({
  ...(await original<object>()),
  connect: () => new Promise(() => undefined),
}));

beforeEach(() => vi.spyOn(log, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  measureInto(undefined);
});

test('all metrics are sent within a second, except those of an unresponsive database', async () => {
  const metrics = new Metrics();
  const since = performance.now();
  const { text } = await metrics.text();
  expect(performance.now() - since).toBeLessThan(1_000);
  expect(text).toContain('process_resident_memory_bytes ');
  expect(text).not.toMatch(/^mwanzo_mails_waiting \d/m);
});

test('counters are sent; those that matter from the first event start at zero', async () => {
  const metrics = new Metrics();
  count('mwanzo_limit_refusals_total', { limit: 'register:address' });
  observe('mwanzo_job_seconds', { task: 'sweeping files' }, 2);
  const { text } = await metrics.text();
  expect(text).toContain('mwanzo_limit_refusals_total{limit="register:address"} 1\n');
  expect(text).toContain('mwanzo_job_seconds_bucket{le="10",task="sweeping files"} 1\n');
  expect(text).toContain('mwanzo_unavailable_total{cause="database full"} 0\n');
  expect(text).toContain('mwanzo_mails_total{outcome="given up",cause="refused"} 0\n');
  expect(text).toContain('mwanzo_failures_total 0\n');
});

test('nothing is stored if metrics are off', () => {
  measureInto(undefined);
  expect(() => count('mwanzo_failures_total', {})).not.toThrow();
});
