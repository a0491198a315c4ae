import { chromium } from 'playwright';
import { findBrowser } from './testing/chromium';
import { startStack } from './testing/stack';
const stack = await startStack({ sample: true });
const facts = await findBrowser();
const browser = await chromium.launch({ ...facts, env: { ...process.env, ...facts.env } as Record<string, string> });
const out = '/tmp/speedprof';
for (const [name, width, scheme] of [['phone', 360, 'light'], ['desk', 1280, 'light'], ['phonedark', 360, 'dark']] as const) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: scheme, extraHTTPHeaders: { 'save-data': 'on' } });
  const page = await context.newPage();
  for (const [n, path] of [['home', '/'], ['internships', '/internships'], ['industry', '/internships/it-telecommunications'], ['tips', '/career-tips'], ['contact','/contact-us']] as const) {
    if (scheme === 'dark' && n !== 'home') continue;
    await page.goto(stack.appUrl + path);
    await page.screenshot({ path: `${out}/${name}-${n}.png`, fullPage: true });
  }
  const link = await page.goto(stack.appUrl + '/internships/it-telecommunications').then(() => page.locator('main h3 a').first().getAttribute('href'));
  await page.goto(new URL(link ?? '/', stack.appUrl).href);
  await page.screenshot({ path: `${out}/${name}-listing.png`, fullPage: true });
  await context.close();
}
const whole = await browser.newContext({ viewport: { width: 360, height: 800 } });
const page = await whole.newPage();
await page.goto(stack.appUrl + '/career-tips');
await page.locator('footer').screenshot({ path: `${out}/footer.png` });
await browser.close();
await stack.stop();
process.exit(0);
