import { expect, inject, test } from 'vitest';
import { samplePaths } from '@/dev/testing/data/sample-paths';
import { COUNT_AT_IDLE } from './count-at-idle';
import { CONSTANT_HASHES } from './finish-page';
import { PERSONAL_ADDRESS } from './personal';
import { RUN_LATE_ADDRESS } from './run-late';

const { open, closed } = samplePaths();

const PAGES = [
  '/',
  '/internships',
  '/internships?q=intern',
  '/internships?q=zzzzzz',
  '/internships/legal-services',
  '/internships/legal-services?page=99',
  '/internships/in/nairobi',
  '/internships/none-such',
  '/career-tips',
  '/career-tips/keep-learning',
  '/contact-us',
  '/contact-us?sent=1',
  '/user-agreement',
  '/privacy-policy',
  '/developers',
  '/feeds',
  '/hiring',
  '/no/such/page',
  '/share/none',
  ...open.slice(0, 1),
  ...closed.slice(0, 1),
];

const asVisitor = (path: string, headers = {}) => fetch(inject('appUrl') + path, { headers });

/** A page fails here if this version of Next.js writes unknown markup: see finish-page.ts. */
test.each(PAGES)('%s is recognised: no script except the loader, one policy', async (path) => {
  const answer = await asVisitor(path);
  const html = await answer.text();
  expect(html).toContain('data-files="/page-script/');
  expect(html).not.toMatch(/__next_f|<script[^>]* src=|as="script"/);
  expect(html).not.toContain(COUNT_AT_IDLE);
  const scripts = /script-src ([^;]+)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  expect(scripts).toBe(["'self'", ...CONSTANT_HASHES].join(' '));
});

/** Pages with a form for visitors, which are not cached. */
const ACCOUNT_PAGES: [string, Record<string, string>][] = [
  ['/login', {}],
  ['/login?reason=none&from=%2Fdashboard', {}],
  ['/login?reason=notVerified', {}],
  ['/login', { cookie: 'mwanzo-identifier=akinyi' }],
  ['/register', {}],
  ['/register?role=employer', {}],
  ...open.slice(0, 1).map((path): [string, Record<string, string>] => ['/register', { referer: path }]),
  ['/reset-password', {}],
];

/** As above: see defer-scripts.ts. */
test.each(ACCOUNT_PAGES)(
  '%s with %j is recognised: no script runs except the loader',
  async (path, headers) => {
    const { referer } = headers;
    const own = referer === undefined ? headers : { referer: inject('appUrl') + referer };
    const html = await (await asVisitor(path, own)).text();
    expect(html).toContain(`data-files="${RUN_LATE_ADDRESS} `);
    expect(html).not.toMatch(
      /<script(?! type="text\/late")[^>]*>[^<]*__next_f|<script[^>]* src=|as="script"/,
    );
  },
);

test('after a form was sent without script, the page with its result runs its scripts at once', async () => {
  const form = new URLSearchParams({ firstName: 'Akinyi' });
  const sent = await fetch(`${inject('appUrl')}/api/auth/register`, {
    method: 'POST',
    headers: { origin: inject('appUrl'), 'sec-fetch-site': 'same-origin' },
    body: form,
    redirect: 'manual',
  });
  const [cookie = ''] = sent.headers.getSetCookie();
  const html = await (await asVisitor('/register', { cookie: cookie.split(';', 1)[0] })).text();
  expect(html).toContain('<title>Error: Get Account');
  expect(html).toMatch(/<script src="[^"]+" async=""/);
  expect(html).not.toContain('text/late');
});

test('every file that a page links exists, and clients cache it indefinitely', async () => {
  for (const path of ['/', '/internships', '/no/such/page', '/login', '/register']) {
    const html = await (await asVisitor(path)).text();
    const files = /data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(files.length).toBeGreaterThan(3);
    for (const file of [...files, PERSONAL_ADDRESS]) {
      const answer = await asVisitor(file);
      expect(answer.status, file).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toMatch(/javascript/);
    }
  }
});

test('the code that every page runs is in one file: see dev/start/join-main-chunks.ts', async () => {
  const html = await (await asVisitor('/')).text();
  expect(html).toMatch(/data-files="[^"]* \/_next\/static\/chunks\/main-[\da-f]{16}\.js/);
  expect(html).not.toContain('/chunks/turbopack-');
});

test('the data of a page omits the text in its HTML', async () => {
  const html = await (await asVisitor('/')).text();
  const data = await (await asVisitor(/data-files="([^ "]+)/.exec(html)?.[1] ?? '')).text();
  expect(html).toContain('Empowering young professionals');
  for (const name of ['mission', 'industries', 'footer']) expect(data).toContain(`h("${name}")`);
  expect(data).not.toContain('Empowering young professionals');
});

test('signed-in people get the same page', async () => {
  const bodies = [{}, { cookie: 'mwanzo-signed-in=1; next-auth.session-token=a' }].map(async (headers) =>
    (await asVisitor('/internships', headers)).text(),
  );
  const [visitor, signedIn] = await Promise.all(bodies);
  expect(signedIn).toBe(visitor);
});
