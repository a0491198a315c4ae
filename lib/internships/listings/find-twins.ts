import { Types } from 'mongoose';
import { isSameOpening, openingParts, type Opening } from '@/lib/trust/duplicates/same-opening';
import { sharedWords } from '@/lib/trust/duplicates/shared-words';
import { Slices } from '@/lib/platform/core/slices';
import { connect } from '@/lib/platform/db/connection';
import { candidatesFor } from '@/lib/search/engine/candidates';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { internshipPath } from './mapper';
import { searchIndexIfFilled } from './search-index';
import { openFilter } from './open-status';

export interface Twin {
  _id: string;
  title: string;
  company: string;
  location: string;
  path: string;
  /** Shared words in title, employer and place. */
  same: string[];
}

/** Listings to compare word by word: those whose employer and title are most similar. */
export const MAX_CANDIDATES = 60;

const MAX_TWINS = 3;

const FIELDS = 'title company location county descriptionParagraph yourRole industryId slug';

type Candidate = Pick<
  InternshipRecord,
  | '_id'
  | 'title'
  | 'company'
  | 'location'
  | 'county'
  | 'descriptionParagraph'
  | 'yourRole'
  | 'industryId'
  | 'slug'
>;

export const openingOf = (listing: Partial<Omit<Candidate, '_id'>>): Opening => ({
  title: listing.title ?? '',
  company: listing.company ?? '',
  location: listing.location ?? '',
  county: listing.county ?? null,
  text: [listing.descriptionParagraph ?? '', ...(listing.yourRole ?? [])].join(' ').trim(),
});

const toTwin = (twin: Candidate, opening: Opening): Twin => ({
  _id: twin._id.toHexString(),
  title: twin.title,
  company: twin.company,
  location: twin.location,
  path: internshipPath(twin),
  same: sharedWords(openingOf(twin), opening),
});

/**
 * Finds up to three open listings that seem to be the same opening. Finds none without a title and company, or until the search
 * index is filled. `except` is the listing itself.
 */
export async function findTwins(opening: Opening, { except }: { except?: string } = {}): Promise<Twin[]> {
  if (opening.title.trim() === '' || opening.company.trim() === '') return [];
  await connect();
  const index = await searchIndexIfFilled();
  if (!index) return [];
  const ids = candidatesFor(index, { rare: opening.company, title: opening.title }, MAX_CANDIDATES);
  const found = await InternshipModel.find({
    ...openFilter(new Date()),
    _id: { $in: ids.filter((id) => id !== except).map((id) => new Types.ObjectId(id)) },
  })
    .select(FIELDS)
    .lean<Candidate[]>();
  const own = openingParts(opening);
  const slices = new Slices();
  const twins: Twin[] = [];
  for (const candidate of found) {
    if (isSameOpening(own, openingParts(openingOf(candidate)))) twins.push(toTwin(candidate, opening));
    if (twins.length === MAX_TWINS) break;
    await slices.pause();
  }
  return twins;
}
