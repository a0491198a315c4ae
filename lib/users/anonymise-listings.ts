import { isDeepStrictEqual } from 'node:util';
import type { Types } from 'mongoose';
import { env } from '@/lib/platform/env/env';
import { invalidateListing } from '@/lib/internships/invalidate-listing';
import { listingTerms } from '@/lib/search/listing-terms';
import { afterCommit } from '@/lib/platform/db/transaction';
import { auditPrefixes, AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { namesWhere, valueIn } from '@/models/listing-values';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { SUBMISSION_FIELDS, SUBMISSION_NAMES, type SubmissionFieldName } from '@/models/submission-fields';
import { redactDeep, redaction, type Person } from './redaction';

type Redact = (text: string) => string;

type Employer = Person & { _id: Types.ObjectId };

/** Where an employer may have written who to turn to. The title and the company stay: graduates know the listing by them. */
const WORDS = namesWhere('erased', 'words');
const LINKS = namesWhere('erased', 'link');

/**
 * Closes listings of an employer and takes the person out of their texts, and out of the audit entries about them. Takes the employer,
 * and how many at most: those that close last go first, which are the ones the public sees. Gives how many were changed.
 */
export async function anonymiseListings(employer: Employer, limit: number): Promise<number> {
  const redact = redaction(employer);
  const listings = await InternshipModel.find({ employerId: employer._id })
    .sort({ applicationDeadline: -1 })
    .limit(limit)
    .lean<InternshipRecord[]>();
  if (listings.length === 0) return 0;
  const now = new Date();
  await InternshipModel.bulkWrite(
    listings.map((listing) => ({
      updateOne: {
        filter: { _id: listing._id },
        update: { $set: { ...withoutPerson(listing, redact), ...closed(listing, now) } },
      },
    })),
  );
  await redactAuditEntries(listings, redact);
  afterCommit(() => listings.forEach(invalidateListing));
  return listings.length;
}

const closed = ({ applicationDeadline }: InternshipRecord, now: Date): Partial<InternshipRecord> =>
  applicationDeadline > now ? { applicationDeadline: now } : {};

function withoutPerson(listing: InternshipRecord, redact: Redact): Partial<InternshipRecord> {
  const texts = Object.fromEntries(WORDS.map((name) => [name, valueIn(listing, name)]));
  const redacted = redactDeep(texts, redact);
  return {
    ...(!isDeepStrictEqual(texts, redacted) && {
      ...redacted,
      search: listingTerms({ ...listing, ...redacted }).terms,
    }),
    ...Object.fromEntries(LINKS.map((name) => [name, linkWithout(listing[name], redact)])),
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

/**
 * Withdraws submissions of an employer that wait for a decision, without the person, and deletes those that were decided. Takes the
 * employer, and how many at most. Gives how many were changed.
 */
export async function withdrawSubmissions(employer: Employer, limit: number): Promise<number> {
  const redact = redaction(employer);
  const submissions = await SubmissionModel.find({ submittedBy: employer._id })
    .limit(limit)
    .lean<SubmissionRecord[]>();
  if (submissions.length === 0) return 0;
  await SubmissionModel.bulkWrite(
    submissions.map((submission) => {
      const filter = { _id: submission._id };
      if (submission.status !== 'pending') return { deleteOne: { filter } };
      return { updateOne: { filter, update: { $set: withdrawn(submission, redact) } } };
    }),
  );
  await redactAuditEntries(submissions, redact);
  return submissions.length;
}

function withdrawnField(submission: SubmissionRecord, name: SubmissionFieldName, redact: Redact): unknown {
  const { erased } = SUBMISSION_FIELDS[name];
  if (erased === 'emptied') return '';
  return erased === 'words' ? redactDeep(submission[name], redact) : submission[name];
}

const withdrawn = (submission: SubmissionRecord, redact: Redact) => ({
  ...Object.fromEntries(SUBMISSION_NAMES.map((name) => [name, withdrawnField(submission, name, redact)])),
  'file.fileName': 'removed',
  submittedBy: null,
  status: 'withdrawn' as const,
});

/** What administrators did with the listings and submissions stays noted. */
async function redactAuditEntries(targets: { _id: Types.ObjectId }[], redact: Redact): Promise<void> {
  const entries = await AuditEntryModel.find({ 'target.id': { $in: targets.map(({ _id }) => _id) } }).lean<
    AuditEntryRecord[]
  >();
  if (entries.length === 0) return;
  await AuditEntryModel.bulkWrite(
    entries.map(({ _id, actorName, target, before, after }) => {
      const label = redact(target.label);
      const prefixes = auditPrefixes({ actorName, target: { ...target, label } });
      const facts = redactDeep({ before, after }, redact);
      return {
        updateOne: {
          filter: { _id },
          update: { $set: { ...facts, 'target.label': label, prefixes } },
        },
      };
    }),
  );
}
