import { readdirSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { Role } from '@/lib/platform/core/vocabulary';
import { ROOT } from '../../start/build';
import { makeUser } from '../data/fixtures';
import { stackDatabase } from '../stack/stack-database';

stackDatabase();

const read = async (path: string, cookie?: string): Promise<string> => {
  const answer = await fetch(inject('appUrl') + path, {
    headers: cookie ? { cookie } : {},
    redirect: 'manual',
  });
  expect(answer.status, path).toBe(200);
  return answer.text();
};

/** Returns all the scripts that a dashboard page loads for a role. */
async function scriptsOf(path: string, role: Role): Promise<string> {
  const { token } = await makeUser(role);
  const html = await read(path, `next-auth.session-token=${token}`);
  const named = new Set(html.match(/static\/chunks\/[\w.~%-]+\.js/g));
  expect(named.size).toBeGreaterThan(0);
  return (await Promise.all([...named].map((name) => read(`/_next/${name}`)))).join('\n');
}

/** The prefix of the calls that only staff make. */
const STAFF_CALLS = '/api/admin';

test('the administrator’s page loads code for the staff API', async () => {
  expect(await scriptsOf('/dashboard/users/new', 'administrator')).toContain(STAFF_CALLS);
});

test.each([
  ['/dashboard', 'recent graduate'],
  ['/dashboard/my-internships', 'recent graduate'],
  ['/dashboard/profile', 'recent graduate'],
  ['/dashboard/employer-internships', 'employer'],
] as const)('%s for a %s loads no administrator code', async (path, role) => {
  expect(await scriptsOf(path, role)).not.toContain(STAFF_CALLS);
});

test.each([
  '/',
  '/internships',
  '/internships/it-telecommunications',
  '/career-tips',
  '/career-tips/keep-learning',
])('the pictures of %s have a size and load lazily', async (path) => {
  const pictures = (await read(path)).match(/<img\b[^>]*>/g) ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    expect(picture).toMatch(/\swidth="\d+"/);
    expect(picture).toMatch(/\sheight="\d+(\.\d+)?"/);
    expect(picture).toContain('loading="lazy"');
  }
});

/** Maximum bytes sent over the wire for all style sheets of a public page. */
const MAX_STYLE_BYTES = 9 * 1024;

const sheetsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)),
];

/** Returns the size of a response compressed with Brotli. */
const compressedBytes = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(inject('appUrl') + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

test.each([
  '/',
  '/internships',
  '/internships/it-telecommunications',
  '/internships/in/nairobi',
  '/career-tips/keep-learning',
  '/employers',
  '/privacy-policy',
])('the style sheets of %s have at most 9 KB', async (path) => {
  const sheets = sheetsOf(await read(path));
  expect(sheets.length).toBeGreaterThan(0);
  const bytes = (await Promise.all(sheets.map(compressedBytes))).reduce((sum, each) => sum + each, 0);
  expect(bytes).toBeLessThanOrEqual(MAX_STYLE_BYTES);
});

test('only dashboards and account pages have a second style sheet', async () => {
  const { token } = await makeUser('editor');
  const cookie = `next-auth.session-token=${token}`;
  const [shared] = sheetsOf(await read('/'));
  for (const page of [await read('/dashboard/internships', cookie), await read('/saved')]) {
    const sheets = sheetsOf(page);
    expect(sheets[0]).toBe(shared);
    expect(sheets).toHaveLength(2);
    expect(await read(sheets[1] ?? '')).toContain('.data-table');
  }
  expect(await read(shared ?? '')).not.toContain('.data-table');
});

test('all fonts together have at most 40 KB', () => {
  const folder = join(ROOT, 'app/_fonts');
  const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  const bytes = fonts.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(40 * 1024);
});
