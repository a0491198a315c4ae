import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/auth/actor';
import { PAGE_SIZE, pageNumber, paged, skipTo, type Paged } from '@/lib/paging';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { toEmployer, type EmployerInternship } from './mapper';

/** The listings of the signed-in employer, closed ones too, newest first, ten a page. */
export async function listOwnInternships(
  actor: Actor,
  input: { page?: unknown },
): Promise<{ internships: EmployerInternship[] } & Paged> {
  const { id } = authorize(actor, 'internship:read-own');
  const page = pageNumber(input.page);
  const filter = { employerId: new Types.ObjectId(id), deletedAt: null };
  const [records, total] = await Promise.all([
    InternshipModel.find(filter)
      .sort({ createdAt: -1 })
      .skip(skipTo(page))
      .limit(PAGE_SIZE)
      .lean<InternshipRecord[]>(),
    InternshipModel.countDocuments(filter),
  ]);
  const applicants = await countApplicants(records.map((record) => record._id));
  const now = new Date();
  return {
    internships: records.map((record) =>
      toEmployer(record, applicants.get(record._id.toHexString()) ?? 0, now),
    ),
    ...paged(page, total),
  };
}

async function countApplicants(internshipIds: Types.ObjectId[]): Promise<Map<string, number>> {
  const rows = await ApplicationModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { internshipId: { $in: internshipIds } } },
    { $group: { _id: '$internshipId', count: { $sum: 1 } } },
  ]);
  return new Map(rows.map((row) => [row._id.toHexString(), row.count]));
}
