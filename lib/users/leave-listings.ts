import type { Types } from 'mongoose';
import { env } from '@/lib/env';
import { listingChanged } from '@/lib/internships/freshness';
import { listingTerms } from '@/lib/search/listing-terms';
import { ApplicationModel } from '@/models/application';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import type { UserRecord } from '@/models/user';
import { addressesOf, redactDeep, redaction } from './redaction';

type Redact = (text: string) => string;

/** Where an employer may have written who to turn to. The title and the company stay: graduates know the listing by them. */
const TEXTS = [
  'howToApply',
  'descriptionIntroHeading',
  'descriptionParagraph',
  'whyJoinUs',
  'yourRole',
  'whatWeLookFor',
  'niceToHaveSkills',
  'perksAndBenefits',
] as const satisfies (keyof InternshipRecord)[];

/**
 * Takes an employer out of what they published: the listings close and stay without the person, and so do the applications to
 * them; what waits for a decision is withdrawn, what was decided goes.
 */
export async function leaveListings(user: UserRecord): Promise<void> {
  const redact = redaction(user);
  const listings = await closeListings(user._id, redact);
  const submissions = await withdrawSubmissions(user._id, redact);
  await redactAudit([...listings, ...submissions], redact);
  await leaveApplications(user);
}

/** Gives the ids of the listings. */
async function closeListings(employerId: Types.ObjectId, redact: Redact): Promise<Types.ObjectId[]> {
  const now = new Date();
  const listings = await InternshipModel.find({ employerId }).lean<InternshipRecord[]>();
  for (const listing of listings) {
    await InternshipModel.updateOne(
      { _id: listing._id, employerId },
      { $set: { ...withoutPerson(listing, redact), ...closed(listing, now) }, $unset: { mails: 1 } },
    );
    listingChanged(listing);
  }
  return listings.map(({ _id }) => _id);
}

/** Closed in the same write that leaves it without its employer: one that is approved meanwhile cannot slip in between. */
const closed = ({ applicationDeadline }: InternshipRecord, now: Date): Partial<InternshipRecord> =>
  applicationDeadline > now ? { applicationDeadline: now } : {};

function withoutPerson(listing: InternshipRecord, redact: Redact): Partial<InternshipRecord> {
  const texts = redactDeep(Object.fromEntries(TEXTS.map((name) => [name, listing[name]])), redact);
  return {
    ...texts,
    applyLink: linkWithout(listing.applyLink, redact),
    search: listingTerms({ ...listing, ...texts }).terms,
    employerId: null,
  };
}

/** A link that names the person leads to the open listings instead. */
const linkWithout = (link: string, redact: Redact): string =>
  [link, decoded(link)].every((text) => redact(text) === text)
    ? link
    : new URL('/internships', env().APP_URL).href;

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** Gives the ids of the submissions. */
async function withdrawSubmissions(submittedBy: Types.ObjectId, redact: Redact): Promise<Types.ObjectId[]> {
  const submissions = await SubmissionModel.find({ submittedBy }).lean<SubmissionRecord[]>();
  for (const { _id, title, company, location, duration } of submissions) {
    await SubmissionModel.updateOne(
      { _id, status: 'pending' },
      {
        $set: {
          ...redactDeep({ title, company, location, duration }, redact),
          howToApply: '',
          applyLink: '',
          'file.fileName': 'removed',
          submittedBy: null,
          status: 'withdrawn',
        },
        $unset: { mails: 1 },
      },
    );
  }
  await SubmissionModel.deleteMany({ submittedBy });
  return submissions.map(({ _id }) => _id);
}

/** What the office did with the listings and submissions stays noted. */
async function redactAudit(targets: Types.ObjectId[], redact: Redact): Promise<void> {
  const entries = await AuditEntryModel.find({ 'target.id': { $in: targets } }).lean<AuditEntryRecord[]>();
  for (const { _id, target, before, after } of entries) {
    const label = { 'target.label': target.label };
    await AuditEntryModel.updateOne({ _id }, { $set: redactDeep({ before, after, ...label }, redact) });
  }
}

/** The applications stay with the graduates who sent them. */
async function leaveApplications(user: UserRecord): Promise<void> {
  const employerId = user._id;
  await ApplicationModel.updateMany(
    { employerId },
    {
      $set: { employerId: null, 'history.$[step].by': null },
      $pull: { mails: { to: { $in: addressesOf(user) } } },
    },
    { arrayFilters: [{ 'step.by': employerId }] },
  );
}
