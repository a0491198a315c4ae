import type { Industry } from '@/lib/industries/industries';
import { site } from '@/lib/platform/core/site';

export type FeedFormat = 'rss' | 'json';

/** The extension of a feed and its content type. */
export const FEED_FORMATS = {
  rss: { ending: 'xml', type: 'application/rss+xml' },
  json: { ending: 'json', type: 'application/feed+json' },
} as const satisfies Record<FeedFormat, { ending: string; type: string }>;

/** The name of the feed of all industries. */
export const ALL_FEED = 'internships';

/** The path of the feed of an industry, or of all. */
export const feedPath = (industry: Industry | null, format: FeedFormat): string =>
  `/feeds/${industry?.slug ?? ALL_FEED}.${FEED_FORMATS[format].ending}`;

/** The title of a feed, for people who choose one. */
export const feedTitle = (industry: Industry | null): string =>
  industry ? `${site.name}: ${industry.name}` : `${site.name}: all internships`;
