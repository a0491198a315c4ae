import { ARTICLES } from '@/lib/content/articles/articles';
import { connect } from '@/lib/platform/db/connection';
import { findOpen } from '@/lib/internships/listings/find-open';
import type { InternshipSummary } from '@/lib/internships/listings/mapper';
import { SUMMARY_FIELDS } from '@/lib/internships/listings/summary-fields';
import { isShown } from '@/lib/internships/listings/open-status';
import { toSummaries } from '@/lib/internships/listings/with-employers';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { articleCard, cardVersion, listingCard, siteCard, type ShareCard } from './card';

/** The newest listings, whose pictures are drawn in advance. */
const MAX_LISTINGS = 2_000;
/** Changed listings per run. The next full run finds the listings of an import. */
const MAX_CHANGED = 500;

export interface WantedPicture {
  version: string;
  path: string;
}

const wanted = (path: string, card: ShareCard): WantedPicture => ({ version: cardVersion(card), path });
const ofListing = (listing: InternshipSummary): WantedPicture =>
  wanted(`/share/listings/${listing._id}`, listingCard(listing));

export async function listWanted(now: Date): Promise<WantedPicture[]> {
  await connect();
  const listings = await findOpen({}, { now, limit: MAX_LISTINGS });
  return [
    wanted('/share/site', siteCard()),
    ...ARTICLES.map((article) => wanted(`/share/articles/${article.slug}`, articleCard(article))),
    ...listings.map(ofListing),
  ];
}

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
