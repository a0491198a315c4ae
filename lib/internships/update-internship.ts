import type { Types } from 'mongoose';
import { difference, recordAuditEntry } from '@/lib/audit/record';
import { authorize, type Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { objectId } from '@/lib/ids';
import { searchTerms } from '@/lib/search/search-terms';
import { internshipBeginnings, InternshipModel, type InternshipRecord } from '@/models/internship';
import { auditFacts, auditTarget } from './audit-facts';
import { fingerprintOf } from './fingerprint';
import { listingChanged } from './freshness';
import { withFreeSlug } from './insert';
import type { StaffInternship } from './mapper';
import { internshipEditSchema, type InternshipFields } from './schemas';
import { featuredSlug } from './slugs';
import { INTERNSHIP_GONE, INTERNSHIP_NOT_FOUND } from './still-there';
import { withCreator } from './with-creators';

const stale = () =>
  new AppError('conflict', 'Somebody else has changed this internship meanwhile. Reload it and try again.');

/**
 * Changes a listing. Takes its id, its fields and, to refuse a stale edit with 409, the `updatedAt` the editor saw; an optional
 * field that is left out stays as it is. Its address stays, unless it moves to an industry where that address is taken.
 * Throws 404, 409, 410, 422.
 */
export async function updateInternship(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ internship: StaffInternship }> {
  const by = authorize(actor, 'internship:update');
  const { updatedAt, ...fields } = internshipEditSchema.parse(input.fields);
  const current = await findEditable(objectId(input.id, INTERNSHIP_NOT_FOUND));
  if (updatedAt && Date.parse(updatedAt) !== current.updatedAt.getTime()) throw stale();
  const seen = updatedAt ? { updatedAt: current.updatedAt } : {};
  const record = await write(current, fields, seen);
  if (!record) {
    await findEditable(current._id);
    throw stale();
  }
  listingChanged(record);
  await recordAuditEntry(by, {
    action: 'internship updated',
    target: auditTarget(record),
    ...difference(auditFacts(current), auditFacts(record)),
  });
  return { internship: await withCreator(record) };
}

async function findEditable(id: Types.ObjectId): Promise<InternshipRecord> {
  const record = await InternshipModel.findById(id).lean<InternshipRecord>();
  if (!record) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  if (record.deletedAt) throw new AppError('gone', INTERNSHIP_GONE);
  return record;
}

/** What of an edit was sent: a field left out stays as it is. */
const sent = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

async function write(
  current: InternshipRecord,
  fields: InternshipFields,
  seen: { updatedAt?: Date },
): Promise<InternshipRecord | null> {
  const { _id, slug, industryId } = current;
  const moved = industryId === fields.industryId ? {} : { formerIndustryId: industryId };
  const search = await searchTerms({ ...current, ...sent(fields) });
  const update = (free: string) =>
    InternshipModel.findOneAndUpdate(
      { _id, deletedAt: null, ...seen },
      {
        $set: {
          ...fields,
          ...moved,
          slug: free,
          featuredSlug: featuredSlug(fields),
          fingerprint: fingerprintOf({ ...current, ...sent(fields) }),
          beginnings: internshipBeginnings(fields),
          search,
        },
      },
      { returnDocument: 'after', runValidators: true },
    ).lean<InternshipRecord>();
  return industryId === fields.industryId ? update(slug) : withFreeSlug(fields, _id, update);
}
