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

const HOME_HITS = 'mwanzo_page_cache_total{kind="page",route="/",result="hit"}';
const HOME_MISSES = 'mwanzo_page_cache_total{kind="page",route="/",result="miss"}';
const HOME_RENDERS = 'mwanzo_request_seconds_count{method="GET",kind="page",route="/",status="200"}';

const metrics = async (): Promise<string> => (await get('/api/metrics', TOKEN)).text();

async function hitsOfHome(): Promise<number> {
  await get('/');
  return valueOf(await metrics(), HOME_HITS);
}

test('metrics count requests, cached pages and e-mails', async () => {
  // At startup, the home page is rendered once, or more often if something changes meanwhile.
  await expect.poll(hitsOfHome).toBeGreaterThanOrEqual(1);
  const before = await metrics();
  expect(valueOf(before, HOME_MISSES)).toBeGreaterThanOrEqual(1);
  await get('/');
  await get('/');
  await get('/api/internships/featured');
  await get('/dashboard');
  const measured = (kind: string, route: string) =>
    `mwanzo_request_seconds_count{method="GET",kind="${kind}",route="${route}",status="200"} 1\n`;
  // A request is counted once it has ended, which may be after its response.
  for (const line of [measured('api', '/api/internships/featured'), measured('page', '/login')]) {
    await expect.poll(metrics).toContain(line);
  }
  const answer = await get('/api/metrics', TOKEN);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(answer.headers.get('x-request-id')).not.toBeNull();
  const text = await answer.text();
  expect(valueOf(text, HOME_HITS)).toBe(valueOf(before, HOME_HITS) + 2);
  expect(valueOf(text, HOME_MISSES)).toBe(valueOf(before, HOME_MISSES));
  expect(valueOf(text, 'mwanzo_page_cache_bytes')).toBeGreaterThan(1_000);
  // A cached page is not rendered again.
  expect(valueOf(text, HOME_RENDERS)).toBe(valueOf(before, HOME_RENDERS));
  expect(valueOf(text, 'mwanzo_mails_waiting')).toBe(0);
  expect(Math.abs(valueOf(text, 'mwanzo_clock_difference_seconds '))).toBeLessThan(1);
  expect(valueOf(text, 'mwanzo_mails_oldest_seconds')).toBe(0);
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
});

test.each([undefined, 'another', `${TOKEN}x`, ''])('metrics reject the token %j', async (token) => {
  const answer = await get('/api/metrics', token);
  expect(answer.status).toBe(401);
  expect(await answer.text()).not.toContain('mwanzo_');
});
