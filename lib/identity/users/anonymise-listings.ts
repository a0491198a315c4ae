import { isDeepStrictEqual } from 'node:util';
import type { Types } from 'mongoose';
import { withoutSalts } from '@/lib/trust/audit/seal';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { fingerprintOf } from '@/lib/internships/listings/fingerprint';
import { handOverFiles } from '@/lib/platform/files/hand-over';
import { invalidateListing } from '@/lib/internships/listings/invalidate-listing';
import { isOpen } from '@/lib/internships/listings/open-status';
import { afterCommit } from '@/lib/platform/db/transaction';
import { auditPrefixes, AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { namesWhere, valueIn } from '@/models/listing-values';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import {
  STATED_FIELDS,
  STATED_NAMES,
  SUBMISSION_FIELDS,
  SUBMISSION_NAMES,
  type SubmissionFieldName,
} from '@/models/submission-fields';
import type { UserDeletionRecord } from '@/models/user-deletion';
import { redactDeep, redaction, type Person } from './redaction';

type Redact = (text: string) => string;

/** `employer` is set if it is deleted with its last member. */
type Deleted = Person & Pick<UserDeletionRecord, '_id' | 'employer'>;

const ofDeleted = ({ _id, employer }: Deleted) =>
  employer ? { $or: [{ employer }, { postedBy: _id }] } : { postedBy: _id };

/** Fields that may name contact persons. Title and company stay, because graduates know the listing by them. */
const WORDS = namesWhere('erased', 'words');
const LINKS = namesWhere('erased', 'link');

/**
 * Removes personal data from the person's listings and their audit entries, and closes the listings of a deleted employer. Starts
 * with the latest deadlines, which are public. Returns the number of changed listings.
 */
export async function anonymiseListings(deleted: Deleted, limit: number): Promise<number> {
  const redact = redaction(deleted);
  const listings = await InternshipModel.find(ofDeleted(deleted))
    .sort({ applicationDeadline: -1 })
    .limit(limit)
    .lean<InternshipRecord[]>();
  if (listings.length === 0) return 0;
  const now = new Date();
  await InternshipModel.bulkWrite(
    listings.map((listing) => ({
      updateOne: {
        filter: { _id: listing._id },
        update: {
          $set: withFingerprint(listing, {
            ...withoutPerson(listing, redact),
            ...(isOf(listing, deleted) && closed(listing, now)),
          }),
          $unset: { employerId: 1, approvedTexts: 1 },
        },
      },
    })),
  );
  await redactAuditEntries(listings, redact);
  afterCommit(() => listings.forEach(invalidateListing));
  return listings.length;
}

const isOf = ({ employer }: { employer: Types.ObjectId | null }, deleted: Deleted): boolean =>
  employer === null || (deleted.employer?.equals(employer) ?? false);

const closed = ({ applicationDeadline }: InternshipRecord, now: Date): Partial<InternshipRecord> => ({
  employer: null,
  ...(isOpen(applicationDeadline, now) && { applicationDeadline: now }),
});

const withFingerprint = (
  listing: InternshipRecord,
  change: Partial<InternshipRecord>,
): Partial<InternshipRecord> => ({ ...change, fingerprint: fingerprintOf({ ...listing, ...change }) });

function withoutPerson(listing: InternshipRecord, redact: Redact): Partial<InternshipRecord> {
  const texts = Object.fromEntries(WORDS.map((name) => [name, valueIn(listing, name)]));
  const redacted = redactDeep(texts, redact);
  return {
    ...(!isDeepStrictEqual(texts, redacted) && redacted),
    ...Object.fromEntries(LINKS.map((name) => [name, linkWithout(listing[name], redact)])),
    postedBy: null,
  };
}

/** Replaces a link that contains personal data with one to the open listings. */
const linkWithout = (link: string, redact: Redact): string =>
  [link, decoded(link)].every((text) => redact(text) === text) ? link : absoluteUrl('/internships');

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/**
 * Removes personal data from the person's submissions. If the employer is deleted, withdraws its pending ones and deletes its
 * decided ones. Returns the number of changed submissions.
 */
export async function withdrawSubmissions(deleted: Deleted, limit: number): Promise<number> {
  const redact = redaction(deleted);
  const { _id, employer } = deleted;
  const submissions = await SubmissionModel.find(
    employer ? { $or: [{ employer }, { submittedBy: _id }] } : { submittedBy: _id },
  )
    .limit(limit)
    .lean<SubmissionRecord[]>();
  if (submissions.length === 0) return 0;
  for (const { employer: owner, file } of submissions)
    if (owner && !deleted.employer?.equals(owner)) await handOverFiles([file.fileId], owner);
  await SubmissionModel.bulkWrite(
    submissions.map((submission) => {
      const filter = { _id: submission._id };
      if (!isOf(submission, deleted))
        return { updateOne: { filter, update: { $set: handedOver(submission, redact) } } };
      if (submission.status !== 'pending') return { deleteOne: { filter } };
      return { updateOne: { filter, update: { $set: withdrawn(submission, redact), $unset: EMPTIED } } };
    }),
  );
  await redactAuditEntries(submissions, redact);
  return submissions.length;
}

/** The text fields that may name their sender. */
const TEXTS = [
  ...SUBMISSION_NAMES.filter((name) => name !== 'applyLink' && SUBMISSION_FIELDS[name].erased !== 'kept'),
  ...STATED_NAMES.filter((name) => STATED_FIELDS[name].erased !== 'kept'),
];

/** A submission that the person's colleagues keep. */
function handedOver(submission: SubmissionRecord, redact: Redact): Partial<SubmissionRecord> {
  const texts = Object.fromEntries(
    TEXTS.flatMap((name) => (submission[name] === undefined ? [] : [[name, submission[name]]])),
  );
  return {
    ...redactDeep(texts, redact),
    applyLink: linkWithout(submission.applyLink, redact),
    submittedBy: null,
  };
}

function withdrawnField(submission: SubmissionRecord, name: SubmissionFieldName, redact: Redact): unknown {
  const { erased } = SUBMISSION_FIELDS[name];
  if (erased === 'emptied') return '';
  return erased === 'words' ? redactDeep(submission[name], redact) : submission[name];
}

/** The optional facts stated in free text. */
const EMPTIED = Object.fromEntries(
  STATED_NAMES.filter((name) => STATED_FIELDS[name].erased === 'emptied').map((name) => [name, 1 as const]),
);

const withdrawn = (submission: SubmissionRecord, redact: Redact) => ({
  ...Object.fromEntries(SUBMISSION_NAMES.map((name) => [name, withdrawnField(submission, name, redact)])),
  'file.fileName': 'removed',
  employer: null,
  submittedBy: null,
  status: 'withdrawn' as const,
});

/** Removes personal data from the audit entries about these listings and submissions. The entries stay. */
async function redactAuditEntries(targets: { _id: Types.ObjectId }[], redact: Redact): Promise<void> {
  if (targets.length === 0) return;
  const entries = await AuditEntryModel.find({ 'target.id': { $in: targets.map(({ _id }) => _id) } }).lean<
    AuditEntryRecord[]
  >();
  if (entries.length === 0) return;
  await AuditEntryModel.bulkWrite(
    entries.map(({ _id, actorName, target, before, after }) => {
      const label = redact(target.label);
      const prefixes = auditPrefixes({ actorName, target: { ...target, label } });
      const facts = redactDeep({ before, after }, redact);
      const erased: Parameters<typeof withoutSalts> = [];
      if (label !== target.label) erased.push('target');
      if (!isDeepStrictEqual(facts, { before, after })) erased.push('changes');
      return {
        updateOne: {
          filter: { _id },
          update: {
            $set: { ...facts, 'target.label': label, prefixes },
            ...(erased.length > 0 && { $unset: withoutSalts(...erased) }),
          },
        },
      };
    }),
  );
}
