import { describe, expect, it } from 'vitest';
import { industryBySlug } from '@/lib/internships/industries/industries';
import type { NewestInternship } from '@/lib/internships/listings/list-newest';
import { industryFeed } from './feed-links';
import { writeJsonFeed } from './json-feed';
import { writeRss } from './rss';

const now = new Date('2026-11-21T09:00:00Z');
const addressOf = (path: string): string => `https://site.example${path}`;

const listing = (change: Partial<NewestInternship> = {}): NewestInternship => ({
  _id: '000000000000000000000001',
  title: 'Legal Intern',
  company: 'Haki & Daughters',
  industryId: 4,
  path: '/internships/legal-services/haki-legal-intern',
  featuredSlug: 'haki--daughters-legal-intern',
  location: 'Mombasa',
  county: 'Mombasa',
  remote: false,
  kind: 'internship',
  stipend: { kind: 'paid', min: 15_000, max: 15_000 },
  duration: '3 months',
  createdAt: '2026-11-20T07:00:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
  applicationDeadline: '2026-11-30T20:59:59.999Z',
  status: 'Open',
  isFeatured: false,
  ...change,
});

const write = (format: 'rss' | 'json', ...listings: NewestInternship[]): string =>
  ({ rss: writeRss, json: writeJsonFeed })[format]({
    listings,
    scope: industryFeed(industryBySlug('legal-services') ?? null),
    now,
    addressOf,
  });

describe('as RSS', () => {
  it('names the list, itself and the listing with its day', () => {
    const xml = write('rss', listing());
    expect(xml).toContain('<rss version="2.0"');
    expect(xml).toContain('<link>https://site.example/internships/legal-services</link>');
    expect(xml).toContain('<atom:link href="https://site.example/feeds/legal-services.xml" rel="self"');
    expect(xml).toContain('<title><![CDATA[Legal Intern at Haki & Daughters]]></title>');
    expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 07:00:00 GMT</pubDate>');
    expect(xml).toContain('<guid isPermaLink="false">000000000000000000000001</guid>');
    expect(xml).toContain('<p>Closes Nov 30, 2026</p>');
  });

  it('keeps every end of a CDATA section from ending one', () => {
    const xml = write('rss', listing({ title: ']]><a/>]]><b/>', company: ']]>' }));
    expect(xml).toContain('<![CDATA[]] >&lt;a/>]] >&lt;b/> at ]] >]]>');
    expect(xml).toContain('<p>]]&gt;</p>');
  });

  it('leaves out what XML cannot carry', () => {
    const xml = write('rss', listing({ title: 'In\u0000te\u0008rn\uD800', company: 'Mũgũnda 🌍\uFFFE' }));
    expect(xml).toContain('<![CDATA[Intern at Mũgũnda 🌍]]>');
  });

  it('without listings is a feed all the same', () => {
    expect(write('rss')).toContain('</channel>');
  });
});

describe('as JSON Feed', () => {
  const read = (...listings: NewestInternship[]) =>
    JSON.parse(write('json', ...listings)) as Record<string, unknown> & { items: Record<string, string>[] };

  it('is of version 1.1', () => {
    expect(read()).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'en-KE',
      home_page_url: 'https://site.example/internships/legal-services',
      feed_url: 'https://site.example/feeds/legal-services.json',
      items: [],
    });
  });

  it('has the id of the listing, when it was published and when it was changed', () => {
    expect(read(listing()).items).toMatchObject([
      {
        id: '000000000000000000000001',
        url: 'https://site.example/internships/legal-services/haki-legal-intern',
        date_published: '2026-11-20T07:00:00.000Z',
        date_modified: '2026-11-20T09:30:00.000Z',
      },
    ]);
  });

  it('writes markup as text where HTML is read, and as it stands where text is', () => {
    const [item] = read(listing({ company: '<script>x</script>' })).items;
    expect(item?.title).toBe('Legal Intern at <script>x</script>');
    expect(item?.content_html).toContain('<p>&lt;script&gt;x&lt;/script&gt;</p>');
    expect(item?.content_html).not.toContain('<script');
  });
});
