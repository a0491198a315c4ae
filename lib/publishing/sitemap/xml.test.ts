import { expect, it } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './xml';

it('writes pages, their text escaped', () => {
  expect(
    sitemapXml([
      { url: 'https://site.example/?a=1&b=<2>', lastModified: '2026-11-21' },
      { url: 'https://x.example/' },
    ]),
  ).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://site.example/?a=1&amp;b=&lt;2&gt;</loc><lastmod>2026-11-21</lastmod></url>
<url><loc>https://x.example/</loc></url>
</urlset>
`,
  );
});

it('writes sitemaps', () => {
  expect(sitemapIndexXml([{ url: 'https://site.example/sitemaps/pages' }])).toContain(
    '<sitemap><loc>https://site.example/sitemaps/pages</loc></sitemap>',
  );
});
