import { Types } from 'mongoose';
import { fieldsOf } from '@/dev/sample/listings';
import { SAMPLE_INDUSTRIES } from '@/dev/sample/industries';
import { seeded, type Random } from '@/dev/sample/random';
import { COUNTIES, KINDS } from '@/lib/platform/core/vocabulary';
import type { InternshipRecord } from '@/models/internship';

export type MadeUpListing = Omit<InternshipRecord, 'search'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const SEED = 20_261_121;
const EMPLOYERS = 8_000;

const SYLLABLES =
  'ba be bo da fa ga ha ja ji ka ke ki ko ku la le li ma me mi mo mu na ne ni no nya pa ra ri ro sa se si so ta te ti to tu wa we wi ya yo za zi'.split(
    ' ',
  );
const TRADES = [
  'Ltd',
  'Sacco',
  'Foods',
  'Logistics',
  'Hospital',
  'Schools',
  'Bank',
  'Foundation',
  'Consulting',
  'Media',
  'Energy',
  'Farms',
];

const name = (random: Random): string => {
  const made = random.some(SYLLABLES, random.between(2, 4)).join('');
  return made.charAt(0).toUpperCase() + made.slice(1);
};

/** The fields that listings posted by staff have in common. */
const ADVERTISED = {
  isFeatured: false,
  createdBy: null,
  employer: null,
  postedBy: null,
  submissionRef: null,
  hiddenAt: null,
  deletedAt: null,
};

/** Generates adverts of realistic length (about 2,000 characters) from sentences of the sample data. */
export function* madeUpListings(count: number, now: Date): Generator<MadeUpListing> {
  const random = seeded(SEED);
  const samples = SAMPLE_INDUSTRIES.flatMap(({ industryId, listings }) =>
    listings.map((listing) => fieldsOf(listing, industryId)),
  );
  const employers = Array.from(
    { length: EMPLOYERS },
    () => `${name(random)} ${name(random)} ${random.pick(TRADES)}`,
  );
  for (let at = 0; at < count; at++) {
    const own = random.pick(samples);
    const akin = random.some(
      samples.filter(({ industryId }) => industryId === own.industryId),
      9,
    );
    const company = random.pick(employers);
    // Half are in the capital, as in reality.
    const county = random.between(0, 1) ? 'Nairobi City' : random.pick(COUNTIES);
    yield {
      ...own,
      ...ADVERTISED,
      stipend: { kind: own.stipend.kind, min: own.stipend.min, max: own.stipend.max },
      _id: new Types.ObjectId(),
      title: own.title,
      company,
      county,
      kind: random.pick(KINDS),
      location: `${name(random)}, ${county}`,
      descriptionParagraph: akin.map(({ descriptionParagraph }) => descriptionParagraph).join('\n\n'),
      yourRole: akin.flatMap(({ yourRole }) => yourRole).slice(0, 12),
      whatWeLookFor: akin.flatMap(({ whatWeLookFor }) => whatWeLookFor).slice(0, 12),
      slug: `made-up-${at}`,
      featuredSlug: `made-up-${at}`,
      applicationDeadline: new Date(now.getTime() + random.between(1, 60) * DAY_MS),
      createdAt: new Date(now.getTime() - random.between(0, 60 * 24 * 60) * 60_000),
      updatedAt: now,
    };
  }
}

/** Bytes of a listing's searchable text. */
export const textBytes = (listing: MadeUpListing): number =>
  Buffer.byteLength(
    [
      listing.title,
      listing.company,
      listing.location,
      listing.descriptionIntroHeading,
      listing.descriptionParagraph,
      ...listing.yourRole,
      ...listing.whatWeLookFor,
      ...listing.niceToHaveSkills,
      ...listing.whyJoinUs,
      ...listing.perksAndBenefits,
    ].join('\n'),
  );
