import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { WORKER_POLICY } from '@/lib/platform/http/content-security-policy';
import { SAVES_DATA_HEADER } from '@/lib/platform/http/light-version';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, inject('appUrl')), { headers, redirect: 'manual' });

test('browsers revalidate the service worker, which has its own policy', async () => {
  const answer = await get('/service-worker.js');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0');
  expect(answer.headers.get('content-security-policy')).toBe(WORKER_POLICY);
  expect(await answer.text()).toBe(readFileSync('public/service-worker.js', 'utf8'));
});

test.each([
  [{}, null],
  [{ 'save-data': 'on' }, 'yes'],
  [{ cookie: 'mwanzo-data-saver=on' }, 'yes'],
  [{ cookie: 'mwanzo-data-saver=off', 'save-data': 'on' }, null],
])('after %j, a rendered page says whether the visitor saves data: %s', async (headers, saves) => {
  expect((await get('/saved', headers)).headers.get(SAVES_DATA_HEADER)).toBe(saves);
});

interface Manifest {
  shortcuts: { name: string; url: string }[];
  screenshots: { src: string; sizes: string; type: string; form_factor: string }[];
}
const readManifest = async () => (await (await get('/manifest.webmanifest')).json()) as Manifest;

/** The most bytes of all screenshots, which browsers fetch when they offer to install the site. */
const MOST_BYTES = 60_000;

test('the manifest has three shortcuts, and screenshots for phones and wide screens of at most 60 KB', async () => {
  const { shortcuts, screenshots } = await readManifest();
  expect(shortcuts).toEqual([
    { name: 'Search', url: '/internships' },
    { name: 'Saved', url: '/saved' },
    { name: 'My Applications', url: '/dashboard/my-internships' },
  ]);
  expect(screenshots.map(({ form_factor, sizes }) => [form_factor, sizes])).toEqual([
    ['narrow', '360x740'],
    ['narrow', '360x740'],
    ['wide', '960x600'],
  ]);
  let bytes = 0;
  for (const { src, type } of screenshots) {
    const answer = await get(src);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    bytes += (await answer.arrayBuffer()).byteLength;
  }
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
