import { afterEach, expect, test } from 'vitest';
import { makeUser } from '../data/fixtures';
import { halvesOf, lostOf, mailsArrived, unsentMails } from './audit';
import { Load } from './load';
import { makePeople } from './people';
import { rigOfFile } from './test-environment-of-file';
import { BACK_WITHIN_MS, eventually, report, statusOf, timeUntilWell } from './watch';
import { runsAll } from '../../test-run/only-in-all';

const TIMES = runsAll() ? 10 : 1;
/** Number of changes acknowledged between two freezes. */
const BETWEEN = 10;
/** Maximum milliseconds for a response to people, and for one to monitoring, while the database does not respond. */
const ANSWERED_MS = 10_000;
const WATCHED_MS = 3_000;
const MAILS_MS = 75_000;
const TOKEN = 'for-the-tests-only';

const rig = rigOfFile({ env: { METRICS_TOKEN: TOKEN } });

afterEach(() => {
  rig().database.thaw();
});

interface Timed {
  what: string;
  status: number;
  text: string;
  headers: Headers;
  milliseconds: number;
}

/** Sends a request and measures how long the response takes. */
async function timed(path: string, init: RequestInit = {}): Promise<Timed> {
  const since = performance.now();
  const answer = await fetch(rig().appUrl + path, { redirect: 'manual', ...init });
  const text = await answer.text();
  const milliseconds = Math.round(performance.now() - since);
  return {
    what: `${init.method ?? 'GET'} ${path}`,
    status: answer.status,
    text,
    headers: answer.headers,
    milliseconds,
  };
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Concurrently sends requests that need the database, including requests for pages that are not cached. */
function askAll(token: string, round: number): Promise<Timed[]> {
  const cookie = `next-auth.session-token=${token}`;
  const login = { emailOrUsername: 'nobody', password: 'Wrong#2026' };
  return Promise.all([
    timed(`/internships/health-life-sciences?page=${round + 2}`),
    timed(`/internships/health-life-sciences/nurse-${round}`),
    timed('/dashboard', { headers: { cookie } }),
    timed('/dashboard/my-internships', { headers: { cookie } }),
    timed('/api/internships/featured'),
    timed('/api/users/me', { headers: { authorization: `Bearer ${token}` } }),
    timed('/api/auth/login', json(login)),
    timed('/api/auth/reset-password', json({ email: 'nobody@people.example' })),
  ]);
}

/** Checks that the health and metrics calls respond within 3 s during the outage. */
async function expectWatched(): Promise<number> {
  const authorization = `Bearer ${TOKEN}`;
  const [health, metrics] = await Promise.all([
    timed('/api/health'),
    timed('/api/metrics', { headers: { authorization } }),
  ]);
  expect(health.status).toBe(503);
  expect(JSON.parse(health.text)).toEqual({ status: 'database out of reach' });
  expect(metrics.status).toBe(200);
  expect(metrics.text).toContain('process_resident_memory_bytes');
  const longest = Math.max(health.milliseconds, metrics.milliseconds);
  expect(longest).toBeLessThanOrEqual(WATCHED_MS);
  return longest;
}

function expectWords({ what, status, text, headers, milliseconds }: Timed): void {
  expect({ what, status }).toEqual({ what, status: 503 });
  expect(headers.get('retry-after'), what).not.toBeNull();
  expect(text, what).toContain('again in a moment');
  expect(milliseconds, what).toBeLessThanOrEqual(ANSWERED_MS);
}

test(
  `freezing the database ${TIMES} times under load delays no response beyond its limit and loses nothing`,
  async () => {
    const load = new Load(rig(), await makePeople(2), (status) => status === 503);
    const { ledger } = load;
    const { token } = await makeUser('recent graduate');
    load.begin();
    const longest = { request: 0, watch: 0, back: 0 };
    for (let round = 0; round < TIMES; round += 1) {
      const before = ledger.acknowledged;
      await eventually(() => expect(ledger.acknowledged).toBeGreaterThanOrEqual(before + BETWEEN));
      rig().database.freeze();
      const [answers, first] = await Promise.all([askAll(token, round), expectWatched()]);
      const later = await askAll(token, round);
      const second = await expectWatched();
      expect(await statusOf(`${rig().appUrl}/api/ready`)).toBe(200);
      rig().database.thaw();
      const writes = ledger.acknowledged;
      const since = performance.now();
      await timeUntilWell(`${rig().appUrl}/api/health`);
      await timeUntilWell(`${rig().appUrl}/internships/legal-services`);
      await eventually(() => expect(ledger.acknowledged).toBeGreaterThan(writes));
      for (const answer of [...answers, ...later]) expectWords(answer);
      longest.request = Math.max(longest.request, ...[...answers, ...later].map((one) => one.milliseconds));
      longest.watch = Math.max(longest.watch, first, second);
      longest.back = Math.max(longest.back, Math.round(performance.now() - since));
    }
    await load.end();

    expect(ledger.wrong).toEqual([]);
    expect(ledger.slowest.milliseconds, ledger.slowest.what).toBeLessThanOrEqual(ANSWERED_MS);
    expect(longest.back).toBeLessThanOrEqual(BACK_WITHIN_MS);
    await eventually(async () => expect(await halvesOf()).toEqual([]));
    expect(await lostOf(ledger)).toEqual([]);
    await eventually(async () => expect(await unsentMails()).toBe(0), MAILS_MS);
    await eventually(async () => expect((await mailsArrived(rig().mailUrl, ledger)).missing).toEqual([]));
    report(
      `database frozen ${TIMES} times: requests answered after at most ${longest.request} ms (under load ` +
        `${ledger.slowest.milliseconds} ms: ${ledger.slowest.what}), health and metrics after ` +
        `${longest.watch} ms, well again after ${longest.back} ms; ${ledger.acknowledged} changes acknowledged, 0 lost`,
    );
  },
  TIMES * 60_000 + 240_000,
);
