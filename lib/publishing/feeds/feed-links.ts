import { countyLabel, countyPath, countySlug } from '@/lib/internships/counties/counties';
import type { Industry } from '@/lib/internships/industries/industries';
import { site } from '@/lib/platform/core/site';
import type { County } from '@/lib/platform/core/vocabulary';

export type FeedFormat = 'rss' | 'json';

export const FEED_FORMATS = {
  rss: { ending: 'xml', type: 'application/rss+xml' },
  json: { ending: 'json', type: 'application/feed+json' },
} as const satisfies Record<FeedFormat, { ending: string; type: string }>;

export const ALL_FEED = 'internships';
export const SEARCH_FEED = 'search';

export interface FeedScope {
  title: string;
  description: string;
  /** The page with the same list. */
  page: string;
  /** Without the extension. */
  path: string;
  /** With the question mark. */
  query: string;
}

const listOf = (name: string): string => `Open internships and first jobs ${name}, newest first.`;

export const industryFeed = (industry: Industry | null): FeedScope => ({
  title: industry ? `${site.name}: ${industry.name}` : `${site.name}: all internships`,
  description: industry ? listOf(`in ${industry.name} in Kenya`) : site.description,
  page: industry ? `/internships/${industry.slug}` : '/internships',
  path: `/feeds/${industry?.slug ?? ALL_FEED}`,
  query: '',
});

export const countyFeed = (county: County): FeedScope => ({
  title: `${site.name}: ${countyLabel(county)} County`,
  description: listOf(`in ${countyLabel(county)} County, Kenya`),
  page: countyPath(county),
  path: `/feeds/counties/${countySlug(county)}`,
  query: '',
});

export const employerFeed = ({ slug, name }: { slug: string; name: string }): FeedScope => ({
  title: `${site.name}: ${name}`,
  description: listOf(`at ${name}`),
  page: `/employers/${slug}`,
  path: `/feeds/employers/${slug}`,
  query: '',
});

export const searchFeed = (search: URLSearchParams): FeedScope => {
  const query = search.size > 0 ? `?${search.toString()}` : '';
  const words = search.get('q');
  return {
    title: words ? `${site.name}: ${words}` : `${site.name}: your search`,
    description: listOf('that match your search'),
    page: `/internships${query}`,
    path: `/feeds/${SEARCH_FEED}`,
    query,
  };
};

export const feedAddress = ({ path, query }: FeedScope, format: FeedFormat): string =>
  `${path}.${FEED_FORMATS[format].ending}${query}`;
