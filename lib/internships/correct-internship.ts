import type { z } from 'zod';
import { difference, recordAuditEntry } from '@/lib/audit/record';
import { checkListing, isSevere } from '@/lib/checks/check-listing';
import { newSince } from '@/lib/checks/override';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError, invalidField } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { internshipPrefixes, InternshipModel, type InternshipRecord } from '@/models/internship';
import { auditFields, auditTarget } from './audit-facts';
import { fingerprintOf } from './fingerprint';
import { invalidateListing } from './invalidate-listing';
import { isCorrection } from './is-correction';
import { toSummary, type InternshipSummary } from './mapper';
import { lockOwnListing } from './move-deadline';
import { internshipSchema } from './schemas';
import { featuredSlug } from './slugs';
import { INTERNSHIP_NOT_FOUND } from './still-there';

/** The texts of a listing whose spelling its employer corrects. The name of the company is not among them: it could become another's. */
const CORRECTED = ['title', 'duration', 'howToApply', 'descriptionParagraph'] as const;
type Corrected = (typeof CORRECTED)[number];
type Texts = Partial<Record<Corrected, string>>;

const correctionSchema = internshipSchema
  .pick({ title: true, duration: true, howToApply: true, descriptionParagraph: true })
  .partial();

const MORE_THAN_A_SLIP =
  'This changes more than the spelling. Submit the internship again with your changes, so that we can review it.';

/**
 * Corrects the spelling of a published listing of the signed-in employer at once. Takes the texts to correct; omitted ones stay. Throws
 * 404 for another employer's listing, 409 for what is more than a spelling, 422 for a text that the checks find severe.
 */
export async function correctInternship(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ internship: InternshipSummary }> {
  const by = authorize(actor, 'internship:correct-own');
  const fields: z.infer<typeof correctionSchema> = correctionSchema.parse(input.fields);
  const id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  const record = await withTransaction(async () => write(by, await lockOwnListing(by.id, id), fields));
  return { internship: toSummary(record, new Date()) };
}

/** Whether changes, whatever fields they have, only spell texts differently. */
export const isSlip = (
  current: InternshipRecord,
  changes: Readonly<Record<string, unknown>>,
): changes is Texts =>
  Object.entries(changes).every(
    ([name, text]) =>
      CORRECTED.some((one) => one === name) &&
      typeof text === 'string' &&
      isCorrection(current[name as Corrected] ?? '', text),
  );

/** The texts that differ. Throws 409 where one is not the same text, spelt differently. */
function changeOf(current: InternshipRecord, fields: Texts): Texts {
  const changed = CORRECTED.filter((name) => fields[name] !== undefined && fields[name] !== current[name]);
  const refused = changed.filter((name) => !isCorrection(current[name] ?? '', fields[name] ?? ''));
  if (refused.length > 0) {
    const errors = Object.fromEntries(refused.map((name) => [name, MORE_THAN_A_SLIP]));
    throw new AppError('conflict', MORE_THAN_A_SLIP, { errors });
  }
  return Object.fromEntries(changed.map((name) => [name, fields[name]]));
}

function refuseSevere(current: InternshipRecord, after: InternshipRecord): void {
  const [worst] = newSince(checkListing(current), checkListing(after)).filter(isSevere);
  if (worst) throw invalidField(worst.field, worst.because);
}

/** In a transaction. */
async function write(by: SignedInUser, current: InternshipRecord, fields: Texts): Promise<InternshipRecord> {
  const change = changeOf(current, fields);
  if (Object.keys(change).length === 0) return current;
  const after = { ...current, ...change };
  refuseSevere(current, after);
  const names = { featuredSlug: featuredSlug(after), prefixes: internshipPrefixes(after) };
  const record = await InternshipModel.findByIdAndUpdate(
    current._id,
    { $set: { ...change, ...names, fingerprint: fingerprintOf(after) } },
    { returnDocument: 'after', runValidators: true },
  ).lean<InternshipRecord>();
  if (!record) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  await recordAuditEntry(by, {
    action: 'internship updated',
    target: auditTarget(record),
    ...difference(auditFields(current), auditFields(record)),
  });
  invalidateListing(record);
  return record;
}
