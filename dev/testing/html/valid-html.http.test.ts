import { HtmlValidate } from 'html-validate';
import { expect, inject, test } from 'vitest';
import { logIn } from '../client/client';
import { readPage } from '../client/read-page';
import { samplePaths } from '../data/sample-paths';
import { RULES } from './rules';

const origin = inject('appUrl');
const validator = new HtmlValidate(RULES);

/** Maps pages of one template to the same path: removes ids, listing slugs and page numbers. */
const templateOf = (path: string): string =>
  path
    .replace(/\?.*$/, '?')
    .replace(/[0-9a-f]{24}/g, 'ID')
    .replace(/^(\/internships\/)[^/]+\/.+/, '$1INDUSTRY/LISTING')
    .replace(/^(\/internships\/)(?!in\/)[^/?]+$/, '$1INDUSTRY')
    .replace(/^(\/internships\/in\/).+/, '$1COUNTY')
    .replace(/^(\/featured-internships\/).+/, '$1LISTING')
    .replace(/^(\/career-tips\/).+/, '$1ARTICLE');

const UNLINKED = [
  '/no-such-page',
  '/internships/in/atlantis',
  '/internships?q=astronaut',
  '/internships?q=acountant&county=Nairobi+City',
  '/login?reason=expired',
  '/register/check-your-mail',
  '/reset-password/no-such-token',
  '/verify-email/no-such-token',
  '/verify-email-change/no-such-token',
  '/link-sign-in/no-such-token',
  '/unauthorized',
  '/offline',
  '/account-deleted',
  '/report/000000000000000000000000',
  '/employers/no-such-employer',
  '/internships/in/lamu?page=9',
  '/career-tips/no-such-article',
  '/featured-internships/no-such-listing',
];

/**
 * Rules of the HTML standard and of crawlers that the validator does not check. Each has a name and a
 * function that returns true if a page breaks the rule.
 */
const OWN_RULES: readonly [string, (html: string) => boolean][] = [
  ['one robots meta', (html) => (html.match(/<meta name="robots"/g) ?? []).length > 1],
  ['a single-line title', (html) => !/<title>[^<\n]+<\/title>/.test(html)],
  [
    'a required select begins with an empty option',
    (html) => /<select\b[^>]*\srequired\b[^>]*>(?!<option value="")/.test(html),
  ],
  [
    'no query container in a fieldset, where Chromium can lose it',
    (html) => /<fieldset\b(?:(?!<\/fieldset>)[^])*?\sclass="[^"]*@container/.test(html),
  ],
];

async function faultsOf(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  const broken = OWN_RULES.filter(([, breaks]) => breaks(html)).map(([name]) => `${path}: ${name}`);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector ?? ''})`)
    .concat(broken);
}

/**
 * Crawls the links from these pages and reads one page per template. Returns the number of pages read and
 * their faults.
 */
async function crawl(from: readonly string[], token?: string): Promise<{ pages: number; faults: string[] }> {
  const headers: HeadersInit = token === undefined ? {} : { cookie: `next-auth.session-token=${token}` };
  const known = new Set(from.map(templateOf));
  const faults: string[] = [];
  const waiting = [...from];
  let pages = 0;
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const page = await readPage(origin, path, headers);
    // Browsers never show the body of a redirect.
    if (!page.isHtml || (page.status >= 300 && page.status < 400)) continue;
    pages += 1;
    faults.push(...(await faultsOf(path, page.html)));
    for (const link of page.links) {
      if (known.has(templateOf(link)) || (token && !link.startsWith('/dashboard'))) continue;
      known.add(templateOf(link));
      waiting.push(link);
    }
  }
  return { pages, faults };
}

test('every public page is valid HTML', { timeout: 120_000 }, async () => {
  const { open, closed } = samplePaths();
  const { pages, faults } = await crawl(['/', ...UNLINKED, ...open.slice(0, 2), ...closed.slice(0, 1)]);
  expect(pages).toBeGreaterThan(25);
  expect(faults).toEqual([]);
});

/** Pages of missing records. */
const MISSING: Readonly<Record<string, readonly string[]>> = {
  admin: ['/dashboard/users/000000000000000000000000', '/dashboard/requests/000000000000000000000000'],
  editor: ['/dashboard/internships/000000000000000000000000'],
  employer: [
    '/dashboard/employer-internships/000000000000000000000000',
    '/dashboard/employer-internships/submit/sent',
  ],
  graduate: ['/dashboard/my-internships/000000000000000000000000'],
};

/** Accounts in the sample data, each with the minimum number of its dashboard pages. */
const ACCOUNTS = [
  ['admin', 11],
  ['editor', 6],
  ['employer', 7],
  ['graduate', 3],
] as const;

test.each(ACCOUNTS)(
  'every dashboard page is valid HTML: %s',
  { timeout: 120_000 },
  async (account, least) => {
    const { token } = await logIn(account);
    const { pages, faults } = await crawl(['/dashboard', ...(MISSING[account] ?? [])], token);
    expect(pages).toBeGreaterThanOrEqual(least);
    expect(faults).toEqual([]);
  },
);

test.each(OWN_RULES.map(([name]) => name))('the rule reports a violation: %s', async (name) => {
  const page = `<title>A\nB</title><meta name="robots"><meta name="robots"><select required><option value="a"></select><fieldset><p></p><div class="wide @container"></div></fieldset>`;
  expect(await faultsOf('/', page)).toContain(`/: ${name}`);
});

test('the validator reports a fault', async () => {
  const page =
    '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p id="a b"><div></div></p></body></html>';
  expect(await faultsOf('/', page)).not.toEqual([]);
});
