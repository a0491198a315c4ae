import { Types } from 'mongoose';
import { featuredSlug } from '@/lib/internships/listings/featured-slug';
import { pageSlug } from '@/lib/internships/listings/slugs';
import type { InternshipRecord } from '@/models/internship';
import { MISSING } from '@/models/listing-values';
import { endOfDay, hoursLater, officeHours } from './days';
import { SAMPLE_INDUSTRIES } from './industries';
import { applyLink, type SampleListing } from './listing';
import type { Random } from './random';
import { storeDetails, type NewSubmission } from './submissions';
import type { SampleUser } from './users';

/** Hours between submission and approval. */
const APPROVAL_HOURS = 30;

/** Returns when a listing is posted and closes: random times unless the listing sets them. */
function datesOf(listing: SampleListing, now: Date, random: Random) {
  const { closed, featured, posted, closes } = listing;
  const daysAgo = posted ?? (closed ? random.between(26, 60) : random.between(1, featured ? 14 : 40));
  const daysLeft = closes ?? (closed ? -random.between(1, 21) : random.between(2, 42));
  return { createdAt: officeHours(now, daysAgo, random), applicationDeadline: endOfDay(now, daysLeft) };
}

/** The form fields of a listing, except the deadline. */
export function fieldsOf(listing: SampleListing, industryId: number) {
  const { employer, title, place = [employer.location, employer.county] } = listing;
  return {
    ...MISSING,
    title,
    company: employer.name,
    industryId,
    location: listing.remote ? 'Remote, anywhere in Kenya' : place[0],
    county: listing.remote ? null : place[1],
    remote: listing.remote ?? false,
    kind: listing.kind,
    stipend: listing.stipend,
    duration: listing.duration,
    applyLink: applyLink(listing),
    isFeatured: listing.featured ?? false,
    descriptionIntroHeading: listing.heading ?? '',
    descriptionParagraph: listing.description,
    howToApply: listing.howToApply ?? employer.howToApply,
    whyJoinUs: listing.whyJoinUs ?? [],
    yourRole: listing.yourRole ?? [],
    whatWeLookFor: listing.whatWeLookFor ?? [],
    niceToHaveSkills: listing.niceToHaveSkills ?? [],
    perksAndBenefits: listing.perksAndBenefits ?? [],
  };
}

export type NewInternship = Omit<InternshipRecord, 'updatedAt' | 'hiddenAt' | 'deletedAt'>;

/** Creates the approved submission of an employer's listing. */
async function approvedSubmission(
  listing: NewInternship,
  by: SampleUser,
  admin: SampleUser,
  now: Date,
): Promise<NewSubmission> {
  const { _id, title, company, location, duration, applicationDeadline, howToApply, applyLink } = listing;
  return {
    _id: new Types.ObjectId(),
    ...{ title, company, location, duration, applicationDeadline, howToApply, applyLink },
    file: await storeDetails(by._id, listing),
    employer: null,
    submittedBy: by._id,
    status: 'approved',
    decision: {
      by: admin._id,
      at: listing.createdAt,
      comments: null,
      industryId: listing.industryId,
      internshipId: _id,
    },
    createdAt: hoursLater(listing.createdAt, -APPROVAL_HOURS, now),
  };
}

interface Office {
  all: Map<string, SampleUser>;
  admin: SampleUser;
  editor: SampleUser;
}

/** Returns the records of all sample listings, each with the account that submitted it, if any. */
function everyListing(users: Office, now: Date, random: Random) {
  return SAMPLE_INDUSTRIES.flatMap(({ industryId, listings }) =>
    listings.map((listing) => {
      const fields = fieldsOf(listing, industryId);
      const { owner: username } = listing.employer;
      const owner = username === undefined ? undefined : users.all.get(username);
      const record: NewInternship = {
        _id: new Types.ObjectId(),
        ...fields,
        slug: pageSlug(fields),
        featuredSlug: featuredSlug(fields),
        ...datesOf(listing, now, random),
        createdBy: (owner ?? random.pick([users.admin, users.editor]))._id,
        employer: null,
        postedBy: owner?._id ?? null,
        submissionRef: null,
      };
      return { record, owner };
    }),
  );
}

/**
 * Creates all sample listings. Those of employers with an account also get an approved submission with its
 * stored file. Returns the records to insert.
 */
export async function makeListings(
  users: Office,
  now: Date,
  random: Random,
): Promise<{ listings: NewInternship[]; approved: NewSubmission[] }> {
  const made = everyListing(users, now, random);
  const approved = await Promise.all(
    made.map(async ({ record, owner }) => {
      if (!owner) return [];
      const submission = await approvedSubmission(record, owner, users.admin, now);
      record.submissionRef = { submissionId: submission._id, status: 'approved' };
      return [submission];
    }),
  );
  return { listings: made.map(({ record }) => record), approved: approved.flat() };
}
