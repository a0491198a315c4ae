import { ALL, runsAll } from '@/dev/test-run/only-in-all';
import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { expectAccessible, expectReflow, overflow } from '../accessible';
import { signIn } from '../signed-in';
import { expect, test } from '../test';
import { touch } from '../touch';

/** Both sizes are checked on the same page, because loading it takes as long as checking it. */
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** Tests of journeys on wide screens also check most pages (`expectAccessible`). */
const SIZES = runsAll() ? [WIDE, PHONE] : [PHONE];

const industry = `/internships/${INDUSTRIES[0]?.slug ?? ''}`;

/** Pages by audience: a sample account, or `null` for a visitor. */
const PAGES: readonly [account: string | null, paths: readonly string[]][] = [
  [
    null,
    [
      '/',
      '/internships',
      '/internships?q=intern&county=Nairobi+City&pay=paid',
      '/internships?q=intern&page=2',
      '/internships?industry=1&county=Nairobi+City&county=Mombasa&pay=paid&remote=yes',
      '/internships?sort=pay&page=3',
      '/internships?q=astronaut',
      '/internships?q=intern&county=Lamu&industry=8&remote=yes',
      '/internships/in/nairobi',
      '/internships/in/lamu?page=9',
      '/internships/in/atlantis',
      industry,
      `${industry}?page=2`,
      `${industry}?page=999`,
      '/internships/natural-resources',
      '/internships/no-such-industry',
      '/career-tips',
      '/career-tips/ace-your-interview',
      '/career-tips/no-such-article',
      '/contact-us',
      '/user-agreement',
      '/privacy-policy',
      '/data-request',
      '/employers',
      '/employers/no-such-employer',
      '/data-request/confirm/no-such-token',
      '/data-request/download/no-such-token',
      '/guardian/consent/no-such-token',
      '/guardian/child/no-such-token',
      '/developers',
      '/feeds',
      '/hiring',
      '/register',
      '/register/check-your-mail',
      '/login?reason=expired',
      '/login?reason=notVerified',
      '/reset-password',
      '/reset-password/no-such-token',
      '/verify-email/no-such-token',
      '/unauthorized',
      '/offline',
      '/saved',
      '/no-such-page',
    ],
  ],
  [
    'graduate',
    [
      '/dashboard',
      '/dashboard/my-internships',
      '/dashboard/saved',
      '/dashboard/alerts',
      '/dashboard/career',
      '/dashboard/profile',
    ],
  ],
  [
    'employer',
    [
      '/dashboard',
      '/dashboard/employer-internships',
      '/dashboard/employer-internships?status=closed&sort=title',
      '/dashboard/employer-internships/submit',
      '/dashboard/employer-internships/submit/sent',
      '/dashboard/employer-internships/submissions',
      '/dashboard/employer',
      '/verify-domain/no-such-token',
      '/dashboard/profile',
    ],
  ],
  ['editor', ['/dashboard', '/dashboard/internships', '/dashboard/internships/new', '/dashboard/profile']],
  [
    'admin',
    [
      '/dashboard',
      '/dashboard/users',
      '/dashboard/users/new',
      '/dashboard/internships',
      '/dashboard/internship-submissions',
      '/dashboard/audit',
      '/dashboard/register',
      '/dashboard/requests',
      '/dashboard/employers?state=all',
      '/dashboard/reports',
      '/dashboard/search-words',
      '/dashboard/page-views',
      '/dashboard/site',
      '/dashboard/import',
      '/dashboard/profile',
    ],
  ],
];

/**
 * True for a variant of a page that is checked anyway: an address with a query or an unknown name, or the
 * profile of another role.
 */
const isVariant = (account: string | null, path: string): boolean =>
  /[?]|no-such-(?!token)|atlantis/.test(path) || (path === '/dashboard/profile' && account !== 'graduate');

for (const [account, paths] of PAGES) {
  test.describe(account ?? 'visitor', () => {
    for (const path of paths) {
      test(
        `${path} has no accessibility violations and is not wider than any screen`,
        { tag: isVariant(account, path) ? ['@desktop', ALL] : '@desktop' },
        async ({ page }) => {
          if (account) await signIn(page, account);
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          for (const size of SIZES) {
            await page.setViewportSize(size);
            await expectAccessible(page);
            expect(await overflow(page), `at ${size.width} pixels`).toBe(0);
          }
          await expectReflow(page);
        },
      );
    }
  });
}

test('the menu of a narrow screen is accessible when it is open', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByText('Menu', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Get Account' }).first()).toBeVisible();
  await expectAccessible(page);

  await signIn(page, 'admin');
  await page.goto('/dashboard/users');
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('banner').getByText('Account', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Dashboard, small screen' });
  await expect(menu.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
});

const WEB_DEVELOPER = { name: 'Junior Web Developer Intern', exact: true } as const;

test('a listing is accessible', async ({ page }) => {
  await page.goto(industry);
  const path = await page.getByRole('listitem').getByRole('link', WEB_DEVELOPER).getAttribute('href');
  await page.goto(path ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
});

test('the details beside a list are accessible', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(industry);
  await touch(page);
  await page.getByRole('listitem').getByRole('link', WEB_DEVELOPER).click();
  await expect(
    page.getByRole('region', { name: 'Details', exact: true }).getByRole('heading', WEB_DEVELOPER),
  ).toBeFocused();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
});

test('the carousel is accessible after it has moved', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/internships');
  await page.getByRole('button', { name: /^7: / }).click();
  await expect(page.getByText(/, 7 of 7$/)).toBeAttached();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
});

test('every disclosure is accessible when open', async ({ page }) => {
  for (const [path, more] of [
    ['/', 'View More'],
    ['/internships', 'View All Industries'],
    ['/career-tips', 'View More Tips'],
  ] as const) {
    await page.goto(path);
    await page.getByText(more, { exact: true }).click();
    await expectAccessible(page);
  }
});
