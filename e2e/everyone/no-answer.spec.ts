import type { Page } from 'playwright/test';
import { ALL } from '@/dev/test-run/only-in-all';
import { applyTo } from '../files';
import { publishListing } from '../listings';
import { link, NEXT, retry, said } from '../moves';
import { followMenu } from '../people';
import { enter, signIn } from '../signed-in';
import { client } from '../stack';
import { submitListing } from '../submissions';
import { expect, test } from '../test';
import { touch } from '../touch';

const LATER = 'Nothing is lost. Please try again in a moment.';
const OFFLINE = 'You’re offline. Nothing is lost: try again when you’re connected.';

const isDashboard = ({ pathname }: URL) => pathname.startsWith('/dashboard');

/** Ways in which a request can fail, the message that is shown, and how to recover. */
const WAYS = {
  'no connection': {
    advice: OFFLINE,
    cut: (page: Page) => page.context().setOffline(true),
    mend: (page: Page) => page.context().setOffline(false),
  },
  'an empty 500': {
    advice: LATER,
    cut: (page: Page) => page.route(isDashboard, (route) => route.fulfill({ status: 500, body: '' })),
    mend: (page: Page) => page.unroute(isDashboard),
  },
  'a connection that ends': {
    advice: LATER,
    cut: (page: Page) => page.route(isDashboard, (route) => route.abort()),
    mend: (page: Page) => page.unroute(isDashboard),
  },
} as const;

interface Move {
  /** The start page. */
  from: string;
  press: (page: Page) => Promise<void>;
  says: string;
  /** The address it leads to. */
  arrives: RegExp;
}

const search = (label: string, words: string) => async (page: Page) => {
  await page.getByLabel(label).fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
};

const choose = (label: string, option: string) => async (page: Page) => {
  await page.getByLabel(label, { exact: true }).selectOption(option);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
};

const menu = (name: string) => (page: Page) => followMenu(page, name);

/**
 * Expects the message with its button instead of the next page, and unchanged rows and address. Then opens
 * the next page and returns.
 */
async function expectToStay(page: Page, { from, press, says, arrives }: Move, way: keyof typeof WAYS) {
  const { advice, cut, mend } = WAYS[way];
  await page.goto(from);
  await touch(page);
  const rows = await page.getByRole('main').getByRole('row').allTextContents();
  await cut(page);
  await press(page);
  await expect(said(page, says)).toBeFocused();
  await expect(said(page, says)).toContainText(advice);
  await expect(said(page, says)).toBeInViewport({ ratio: 1 });
  await expect(retry(page)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(from);
  expect(await page.getByRole('main').getByRole('row').allTextContents()).toEqual(rows);
  await expect(page.getByRole('status').filter({ hasText: 'Loading the table' })).toHaveCount(0);
  await retry(page).click();
  await expect(said(page, says)).toBeFocused();
  await mend(page);
  await retry(page).click();
  await expect(page).toHaveURL(arrives);
  await expect(retry(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(from);
  await expect(retry(page)).toHaveCount(0);
}

const OF_STAFF: readonly Move[] = [
  { from: '/dashboard/users', press: link(NEXT), says: 'Failed to fetch users', arrives: /users\?page=2$/ },
  {
    from: '/dashboard/users?page=2',
    press: link('Previous'),
    says: 'Failed to fetch users',
    arrives: /dashboard\/users$/,
  },
  {
    from: '/dashboard/users',
    press: choose('Role', 'Editor'),
    says: 'Failed to fetch users',
    arrives: /users\?q=&role=editor&state=$/,
  },
  {
    from: '/dashboard/internships',
    press: link(NEXT),
    says: 'Failed to fetch internships',
    arrives: /internships\?page=2$/,
  },
  {
    from: '/dashboard/reports',
    press: menu('Employer Submissions'),
    says: 'Failed to fetch submissions',
    arrives: /dashboard\/internship-submissions$/,
  },
  {
    from: '/dashboard/internship-submissions',
    press: link(/^Review|^Field Intern/),
    says: 'Failed to fetch submission details',
    arrives: /internship-submissions\/[0-9a-f]{24}$/,
  },
  {
    from: '/dashboard/employers',
    press: link('All'),
    says: 'Failed to fetch employers',
    arrives: /employers\?state=all$/,
  },
  {
    from: '/dashboard/internships',
    press: menu('Profile'),
    says: 'Failed to fetch profile',
    arrives: /dashboard\/profile$/,
  },
];

const OF_EMPLOYER: readonly Move[] = [
  {
    from: '/dashboard/employer-internships',
    press: search('Title, company or location', 'a'),
    says: 'Failed to fetch your internships',
    arrives: /employer-internships\?q=a&status=&sort=$/,
  },
  {
    from: '/dashboard/employer-internships',
    press: choose('Order', 'Title'),
    says: 'Failed to fetch your internships',
    arrives: /sort=title$/,
  },
  {
    from: '/dashboard/employer-internships/submissions',
    press: link('Approved'),
    says: 'Failed to fetch your internships',
    arrives: /dashboard\/employer-internships$/,
  },
  {
    from: '/dashboard/employer-internships',
    press: link('Submissions'),
    says: 'Failed to fetch submissions',
    arrives: /employer-internships\/submissions$/,
  },
];

/** Creates a graduate with more than one page of applications. */
async function graduateWithApplications(): Promise<string> {
  const graduate = await client.newUser();
  for (let count = 0; count < 11; count += 1) await applyTo(await publishListing(), graduate);
  return graduate.token;
}

const OF_GRADUATE: readonly Move[] = [
  {
    from: '/dashboard/my-internships',
    press: link(NEXT),
    says: 'Failed to load your applications',
    arrives: /my-internships\?page=2$/,
  },
  {
    from: '/dashboard/my-internships',
    press: link(/^View application/),
    says: 'Failed to load your application',
    arrives: /my-internships\/[0-9a-f]{24}$/,
  },
  {
    from: '/dashboard',
    press: menu('My Internships'),
    says: 'Failed to load your applications',
    arrives: /dashboard\/my-internships$/,
  },
];

for (const way of Object.keys(WAYS) as (keyof typeof WAYS)[]) {
  const tag = way === 'a connection that ends' ? { tag: ALL } : {};
  test.describe(`with ${way}, the page stays and says what failed to load @desktop`, tag, () => {
    const each = async (page: Page, moves: readonly Move[]) => {
      for (const move of moves)
        await test.step(`${move.from}: ${move.arrives}`, () => expectToStay(page, move, way));
    };

    test('for an administrator', async ({ page }) => {
      await submitListing();
      await signIn(page, 'admin');
      await each(page, OF_STAFF);
    });

    test('for an employer', async ({ page }) => {
      await signIn(page, 'employer');
      await each(page, OF_EMPLOYER);
    });

    test('for a graduate', async ({ page }) => {
      await enter(page, await graduateWithApplications());
      await each(page, OF_GRADUATE);
    });
  });
}
