import { AppError } from '@/lib/platform/core/errors';
import { industryBySlug, type Industry } from '@/lib/industries/industries';
import { listNewestInternships } from '@/lib/internships/list-newest';
import type { AddressOf } from '@/lib/structured-data/json-ld';
import { ALL_FEED, FEED_FORMATS, type FeedFormat } from './feed-links';
import { writeFeed } from './write-feed';

/** Listings in a feed. */
const NEWEST = 50;

const FORMATS = Object.keys(FEED_FORMATS) as FeedFormat[];

interface Named {
  industry: Industry | null;
  format: FeedFormat;
}

/** Parses the file name of a feed; undefined if there is no such feed. */
function parseName(name: string): Named | undefined {
  const [, base = '', ending] = /^([a-z-]+)\.([a-z]+)$/.exec(name) ?? [];
  const format = FORMATS.find((known) => FEED_FORMATS[known].ending === ending);
  const industry = base === ALL_FEED ? null : industryBySlug(base);
  return format && industry !== undefined ? { industry, format } : undefined;
}

/**
 * The newest 50 open listings as a feed, with its content type.
 * Takes the file name: `internships.xml`, `legal-services.json`. Throws `notFound` if there is no such feed.
 */
export async function readFeed(input: {
  name: string;
  addressOf: AddressOf;
}): Promise<{ type: string; text: string }> {
  const named = parseName(input.name);
  if (!named) throw new AppError('notFound', 'There is no such feed.');
  const { industry, format } = named;
  const listings = await listNewestInternships({
    ...(industry && { industryId: industry.id }),
    limit: NEWEST,
  });
  const { addressOf } = input;
  const text = writeFeed({ listings, industry, now: new Date(), addressOf }, format);
  return { type: FEED_FORMATS[format].type, text };
}
