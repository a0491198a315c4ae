import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { ofOwnEmployer } from '@/lib/employers/membership';
import { objectId } from '@/lib/platform/db/ids';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { toSummary, type InternshipSummary } from './mapper';
import { INTERNSHIP_NOT_FOUND } from './still-there';
import { SUMMARY_FIELDS, type SummaryRecord } from './summary-fields';

/** A listing as its employer manages it. */
export interface OwnListing extends InternshipSummary {
  /** When it is published, ISO 8601, UTC; null once it was. */
  publishAt: string | null;
}

/** One listing of the signed-in employer, open or closed. Throws 404 for another's. */
export async function readOwnInternship(actor: Actor, input: { id: unknown }): Promise<OwnListing> {
  const employer = authorize(actor, 'internship:read-own');
  const _id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  const own = { _id, ...(await ofOwnEmployer(employer.id)), deletedAt: null };
  const record = await InternshipModel.findOne(own)
    .select([...SUMMARY_FIELDS, 'publishAt'])
    .lean<SummaryRecord & Pick<InternshipRecord, 'publishAt'>>();
  if (!record) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  return { ...toSummary(record, new Date()), publishAt: record.publishAt?.toISOString() ?? null };
}
