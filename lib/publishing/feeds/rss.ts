import { Feed } from 'feed';
import { formatDate } from '@/lib/platform/format/dates';
import { kindText, placeText } from '@/lib/internships/listings/labels';
import { stipendText } from '@/lib/internships/listings/stipend';
import { industryById } from '@/lib/internships/industries/industries';
import type { NewestInternship } from '@/lib/internships/listings/list-newest';
import { site } from '@/lib/platform/core/site';
import { isKnown } from '@/lib/platform/format/stored-moment';
import type { AddressOf } from '@/lib/publishing/structured-data/json-ld';
import { feedAddress, type FeedFormat, type FeedScope } from './feed-links';

export interface FeedInput {
  listings: readonly NewestInternship[];
  scope: FeedScope;
  /** Dates a feed without listings. */
  now: Date;
  addressOf: AddressOf;
}

/** Characters that XML 1.0 cannot contain, and unpaired surrogates. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export const writable = (text: string): string => text.replace(UNWRITABLE, '');

/** Plain text for a CDATA section. `feed` itself escapes only the first `]]>`. */
const plain = (text: string): string => writable(text).replaceAll(']]>', ']] >');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const paragraph = (text: string): string =>
  `<p>${writable(text).replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)}</p>`;

/** The facts of a listing as HTML, one per paragraph. Readers store entries, so it says nothing that is true only today. */
const factsHtml = (listing: NewestInternship): string =>
  [
    listing.company,
    placeText(listing),
    `${kindText(listing.kind)}, ${listing.duration}`,
    `Pay: ${stipendText(listing.stipend)}`,
    `Closes ${formatDate(listing.applicationDeadline)}`,
  ]
    .map(paragraph)
    .join('');

/** Many RSS readers treat a title as HTML and drop tags. In a JSON feed, it is plain text. */
function titleOf({ title, company }: NewestInternship, format: FeedFormat): string {
  const text = plain(`${title} at ${company}`);
  return format === 'rss' ? text.replaceAll('<', '&lt;') : text;
}

/** The publication date of the newest listing, or `now` if unknown. */
export function newestOf(listings: readonly Pick<NewestInternship, 'createdAt'>[], now: Date): Date {
  const newest = listings.find(({ createdAt }) => isKnown(createdAt));
  return new Date(newest?.createdAt ?? now);
}

/** RSS has one optional date. The package writes every date that it receives. */
function datesOf({ createdAt, updatedAt }: NewestInternship): { date: Date; published?: Date } {
  const published = isKnown(createdAt) ? new Date(createdAt) : undefined;
  const changed = isKnown(updatedAt) ? new Date(updatedAt) : published;
  return { date: changed ?? (undefined as unknown as Date), ...(published && { published }) };
}

/** A feed of listings, for RSS and JSON Feed. User input is escaped and never becomes markup. */
export function feedOf({ listings, scope, now, addressOf }: FeedInput, format: FeedFormat): Feed {
  const feed = new Feed({
    id: addressOf('/'),
    title: plain(scope.title),
    description: scope.description,
    link: addressOf(scope.page),
    feedLinks: { rss: addressOf(feedAddress(scope, 'rss')), json: addressOf(feedAddress(scope, 'json')) },
    language: site.language,
    updated: newestOf(listings, now),
    generator: site.name,
  });
  for (const listing of listings) {
    const url = addressOf(listing.path);
    feed.addItem({
      id: listing._id,
      link: url,
      title: titleOf(listing, format),
      description: factsHtml(listing),
      ...datesOf(listing),
      category: [{ name: industryById(listing.industryId)?.name }],
    });
  }
  return feed;
}

export const writeRss = (input: FeedInput): string => feedOf(input, 'rss').rss2();
