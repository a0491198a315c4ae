import type { Page } from 'playwright/test';
import { ALL } from '@/dev/test-run/only-in-all';
import { expectAccessible } from '../accessible';
import { applyTo } from '../files';
import { publishListing } from '../listings';
import { openMenu } from '../people';
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

const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

const search = (label: string, words: string) => async (page: Page) => {
  await page.getByLabel(label).fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
};

const choose = (label: string, option: string) => async (page: Page) => {
  await page.getByLabel(label, { exact: true }).selectOption(option);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
};

const menu = (name: string) => async (page: Page) => {
  await openMenu(page);
  await page
    .getByRole('navigation', { name: /^Dashboard/ })
    .getByRole('link', { name, exact: true })
    .filter({ visible: true })
    .click();
};

const said = (page: Page, text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

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

const GOES = /Next/;

const OF_STAFF: readonly Move[] = [
  { from: '/dashboard/users', press: link(GOES), says: 'Failed to fetch users', arrives: /users\?page=2$/ },
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
    press: link(GOES),
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
    press: link(GOES),
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

test.describe('a page that does not open', () => {
  test('shows an accessible message in place, even on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'admin');
    await page.goto('/dashboard/users');
    await touch(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Role', { exact: true }).selectOption('Editor');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(said(page, 'Failed to fetch users')).toBeFocused();
    await expect(said(page, 'Failed to fetch users')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Show results' })).toBeHidden();
    await menu('Profile')(page);
    await expect(said(page, 'Failed to fetch profile')).toBeFocused();
    await expect(said(page, 'Failed to fetch users')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: /^Dashboard/ }).filter({ visible: true })).toHaveCount(
      0,
    );
    await expectAccessible(page);
  });

  test('gives way to a later click', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/dashboard/users');
    await touch(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/dashboard/users?page=2', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await link(GOES)(page);
    await expect(page.getByRole('status').filter({ hasText: 'Loading the table' })).toBeVisible();
    await menu('Profile')(page);
    await expect(page).toHaveURL(/dashboard\/profile$/);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page).toHaveURL(/dashboard\/profile$/);
  });

  test('gives way to a later click, even if it opens in place meanwhile', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/dashboard/users');
    await touch(page);
    const hold = async (path: string, method: string) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(
        (url) => url.pathname === path,
        async (route) => {
          if (route.request().method() === method) await held;
          await route.continue();
        },
      );
      return release;
    };
    const releaseRows = await hold('/dashboard/users', 'GET');
    const releaseCheck = await hold('/dashboard/profile', 'HEAD');
    const asked = page.waitForRequest(
      (request) => /users\?.*page=2/.test(request.url()) && request.method() === 'GET',
    );
    await link(GOES)(page);
    await asked;
    await menu('Profile')(page);
    releaseRows();
    await expect(page).toHaveURL(/users\?page=2$/);
    releaseCheck();
    await expect(page).toHaveURL(/dashboard\/profile$/);
  });

  test('gives way to another navigation', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/dashboard/users');
    await touch(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/dashboard\/(users\?page=2|reports)$/, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await link(GOES)(page);
    await expect(page.getByRole('status').filter({ hasText: 'Loading the table' })).toBeVisible();
    const ended = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.evaluate((path) => window.location.assign(path), '/dashboard/reports');
    await ended;
    release();
    await expect(page).toHaveURL('/dashboard/reports');
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  });

  test('fails without a reply within 15 seconds', async ({ page }) => {
    await signIn(page, 'admin');
    await page.clock.install();
    await page.goto('/dashboard/users');
    await touch(page);
    await page.route('**/dashboard/users?page=2', () => undefined);
    await link(GOES)(page);
    const bones = page.getByRole('status').filter({ hasText: 'Loading the table' });
    await expect(bones).toBeVisible();
    await page.clock.fastForward(15_000);
    await expect(said(page, 'Failed to fetch users')).toBeFocused();
    await expect(bones).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  });

  for (const [how, press, says, path] of [
    ['in place', link(GOES), 'Failed to fetch users', '/dashboard/users'],
    ['in full', menu('Profile'), 'Failed to fetch profile', '/dashboard/profile'],
  ] as const) {
    test(`fails if there is a reply, but it does not load ${how} within 15 seconds`, async ({ page }) => {
      await signIn(page, 'admin');
      await page.clock.install();
      await page.goto('/dashboard/users');
      await touch(page);
      const asked = page.waitForRequest(
        (request) => request.method() === 'GET' && new URL(request.url()).pathname === path,
      );
      await page.route(
        (url) => url.pathname === path,
        async (route) => {
          if (route.request().method() === 'HEAD') await route.continue();
        },
      );
      await press(page);
      expect((await asked).isNavigationRequest()).toBe(how === 'in full');
      await page.clock.fastForward(15_000);
      await expect(said(page, says)).toBeFocused();
      await expect(page).toHaveURL('/dashboard/users');
      await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    });
  }

  test('does not discard unsaved input', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/dashboard/users/new');
    await touch(page);
    await page.getByLabel('First name').fill('Akinyi');
    const questions: string[] = [];
    page.on('dialog', async (dialog) => {
      questions.push(dialog.type());
      await (questions.length === 1 ? dialog.dismiss() : dialog.accept());
    });
    await page.context().setOffline(true);
    await menu('Users')(page);
    await expect(said(page, 'Failed to fetch users')).toBeFocused();
    expect(questions).toEqual([]);
    await page.context().setOffline(false);
    await retry(page).click();
    await expect.poll(() => questions).toEqual(['beforeunload']);
    await expect(retry(page)).toHaveCount(0);
    await expect(page.getByLabel('First name')).toHaveValue('Akinyi');
    await menu('Users')(page);
    await expect(page).toHaveURL('/dashboard/users');
    expect(questions).toEqual(['beforeunload', 'beforeunload']);
  });
});

test('lets the browser handle links to public pages and clicks that open a new tab', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard/users');
  await touch(page);
  const heads: string[] = [];
  context.on('request', (request) => request.method() === 'HEAD' && heads.push(request.url()));
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: GOES }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/users\?page=2$/);
  await tab.close();
  await page.getByRole('banner').getByRole('link', { name: 'Career Tips' }).click();
  await expect(page).toHaveURL('/career-tips');
  expect(heads).toEqual([]);
});

test('an ended session leads to the login', async ({ page, context }) => {
  await signIn(page, 'editor');
  await page.goto('/dashboard/internships');
  await touch(page);
  await context.clearCookies();
  await link(GOES)(page);
  await expect(page).toHaveURL(/\/login\?/);
});
