import type { Types } from 'mongoose';
import { z } from 'zod';
import { ofOwnEmployer } from '@/lib/employers/members/membership';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findPage } from '@/lib/platform/pagination/find-page';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { hasPrefix } from '@/lib/platform/pagination/prefix-filter';
import { chosen, searchText } from '@/lib/search/engine/schemas';
import { sumViews } from '@/lib/internships/views/read-views';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { LISTING_ORDERS, LISTING_SORTS, OWN_STATES } from './list-choices';
import { toEmployer, type EmployerInternship } from './mapper';
import { deadlineOf } from './open-status';

export const ownFilters = z.object({
  q: searchText,
  status: chosen(OWN_STATES, 'status'),
  sort: chosen(LISTING_SORTS, 'sort'),
});

/**
 * Lists the signed-in employer's listings, including closed ones, newest first by default, ten per page. `q` matches the start of
 * words in the title, company or location. Throws 422 for invalid filters.
 */
export async function listOwnInternships(
  actor: Actor,
  input: { page?: unknown; q?: unknown; status?: unknown; sort?: unknown },
): Promise<{ internships: EmployerInternship[] } & Paged> {
  const { id } = authorize(actor, 'internship:read-own');
  const { q, status, sort = 'newest' } = ownFilters.parse(input);
  const now = new Date();
  const { records, ...facts } = await findPage<InternshipRecord>(InternshipModel, {
    filter: {
      ...(await ofOwnEmployer(id)),
      deletedAt: null,
      ...hasPrefix(q),
      ...(status && deadlineOf(status, now)),
    },
    page: input.page,
    order: LISTING_ORDERS[sort],
  });
  const ids = records.map((record) => record._id);
  const [applicants, views] = await Promise.all([countApplicants(ids), sumViews(ids)]);
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
