import { Types } from 'mongoose';
import { featuredSlug, pageSlugCandidates } from '@/lib/internships/slugs';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SubmissionModel } from '@/models/submission';
import { endOfDay, hoursLater, officeHours } from './days';
import { SAMPLE_INDUSTRIES } from './industries';
import { applyLink, lines, type SampleListing } from './listing';
import type { Random } from './random';
import { storeDetails } from './submissions';
import type { SampleUser } from './users';

/** Days an approval takes at most, in hours. */
const APPROVAL_HOURS = 30;

/** When it was listed and when it closes; the listing may leave either to chance. */
function datesOf(listing: SampleListing, now: Date, random: Random) {
  const { closed, featured, posted, closes } = listing;
  const daysAgo = posted ?? (closed ? random.between(26, 60) : random.between(1, featured ? 14 : 40));
  const daysLeft = closes ?? (closed ? -random.between(1, 21) : random.between(2, 42));
  return { createdAt: officeHours(now, daysAgo, random), applicationDeadline: endOfDay(now, daysLeft) };
}

/** The record of one sample listing, as written by the office. */
function toRecord(listing: SampleListing, industryId: number, createdBy: Types.ObjectId) {
  const { employer, title, place = [employer.location, employer.county] } = listing;
  return {
    _id: new Types.ObjectId(),
    title,
    company: employer.name,
    featuredSlug: featuredSlug({ company: employer.name, title }),
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
    whyJoinUs: lines(listing.whyJoinUs),
    yourRole: lines(listing.yourRole),
    whatWeLookFor: lines(listing.whatWeLookFor),
    niceToHaveSkills: lines(listing.niceToHaveSkills),
    perksAndBenefits: lines(listing.perksAndBenefits),
    createdBy,
    employerId: null,
    submissionRef: null,
    hiddenAt: null,
    deletedAt: null,
  };
}

type NewInternship = Omit<InternshipRecord, 'updatedAt'>;

/** The submission that a listing of an employer was published from, decided by the administrator. */
async function approvedSubmission(
  listing: NewInternship,
  by: SampleUser,
  adminId: Types.ObjectId,
  now: Date,
) {
  const { _id, title, company, location, duration, applicationDeadline, howToApply, applyLink } = listing;
  return {
    _id: new Types.ObjectId(),
    ...{ title, company, location, duration, applicationDeadline, howToApply, applyLink },
    file: await storeDetails(by._id, listing),
    submittedBy: by._id,
    status: 'approved' as const,
    decision: {
      by: adminId,
      at: hoursLater(listing.createdAt, 0, now),
      comments: null,
      industryId: listing.industryId,
      internshipId: _id,
    },
    createdAt: hoursLater(listing.createdAt, -APPROVAL_HOURS, now),
  };
}

/**
 * Writes every sample listing, and for those of an employer with an account the approved submission.
 * Gives them as they were written.
 */
export async function makeListings(
  users: { all: Map<string, SampleUser>; admin: SampleUser; editor: SampleUser },
  now: Date,
  random: Random,
): Promise<{ listings: NewInternship[]; submissions: number }> {
  const taken = new Set<string>();
  const freeSlug = (industryId: number, listing: { company: string; title: string; _id: Types.ObjectId }) => {
    const candidates = pageSlugCandidates(listing, listing._id.toHexString());
    const slug = candidates.find((candidate) => !taken.has(`${industryId}/${candidate}`));
    if (slug === undefined) throw new Error(`no free address for ${listing.title}`);
    taken.add(`${industryId}/${slug}`);
    return slug;
  };
  const made = SAMPLE_INDUSTRIES.flatMap(({ industryId, listings }) =>
    listings.map((listing) => {
      const record = toRecord(listing, industryId, random.pick([users.admin, users.editor])._id);
      const owner = listing.employer.owner === undefined ? undefined : users.all.get(listing.employer.owner);
      const full = { ...record, ...datesOf(listing, now, random), slug: freeSlug(industryId, record) };
      return { listing: full as NewInternship, owner };
    }),
  );
  const submissions = await Promise.all(
    made.map(async ({ listing, owner }) => {
      if (!owner) return [];
      const submission = await approvedSubmission(listing, owner, users.admin._id, now);
      listing.createdBy = owner._id;
      listing.employerId = owner._id;
      listing.submissionRef = { submissionId: submission._id, status: 'approved' };
      return [submission];
    }),
  );
  const listings = made.map(({ listing }) => listing);
  await InternshipModel.insertMany(listings);
  await SubmissionModel.insertMany(submissions.flat());
  return { listings, submissions: submissions.flat().length };
}
