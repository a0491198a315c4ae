import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import { internshipPrefixes, type InternshipRecord } from '@/models/internship';
import { approvedTextsOf, textsOf } from './approved-texts';
import { fingerprintOf } from './fingerprint';
import { toSummary, type InternshipSummary } from './mapper';
import { findOwnListing, lockOwnListing } from './move-deadline';
import { internshipSchema } from './schemas';
import { featuredSlug } from './featured-slug';
import { CORRECTED, isSmallEdit, type ApprovedTexts } from './small-edit';
import { INTERNSHIP_NOT_FOUND } from './still-there';
import { stale } from './update-internship';
import { writeChange } from './write-change';

const correctionSchema = internshipSchema
  .pick({ title: true, duration: true, howToApply: true, descriptionParagraph: true })
  .partial();

type Texts = Partial<ApprovedTexts>;

const MAX_TRIES = 5;

/**
 * Immediately publishes small edits to one of the signed-in employer's listings. Takes the fields to change. Returns null and changes
 * nothing if the edit needs another review: other fields, larger changes to the last approved texts, or new findings. Throws 404, 422, and
 * 409 if others keep changing it.
 */
export async function correctInternship(
  actor: Actor,
  input: { id: unknown; fields: Readonly<Record<string, unknown>> },
): Promise<{ internship: InternshipSummary } | null> {
  const by = authorize(actor, 'internship:correct-own');
  const id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  const names: readonly string[] = CORRECTED;
  const isText = Object.keys(input.fields).every((name) => names.includes(name));
  const fields = correctionSchema.parse(input.fields);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const listing = await findOwnListing(by.id, id);
    if (!isText) return null;
    const change = changeOf(listing, fields);
    if (Object.keys(change).length === 0) return { internship: toSummary(listing, new Date()) };
    const approved = await approvedTextsOf(listing);
    const after = { ...listing, ...textsOf(listing), ...change };
    if (!approved || !(await isSmallEdit(approved, after))) return null;
    const record = await withTransaction(() => writeUnchanged(by, listing, { change, approved }));
    if (record) return { internship: toSummary(record, new Date()) };
  }
  throw stale();
}

interface Correction {
  change: Texts;
  approved: ApprovedTexts;
}

/** Returns null if the listing has changed since it was compared and checked. Call it in a transaction. */
async function writeUnchanged(
  by: SignedInUser,
  compared: InternshipRecord,
  correction: Correction,
): Promise<InternshipRecord | null> {
  const current = await lockOwnListing(by.id, compared._id);
  const isSame = answeredMoment(current.updatedAt) === answeredMoment(compared.updatedAt);
  return isSame ? write(by, current, correction) : null;
}

const changeOf = (current: InternshipRecord, fields: Texts): Texts =>
  Object.fromEntries(
    CORRECTED.flatMap((name) =>
      fields[name] === undefined || fields[name] === current[name] ? [] : [[name, fields[name]]],
    ),
  );

/** Call it in a transaction. */
async function write(
  by: SignedInUser,
  current: InternshipRecord,
  { change, approved }: Correction,
): Promise<InternshipRecord> {
  const after = { ...current, ...change };
  const names = { featuredSlug: featuredSlug(after), prefixes: internshipPrefixes(after) };
  const texts = { ...change, approvedTexts: approved, fingerprint: fingerprintOf(after) };
  const record = await writeChange(by, current, { $set: { ...texts, ...names } });
  if (!record) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  return record;
}
