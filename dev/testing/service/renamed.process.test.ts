import { beforeAll, describe, expect, test } from 'vitest';
import { clientFor, uniqueLetters } from '../client/client-for';
import { readPage } from '../client/read-page';
import { samplePaths } from '../data/sample-paths';
import { stackForFile } from '../stack/for-file';

const EMAIL = 'careers@lakeside.example';
const stack = stackForFile({
  sample: true,
  env: {
    SITE_NAME: 'Lakeside Careers',
    SITE_TAGLINE: 'First jobs for our graduates',
    SITE_EMAIL: EMAIL,
    SITE_CONTROLLER: 'Lakeside University',
    SITE_ADDRESS: 'P.O. Box 1, 40100 Kisumu',
    SITE_ODPC: '123-ABC',
    SITE_SOCIALS: 'https://www.linkedin.com/school/lakeside,https://social.example/@lakeside',
    SITE_COLOUR: '#0b3d91',
  },
});
let client: ReturnType<typeof clientFor>;
beforeAll(() => {
  client = clientFor(stack());
});

/** Matches the project's name and addresses, except in its cookies, metrics and sample mailboxes. */
const OURS = /Mwanzo|mwanzo(?:\.co\.ke|[-_.]ke\b)/g;

/** Maps pages of the same template to one path, so that only one of them is read. */
const templateOf = (path: string): string =>
  path
    .replace(/\?.*$/, '')
    .replace(/[0-9a-f]{24}/g, 'ID')
    .replace(/^(\/internships\/)[^/]+\/.+/, '$1INDUSTRY/LISTING')
    .replace(/^(\/internships\/)(?!in\/)[^/]+$/, '$1INDUSTRY')
    .replace(/^(\/internships\/in\/).+/, '$1COUNTY')
    .replace(/^(\/featured-internships\/).+/, '$1LISTING');

async function traces(from: readonly string[], token?: string): Promise<{ pages: number; found: string[] }> {
  const headers: HeadersInit = token === undefined ? {} : { cookie: `next-auth.session-token=${token}` };
  const known = new Set(from.map(templateOf));
  const waiting = [...from];
  const found: string[] = [];
  let pages = 0;
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const page = await readPage(stack().appUrl, path, headers);
    if (page.status >= 300 && page.status < 400) continue;
    pages += 1;
    for (const [trace] of page.html.matchAll(OURS)) found.push(`${path}: ${trace}`);
    for (const link of page.links) {
      if (known.has(templateOf(link)) || (token && !link.startsWith('/dashboard'))) continue;
      known.add(templateOf(link));
      waiting.push(link);
    }
  }
  return { pages, found };
}

const FILES = [
  '/manifest.webmanifest',
  '/robots.txt',
  '/.well-known/security.txt',
  '/feeds/internships.xml',
  '/feeds/internships.json',
  '/api/openapi.json',
  '/no-such-page',
  '/register/check-your-mail',
  '/reset-password/no-such-token',
  '/verify-email/no-such-token',
  '/unauthorized',
  '/account-deleted',
  '/saved',
  '/offline',
  '/guardian/consent/no-such-token',
  '/data-request/confirm/no-such-token',
  '/data-request/download/no-such-token',
  '/unsubscribe/no-such-token',
  '/today.txt',
  '/feeds/jobs.xml',
  '/feeds/widget.html',
  '/feeds/search.xml?q=intern',
  '/feeds/counties/nairobi.json',
  '/sitemap.xml',
  '/service-worker.js',
];

/** Returns the scripts, style sheets, pictures and feeds on this site that a page references. */
const partsOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/(?!\/)[^"#]+)"/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );

describe('a site with another name', () => {
  test('never mentions the project on public pages and files', async () => {
    const { open, closed } = samplePaths();
    const { pages, found } = await traces(['/', ...FILES, ...open.slice(0, 1), ...closed.slice(0, 1)]);
    expect(found).toEqual([]);
    expect(pages).toBeGreaterThan(30);
  });

  test('never mentions the project in scripts, style sheets, pictures, calendars and feeds', async () => {
    const [listing = ''] = samplePaths().open;
    const { token } = await client.logIn('graduate', 'Karibu#2026');
    const cookie = `next-auth.session-token=${token}`;
    const pages = await Promise.all([
      ...['/', '/internships', listing, '/register', '/contact-us', '/career-tips', '/developers'].map(
        (path) => readPage(stack().appUrl, path),
      ),
      ...['/dashboard', '/dashboard/profile', '/dashboard/career', '/dashboard/saved'].map((path) =>
        readPage(stack().appUrl, path, { cookie }),
      ),
    ]);
    const parts = new Set(
      pages.flatMap(({ html }) => partsOf(html)).filter((path) => !/^\/api\/auth/.test(path)),
    );
    const found: string[] = [];
    for (const path of parts) {
      const answer = await fetch(new URL(path, stack().appUrl), { redirect: 'manual' });
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      for (const [trace] of text.matchAll(OURS)) found.push(`${path}: ${trace}`);
    }
    expect(found).toEqual([]);
    expect(parts.size).toBeGreaterThan(60);
  });

  test.each([
    ['admin', 8],
    ['editor', 3],
    ['employer', 4],
    ['graduate', 3],
  ])('never mentions the project on the dashboard of %s', async (account, least) => {
    const { token } = await client.logIn(account, 'Karibu#2026');
    const { pages, found } = await traces(['/dashboard', '/dashboard/profile'], token);
    expect(found).toEqual([]);
    expect(pages).toBeGreaterThanOrEqual(least);
  });

  test('names its own data controller and other details, and has its own colour', async () => {
    const privacy = (await readPage(stack().appUrl, '/privacy-policy')).html;
    expect(privacy).toContain(
      'Lakeside University, who runs Lakeside Careers (P.O. Box 1, 40100 Kisumu) is the data controller',
    );
    expect(privacy).toContain('under the number 123-ABC');
    const contact = await readPage(stack().appUrl, '/contact-us');
    expect(contact.html).toContain('href="https://www.linkedin.com/school/lakeside"');
    expect(contact.html).toContain(`href="mailto:${EMAIL}"`);
    expect(contact.html).toContain('--primary:#0b3d91');
    expect(contact.html).toContain('<meta name="application-name" content="Lakeside Careers"');
  });

  test('never mentions the project in e-mails, and receives messages', async () => {
    const username = uniqueLetters();
    const person = { firstName: 'Akinyi', lastName: 'Otieno', phoneNumber: '0712345678', username };
    const email = `${username}@people.example`;
    const json = { ...person, email, password: 'Karibu#2026', role: 'recent graduate', agreement: true };
    expect((await client.api('POST', '/api/auth/register', { json })).status).toBe(201);
    const message = { name: 'Akinyi', email, message: 'Habari' };
    expect((await client.api('POST', '/api/contact', { json: message })).status).toBe(202);
    const mails = [...(await client.mailsTo(email)), ...(await client.mailsTo(EMAIL))];
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails).match(OURS)).toBeNull();
    expect(JSON.stringify(mails[0])).toContain('Lakeside Careers');
  });
});
