import { expect, inject, test } from 'vitest';
import { addressOf } from '@/dev/testing/access/address';
import { ACCESS } from '@/dev/testing/access/matrix';
import { stackDatabase } from '@/dev/testing/stack/stack-database';

stackDatabase();

const PATHS = Object.keys(ACCESS)
  .filter((row) => row.startsWith('GET /api/'))
  .map((row) => row.replace('GET ', ''));

/** Next.js's router adds its own headers to `Vary`. */
const passedRouter = async (path: string, method: string): Promise<boolean> => {
  const answer = await fetch(inject('appUrl') + addressOf(path), { method, redirect: 'manual' });
  await answer.arrayBuffer();
  return (answer.headers.get('vary') ?? '').includes('rsc');
};

test('no API call goes through the router of Next.js, except those that only it can answer', async () => {
  const passed: string[] = [];
  for (const path of PATHS) if (await passedRouter(path, 'GET')) passed.push(path);
  expect(passed).toEqual(['/api/auth/callback/[provider]']);
  expect(PATHS.length).toBeGreaterThan(40);
  expect(await passedRouter('/api/live', 'HEAD')).toBe(true);
});
