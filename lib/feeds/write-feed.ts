import { Feed } from 'feed';
import { deadlineText } from '@/lib/platform/format/days-left';
import { kindText, placeText } from '@/lib/internships/labels';
import { stipendText } from '@/lib/internships/stipend';
import { industryById, type Industry } from '@/lib/industries/industries';
import type { InternshipSummary } from '@/lib/internships/mapper';
import { site } from '@/lib/platform/core/site';
import type { AddressOf } from '@/lib/structured-data/json-ld';
import { feedPath, feedTitle, type FeedFormat } from './feed-links';

export interface FeedInput {
  listings: readonly InternshipSummary[];
  /** Null for the feed of all industries. */
  industry: Industry | null;
  /** The time from which the days left are counted. */
  now: Date;
  addressOf: AddressOf;
}

/** Characters that XML 1.0 cannot contain, and unpaired surrogates. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Plain text for a CDATA section; `feed` itself takes care of the first `]]>` only. */
const plain = (text: string): string => text.replace(UNWRITABLE, '').replaceAll(']]>', ']] >');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const paragraph = (text: string): string =>
  `<p>${text.replace(UNWRITABLE, '').replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)}</p>`;

/** The facts of a listing as HTML for feed readers, one per paragraph. */
const factsHtml = (listing: InternshipSummary, now: Date): string =>
  [
    listing.company,
    placeText(listing),
    `${kindText(listing.kind)}, ${listing.duration}`,
    `Pay: ${stipendText(listing.stipend)}`,
    `Closes ${deadlineText(listing.applicationDeadline, now)}`,
  ]
    .map(paragraph)
    .join('');

function feedOf({ listings, industry, now, addressOf }: FeedInput): Feed {
  const feed = new Feed({
    id: addressOf('/'),
    title: feedTitle(industry),
    description: industry
      ? `Open internships and first jobs in ${industry.name} in Kenya, newest first.`
      : site.description,
    link: addressOf(industry ? `/internships/${industry.slug}` : '/internships'),
    feedLinks: { rss: addressOf(feedPath(industry, 'rss')), json: addressOf(feedPath(industry, 'json')) },
    language: site.language,
    updated: new Date(listings[0]?.createdAt ?? now),
    generator: site.name,
  });
  for (const listing of listings) {
    const url = addressOf(listing.path);
    feed.addItem({
      id: url,
      link: url,
      title: plain(`${listing.title} at ${listing.company}`),
      description: factsHtml(listing, now),
      date: new Date(listing.createdAt),
      published: new Date(listing.createdAt),
      category: [{ name: industryById(listing.industryId)?.name }],
    });
  }
  return feed;
}

/** The package writes version 1. We need one addition of 1.1: the language. */
const jsonFeed11 = (feed: Feed): string =>
  JSON.stringify({
    ...(JSON.parse(feed.json1()) as object),
    version: 'https://jsonfeed.org/version/1.1',
    language: site.language,
  });

/** Listings as RSS 2.0 or JSON Feed 1.1. User input is escaped, never markup. */
export function writeFeed(input: FeedInput, format: FeedFormat): string {
  const feed = feedOf(input);
  return format === 'rss' ? feed.rss2() : jsonFeed11(feed);
}
