import type { Page } from 'playwright/test';
import { signIn } from '../signed-in';
import { expect, test } from '../test';

const PUBLIC = [
  ...['/', '/internships', '/internships/in/nairobi', '/internships/agriculture-agribusiness', '/employers'],
  ...['/career-tips', '/career-tips/keep-learning', '/contact-us', '/hiring', '/feeds', '/developers'],
  ...['/login', '/register', '/privacy-policy', '/no-such-page'],
];
const DASHBOARD = [
  '/dashboard',
  '/dashboard/users',
  '/dashboard/internship-submissions',
  '/dashboard/no-such',
];

const styleOfMain = (page: Page): Promise<string> =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { fontSize, lineHeight, fontWeight, letterSpacing } = getComputedStyle(heading);
    return [fontSize, lineHeight, fontWeight, letterSpacing].join(' ');
  });

async function stylesOf(page: Page, paths: readonly string[]): Promise<Map<string, string[]>> {
  const styles = new Map<string, string[]>();
  for (const path of paths) {
    await page.goto(path);
    const style = await styleOfMain(page);
    styles.set(style, [...(styles.get(style) ?? []), path]);
  }
  return styles;
}

for (const width of [360, 1280])
  test(`the main headings of all pages have one style, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/internships');
    const listing = await page.getByRole('listitem').getByRole('link').first().getAttribute('href');
    const inPublic = await stylesOf(page, [...PUBLIC, listing ?? '']);
    await signIn(page, 'admin');
    const inDashboard = await stylesOf(page, DASHBOARD);
    expect([...inPublic]).toEqual([[expect.any(String), [...PUBLIC, listing]]]);
    expect([...inDashboard]).toEqual([[[...inPublic.keys()][0], DASHBOARD]]);
  });
