import { readFileSync } from 'node:fs';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackForFile } from '@/dev/testing/stack/for-file';

const TOKEN = 'for-the-tests-only';
const stack = stackForFile({ env: { LOG_LEVEL: 'silent', METRICS_TOKEN: TOKEN } });

const get = (path: string, token: string) =>
  fetch(new URL(path, stack().appUrl), {
    headers: path.startsWith('/api/')
      ? { authorization: `Bearer ${token}` }
      : { cookie: `next-auth.session-token=${token}` },
  });

/** The versions of Next.js in the lock file. */
const versions = Object.entries(
  (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { version: string }> })
    .packages,
)
  .filter(([path]) => path.endsWith('node_modules/next'))
  .map(([, { version }]) => version);

test('the lock file has one version of Next.js', () => {
  expect(versions).toHaveLength(1);
});

/** Fails if this version of Next.js writes its responses in another way: see adapt-response.ts. */
test.each(versions)('what Next.js %s writes is recognised', async () => {
  const user = await makeUser('recent graduate');
  const call = await get('/api/users/me', user.token);
  expect(call.headers.get('content-length')).toBe(String((await call.arrayBuffer()).byteLength));

  const missing = await get('/dashboard/my-internships/none', user.token);
  expect([missing.status, await missing.text()]).toEqual([
    404,
    expect.stringMatching(/<noscript><main><h1>We couldn’t find that page/) as string,
  ]);

  // An invalid value that no verb ever writes: every read of the session fails.
  await mongoose.connection
    .collection('users')
    .updateOne({ _id: user._id }, { $set: { endedSessions: 'all' } });
  const failed = await get('/dashboard/my-internships', user.token);
  const id = failed.headers.get('x-request-id') ?? 'none';
  expect([failed.status, await failed.text()]).toEqual([
    500,
    expect.stringMatching(new RegExp(`<noscript><main>.*quote this code: ${id}.*</noscript>`)) as string,
  ]);

  const metrics = await (await get('/api/metrics', TOKEN)).text();
  expect(metrics).toContain('mwanzo_request_seconds_count');
  expect(metrics).not.toMatch(/^mwanzo_unfinished_pages_total [1-9]/m);
});
