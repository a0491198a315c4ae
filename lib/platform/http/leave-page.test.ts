import { expect, it } from 'vitest';
import { leavePage } from './leave-page';

it('leads on at once, and by a link, whatever is in the address and the name', async () => {
  const page = leavePage('A & <b>', 'https://id.example/auth?a=1&b="><script>');
  const html = await page.text();
  expect(html).toContain(
    '<meta http-equiv="refresh" content="0; url=https://id.example/auth?a=1&amp;b=&quot;&gt;&lt;script&gt;">',
  );
  expect(html).toContain('>Continue to A &amp; &lt;b&gt;</a>');
  expect(html).not.toContain('<script>');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
});
