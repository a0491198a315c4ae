import { isDeepStrictEqual } from 'node:util';
import { Types } from 'mongoose';
import { z } from 'zod';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';
import { correctInternship } from '@/lib/internships/listings/correct-internship';
import { answered, type InternshipSummary } from '@/lib/internships/listings/mapper';
import { findOwnListing, lockOwnListing } from '@/lib/internships/listings/move-deadline';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/listings/still-there';
import { statusAt } from '@/lib/internships/listings/open-status';
import { isOver, OVER } from '@/lib/internships/listings/resume-days';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { clearPending, discardPending } from '@/lib/platform/files/pending';
import { within } from '@/lib/platform/files/quota';
import type { FileFacts } from '@/lib/platform/files/store';
import { kilobytes, MAX_SUBMITTED_PER_DAY } from '@/lib/platform/files/upload-quotas';
import { typedLines } from '@/lib/platform/format/typed-text';
import type { InternshipRecord } from '@/models/internship';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { STATED_NAMES, SUBMISSION_NAMES } from '@/models/submission-fields';
import { copyDetailsFile } from './copy-details-file';
import { dropSentDraft } from './drafts/remove-draft';
import { toOwnSubmission, type OwnSubmission } from './mapper';
import { refuseTooManyPending } from './pending-limit';
import { editSchema, submissionSchema } from './schemas';
import { fieldsToClear, fieldsToStore } from './stated';

const NAMES = [...SUBMISSION_NAMES, ...STATED_NAMES].filter((name) => name !== 'applicationDeadline');

const conflict = (message: string) => new AppError('conflict', message);

/** Normalizes a value for comparison: empty values are null, and surrounding spaces do not count. */
const plain = (value: unknown): unknown => {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value;
  return typeof value === 'string' ? typedLines(value) : value;
};

function changesIn(listing: InternshipRecord, fields: unknown): Record<string, unknown> {
  const given = z
    .record(z.string(), z.unknown(), { error: 'Send the fields of an internship.' })
    .parse(fields);
  const now = answered(listing, NAMES);
  const changed = NAMES.filter(
    (name) => Object.hasOwn(given, name) && !isDeepStrictEqual(plain(given[name]), plain(now[name])),
  );
  return Object.fromEntries(changed.map((name) => [name, given[name]]));
}

/**
 * Edits one of the signed-in employer's published listings. Small corrections go live immediately. Anything else becomes a submission that
 * replaces it once approved, with the listing's details file, or updates the pending one. Keeps omitted fields. Throws 404, 422, 429, and
 * 409 if the listing is closed or has no details file, or if too many submissions are pending.
 */
export async function editListing(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ internship: InternshipSummary } | { submission: OwnSubmission }> {
  const by = authorize(actor, 'internship:correct-own');
  const listing = await findOwnListing(by.id, objectId(input.id, INTERNSHIP_NOT_FOUND));
  const changes = changesIn(listing, input.fields);
  const changed = editSchema.parse(changes);
  const ownerId = new Types.ObjectId(by.id);
  const corrected = await correctInternship(actor, { id: input.id, fields: changed });
  if (corrected) {
    await dropSentDraft(ownerId, `edit-${listing._id.toHexString()}`);
    return corrected;
  }
  const now = new Date();
  if (isOver(listing.applicationDeadline, now)) throw conflict(OVER);
  if (statusAt(listing.applicationDeadline, now) === 'Closed')
    throw conflict('This internship has closed. Extend its deadline first, or copy it to a new submission.');
  return submitChange(ownerId, listing, changed);
}

async function submitChange(
  ownerId: Types.ObjectId,
  listing: InternshipRecord,
  changed: z.infer<typeof editSchema>,
): Promise<{ submission: OwnSubmission }> {
  const now = submissionSchema.parse(answered(listing, [...SUBMISSION_NAMES, ...STATED_NAMES]));
  const change = { replaces: listing._id, facts: { ...now, ...changed } };
  if (await waitingChange(listing._id)) return send(ownerId, change, undefined);
  const key = ownerId.toHexString();
  const share = { quota: MAX_SUBMITTED_PER_DAY, key, points: kilobytes() };
  const used = ({ file }: { file: FileFacts }) => kilobytes(file.size);
  const { sent } = await within({ ...share, used }, async () => {
    const file = await copyDetailsFile(ownerId, listing._id.toHexString());
    if (!file)
      throw conflict('This internship has no details file. Copy it to a new submission and attach one.');
    return { file, sent: await send(ownerId, change, file) };
  });
  return sent;
}

/** Discards the copied file unless the submission uses it. */
async function send(
  ownerId: Types.ObjectId,
  change: Change,
  file: FileFacts | undefined,
): Promise<{ submission: OwnSubmission }> {
  try {
    return { submission: await userTransaction(ownerId, () => write(ownerId, change, file)) };
  } finally {
    if (file) await discardPending(file.fileId);
  }
}

const waitingChange = (replaces: Types.ObjectId) =>
  SubmissionModel.findOne({ replaces, status: 'pending' }).lean<SubmissionRecord>();

interface Change {
  replaces: Types.ObjectId;
  facts: z.infer<typeof submissionSchema>;
}

/** Call it in a transaction. A pending change already has its own file. */
async function write(
  ownerId: Types.ObjectId,
  { replaces, facts }: Change,
  file: FileFacts | undefined,
): Promise<OwnSubmission> {
  if (!(await lockUser({ _id: ownerId }))) throw sessionError('userNotFound');
  // If two members edit the listing simultaneously, the second finds the first one's submission.
  const { employer } = await lockOwnListing(ownerId.toHexString(), replaces);
  if (!employer) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  await dropSentDraft(ownerId, `edit-${replaces.toHexString()}`);
  const waiting = await waitingChange(replaces);
  if (waiting) return changeWaiting(waiting, facts);
  if (!file) throw conflict('Your last change has just been decided. Please send this one again.');
  await refuseTooManyPending({ employer });
  const created = await SubmissionModel.create({
    ...fieldsToStore(facts),
    file,
    employer,
    submittedBy: ownerId,
    replaces,
  });
  await clearPending(file.fileId);
  return toOwnSubmission(created.toObject());
}

async function changeWaiting({ _id }: SubmissionRecord, facts: Change['facts']): Promise<OwnSubmission> {
  const cleared = fieldsToClear(facts);
  const record = await SubmissionModel.findOneAndUpdate(
    { _id, status: 'pending' },
    {
      $set: fieldsToStore(facts),
      ...(cleared.length > 0 && { $unset: Object.fromEntries(cleared.map((name) => [name, 1])) }),
    },
    { returnDocument: 'after' },
  ).lean<SubmissionRecord>();
  if (!record) throw conflict('Your last change has just been decided. Please send this one again.');
  return toOwnSubmission(record);
}
