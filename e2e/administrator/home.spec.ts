import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { signIn } from '../signed-in';
import { expect, test } from '../test';

const ROLES = [
  ['admin', 'Keep listings honest', 'the week in figures'],
  ['editor', 'Keep every listing clear', 'drafts you can come back to'],
  ['employer', 'See who has applied', 'saved messages you can reuse'],
  ['graduate', 'Find an internship', 'comparing saved internships'],
] as const;

for (const [account, welcome, soon] of ROLES) {
  test(`the home of ${account} greets the user by name, describes the role and names a coming feature`, async ({
    page,
  }) => {
    await signIn(page, account);
    await page.goto('/dashboard');
    const greeting = page.getByRole('heading', { level: 1 });
    await expect(greeting).toHaveText(/^Good (Morning|Afternoon|Evening), \p{L}+$/u);
    await expect(page.getByText(welcome)).toBeVisible();
    await expect(page.getByText(`Feature coming soon: ${soon}`)).toBeVisible();
  });
}

test('an administrator sees the state of the site, with charts as tables', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard');
  for (const term of [
    'Open internships',
    'Applications this week',
    'Clicks this week',
    'Submissions waiting',
  ]) {
    await expect(page.getByRole('term').filter({ hasText: term })).toBeVisible();
  }
  const industries = page.getByRole('table', { name: 'Open internships by industry' });
  await expect(industries.getByRole('row')).toHaveCount(INDUSTRIES.length + 1);
  await expect(page.getByRole('table', { name: 'Submissions waiting, by age' }).getByRole('row')).toHaveCount(
    5,
  );
  await page.getByText('View as a table').click();
  const weeks = page.getByRole('table', { name: 'Clicks and applications by week' });
  await expect(weeks.getByRole('row')).toHaveCount(13);
  await page.getByRole('link', { name: 'Review submissions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Employer Submissions' })).toBeVisible();
});

test('an editor sees the same, except submissions', async ({ page }) => {
  await signIn(page, 'editor');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Clicks and applications by week' })).toBeVisible();
  await expect(page.getByText('Submissions waiting')).toHaveCount(0);
});
