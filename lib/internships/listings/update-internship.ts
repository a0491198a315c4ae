import type { Types } from 'mongoose';
import type { z } from 'zod';
import { difference } from '@/lib/trust/audit/record';
import { checkListing, type CheckedListing } from '@/lib/trust/fraud-checks/check-listing';
import { newSince, overrideOf, type Override } from '@/lib/trust/fraud-checks/override';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { dayForInput } from '@/lib/platform/format/dates';
import { withTransaction } from '@/lib/platform/db/transaction';
import { isChangedSince } from '@/lib/platform/format/seen-version';
import {
  answeredMoment,
  isKnown,
  storedTime,
  type AnsweredMoment,
} from '@/lib/platform/format/stored-moment';
import { internshipPrefixes, InternshipModel, type InternshipRecord } from '@/models/internship';
import { auditFields } from './audit-facts';
import { fingerprintOf } from './fingerprint';
import { withFreeSlug } from './insert';
import type { StaffInternship } from './mapper';
import { NEW_ROUND } from './new-round';
import { internshipEditSchema, type InternshipFields } from './schemas';
import { rescheduleReminders } from './reschedule-reminders';
import { refuseOver } from './resume-days';
import { featuredSlug } from './featured-slug';
import { INTERNSHIP_GONE, INTERNSHIP_NOT_FOUND } from './still-there';
import { withCreator } from './with-creators';
import { writeChange } from './write-change';

export const stale = () =>
  new AppError('conflict', 'Someone else has changed this internship. Reload it and try again.');

/**
 * Updates a listing. Takes its fields and the `updatedAt` that the editor saw. Keeps omitted optional fields, a deadline that has passed,
 * and the slug unless it is taken in a new industry. A new severe finding needs `overrideReason`. Throws 404, 410, 422, and 409 for a
 * stale edit, or for a new deadline once the resumes are gone.
 */
export async function updateInternship(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ internship: StaffInternship }> {
  const by = authorize(actor, 'internship:update');
  const seen = await findEditable(objectId(input.id, INTERNSHIP_NOT_FOUND));
  const { updatedAt, overrideReason, ...fields } = readEdit(input.fields, seen);
  const now = await checkListing({ ...seen, ...(sent(fields) as CheckedListing) });
  const override = overrideOf(newSince(await checkListing(seen), now), overrideReason);
  const edit = (slug: string) =>
    withTransaction(() => write(by, seen, { fields, updatedAt, slug, override }));
  const record =
    seen.industryId === fields.industryId
      ? await edit(seen.slug)
      : await withFreeSlug(fields, seen._id, edit);
  return { internship: await withCreator(record) };
}

/** Parses an edit. The listing's own deadline, as a time or a day, may be in the past. */
function readEdit(
  given: unknown,
  { applicationDeadline }: InternshipRecord,
): z.infer<typeof internshipEditSchema> {
  const { applicationDeadline: typed } = Object(given) as { applicationDeadline?: unknown };
  const kept = answeredMoment(applicationDeadline);
  const isKept = isKnown(kept) && (typed === kept || typed === dayForInput(kept));
  if (!isKept) return internshipEditSchema.parse(given);
  return { ...internshipEditSchema.omit({ applicationDeadline: true }).parse(given), applicationDeadline };
}

/**
 * Replaces the fields of a published listing with those of an approved submission, in one transaction with `alongside`, and
 * returns the result of `alongside`. Expects validated fields. Throws 404 and 410, and 409 for a new deadline once the resumes
 * are gone.
 */
export async function replaceFields<T>(
  by: SignedInUser,
  { id, fields }: { id: Types.ObjectId; fields: InternshipFields },
  alongside: (record: InternshipRecord) => Promise<T>,
): Promise<T> {
  const seen = await findEditable(id);
  const edit = (slug: string) =>
    withTransaction(async () =>
      alongside(await write(by, seen, { fields, updatedAt: undefined, slug, override: {} })),
    );
  return seen.industryId === fields.industryId ? edit(seen.slug) : withFreeSlug(fields, seen._id, edit);
}

/** Throws 404, and 410 for a deleted listing. */
export async function findEditable(id: Types.ObjectId): Promise<InternshipRecord> {
  const record = await InternshipModel.findById(id).lean<InternshipRecord>();
  if (!record) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  if (record.deletedAt) throw new AppError('gone', INTERNSHIP_GONE);
  return record;
}

const sent = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

interface Edit {
  fields: InternshipFields;
  updatedAt: AnsweredMoment | undefined;
  slug: string;
  override: Partial<Override>;
}

/** Updates the listing and records the audit entry. Rejects a stale edit. Call it in a transaction. */
async function write(by: SignedInUser, seen: InternshipRecord, edit: Edit): Promise<InternshipRecord> {
  const { fields, updatedAt, slug, override } = edit;
  const current = await findEditable(seen._id);
  const isStale = isChangedSince(updatedAt, current.updatedAt);
  if (isStale || current.industryId !== seen.industryId) throw stale();
  const change = { ...changeOf(current, fields), slug };
  const planned = difference(auditFields(current), auditFields({ ...current, ...sent(change) }));
  // Nothing has changed. Keeps `updatedAt`, which search engines and feeds read.
  if (Object.keys(planned.after).length === 0 && slug === current.slug) return current;
  if (change.roundEndedAt === null) refuseOver(current.applicationDeadline);
  // Text written by staff needs no approval.
  const update = { $set: change, $unset: { approvedTexts: 1 } } as const;
  const record = await writeChange(by, current, update, override);
  if (!record) throw stale();
  if (change.roundEndedAt === null) await rescheduleReminders(record._id, record.applicationDeadline);
  return record;
}

function changeOf(current: InternshipRecord, fields: InternshipFields): Partial<InternshipRecord> {
  const moved = current.industryId === fields.industryId ? {} : { formerIndustryId: current.industryId };
  return {
    ...fields,
    ...moved,
    ...newRound(current, fields),
    featuredSlug: featuredSlug(fields),
    fingerprint: fingerprintOf({ ...current, ...sent(fields) }),
    prefixes: internshipPrefixes(fields),
  };
}

/** A new deadline starts another round of reminders and answers. */
const newRound = (
  { applicationDeadline }: InternshipRecord,
  fields: InternshipFields,
): Partial<InternshipRecord> =>
  storedTime(applicationDeadline) === new Date(fields.applicationDeadline).getTime() ? {} : NEW_ROUND;
