import { listNewestInternships } from '@/lib/internships/listings/list-newest';
import { placeText } from '@/lib/internships/listings/labels';
import { stipendText } from '@/lib/internships/listings/stipend';
import { site } from '@/lib/platform/core/site';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { formatDate, formatShortDay } from '@/lib/platform/format/dates';
import type { AddressOf } from '@/lib/publishing/structured-data/json-ld';
import { isKnown } from '@/lib/platform/format/stored-moment';

/** Nobody would read more on a phone. */
const MAX_LISTED = 20;

/** The last 24 hours' listings, newest first, as one WhatsApp message. `addressOf` returns the full address of a path. */
export async function readToday(input: { addressOf: AddressOf }): Promise<string> {
  const now = new Date();
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const listings = (await listNewestInternships({ limit: MAX_LISTED })).filter(
    ({ createdAt }) => isKnown(createdAt) && createdAt > since,
  );
  const entries = listings.map((listing) =>
    [
      `*${listing.title}*, ${listing.company}`,
      `${placeText(listing)}. Pay: ${stipendText(listing.stipend)}. Closes ${formatShortDay(listing.applicationDeadline)}`,
      input.addressOf(listing.path),
    ].join('\n'),
  );
  const heading = `${site.name}, ${formatDate(now)}: ${listings.length === 0 ? 'nothing new today' : 'new internships'}`;
  return [
    heading,
    ...entries,
    `Nobody may ask you for money. All internships: ${input.addressOf('/internships')}`,
  ].join('\n\n');
}
