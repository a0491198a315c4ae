import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stackForFile } from '../stack/for-file';

const stack = stackForFile({
  env: { SERVICE_WORKER: 'off', SITE_NAME: 'Lakeside Careers', SITE_EMAIL: 'careers@lakeside.example' },
});
const get = (path: string) => fetch(stack().appUrl + path);

test('SERVICE_WORKER=off sends the one that removes itself, which browsers revalidate', async () => {
  const answer = await get('/service-worker.js');
  expect(answer.headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(await answer.text()).toBe(readFileSync('public/service-worker-off.js', 'utf8'));
});

test('a site with another name has shortcuts, but no screenshots of ours', async () => {
  const manifest = (await (await get('/manifest.webmanifest')).json()) as object;
  expect(manifest).toHaveProperty('shortcuts');
  expect(manifest).not.toHaveProperty('screenshots');
});
