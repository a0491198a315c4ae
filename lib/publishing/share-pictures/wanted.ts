import { ARTICLES } from '@/lib/content/articles/articles';
import { connect } from '@/lib/platform/db/connection';
import { findOpen } from '@/lib/internships/listings/find-open';
import type { InternshipSummary } from '@/lib/internships/listings/mapper';
import { SUMMARY_FIELDS } from '@/lib/internships/listings/summary-fields';
import { isShown } from '@/lib/internships/listings/open-status';
import { toSummaries } from '@/lib/internships/listings/with-employers';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { articleCard, cardVersion, listingCard, siteCard, type ShareCard } from './card';

/** Pictures of listings that are drawn before anybody asks: those of the newest. */
const MAX_LISTINGS = 2_000;
/** Maximum number of changed listings per run; the listings of an import are found by the next full run. */
const MAX_CHANGED = 500;

/** A picture that a page names, and where it is, from the root of this site. */
export interface WantedPicture {
  version: string;
  path: string;
}

const wanted = (path: string, card: ShareCard): WantedPicture => ({ version: cardVersion(card), path });
const ofListing = (listing: InternshipSummary): WantedPicture =>
  wanted(`/share/listings/${listing._id}`, listingCard(listing));

/** The pictures of the site, the career tips and the newest open listings. */
export async function listWanted(now: Date): Promise<WantedPicture[]> {
  await connect();
  const listings = await findOpen({}, { now, limit: MAX_LISTINGS });
  return [
    wanted('/share/site', siteCard()),
    ...ARTICLES.map((article) => wanted(`/share/articles/${article.slug}`, articleCard(article))),
    ...listings.map(ofListing),
  ];
}

/** The pictures of the open listings that were changed after `since`. */
export async function listWantedSince(since: Date, now: Date): Promise<WantedPicture[]> {
  await connect();
  const records = await InternshipModel.find({ updatedAt: { $gt: since } })
    .sort({ updatedAt: -1 })
    .limit(MAX_CHANGED)
    .select([...SUMMARY_FIELDS, 'deletedAt', 'hiddenAt'])
    .lean<InternshipRecord[]>();
  const listings = await toSummaries(records.filter(isShown), now);
  return listings.filter(({ status }) => status === 'Open').map(ofListing);
}
