import type { Types } from 'mongoose';
import { accountsOf } from '@/lib/employers/accounts-of';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findPage } from '@/lib/platform/paging/find-page';
import type { Paged } from '@/lib/platform/paging/paging';
import { sumViews } from '@/lib/views/read-views';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { toEmployer, type EmployerInternship } from './mapper';

/** Lists the signed-in employer's listings, closed ones too, newest first, ten a page. */
export async function listOwnInternships(
  actor: Actor,
  input: { page?: unknown },
): Promise<{ internships: EmployerInternship[] } & Paged> {
  const { id } = authorize(actor, 'internship:read-own');
  const { records, ...facts } = await findPage<InternshipRecord>(InternshipModel, {
    filter: { employerId: await accountsOf(id), deletedAt: null },
    page: input.page,
    order: { createdAt: -1 },
  });
  const ids = records.map((record) => record._id);
  const [applicants, views] = await Promise.all([countApplicants(ids), sumViews(ids)]);
  const now = new Date();
  return {
    internships: records.map((record) => {
      const hex = record._id.toHexString();
      return toEmployer(record, { applicants: applicants.get(hex) ?? 0, views: views.get(hex) ?? 0 }, now);
    }),
    ...facts,
  };
}

async function countApplicants(internshipIds: Types.ObjectId[]): Promise<Map<string, number>> {
  if (internshipIds.length === 0) return new Map();
  const counted = await ApplicationModel.aggregate<{ _id: Types.ObjectId; applicants: number }>([
    { $match: { internshipId: { $in: internshipIds } } },
    { $group: { _id: '$internshipId', applicants: { $sum: 1 } } },
  ]);
  return new Map(counted.map(({ _id, applicants }) => [_id.toHexString(), applicants]));
}
