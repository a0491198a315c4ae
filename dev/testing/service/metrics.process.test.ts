import { expect, test } from 'vitest';
import { stackForFile } from '../stack/for-file';

const TOKEN = 'for-the-tests-only';

const stack = stackForFile({ env: { METRICS_TOKEN: TOKEN } });

const get = (path: string, token?: string) =>
  fetch(new URL(path, stack().appUrl), { headers: token ? { authorization: `Bearer ${token}` } : {} });

const valueOf = (text: string, line: string): number => {
  const found = text.split('\n').find((one) => one.startsWith(line));
  return Number(found?.slice(line.length) ?? Number.NaN);
};

test('count requests, kept pages and mails', async () => {
  await get('/');
  await get('/');
  await get('/api/internships/featured');
  await get('/dashboard');
  const answer = await get('/api/metrics', TOKEN);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(answer.headers.get('x-request-id')).not.toBeNull();
  const text = await answer.text();
  // The start made it.
  expect(valueOf(text, 'mwanzo_page_cache_total{kind="page",route="/",result="hit"}')).toBe(2);
  expect(valueOf(text, 'mwanzo_page_cache_total{kind="page",route="/",result="miss"}')).toBe(1);
  expect(valueOf(text, 'mwanzo_page_cache_bytes')).toBeGreaterThan(1_000);
  const measured = (kind: string, route: string) =>
    valueOf(text, `mwanzo_request_seconds_count{method="GET",kind="${kind}",route="${route}",status="200"}`);
  expect(measured('api', '/api/internships/featured')).toBe(1);
  // The home page, made at the start and kept, and the login page that the dashboard leads to.
  expect(measured('page', '/')).toBe(1);
  expect(measured('page', '/login')).toBe(1);
  expect(valueOf(text, 'mwanzo_mails_waiting')).toBe(0);
  expect(Math.abs(valueOf(text, 'mwanzo_clock_difference_seconds '))).toBeLessThan(1);
  expect(valueOf(text, 'mwanzo_mails_oldest_seconds')).toBe(0);
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
});

test.each([undefined, 'another', `${TOKEN}x`, ''])('are not for whoever says %j', async (token) => {
  const answer = await get('/api/metrics', token);
  expect(answer.status).toBe(401);
  expect(await answer.text()).not.toContain('mwanzo_');
});
