import { authorize, type Actor } from '@/lib/auth/actor';
import { PAGE_SIZE, pageNumber, paged, skipTo, type Paged } from '@/lib/paging';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { toPublic, type PublicInternship } from './mapper';

/** Every listing that is not deleted, closed ones too, newest first, ten a page: for the office. */
export async function listAllInternships(
  actor: Actor,
  input: { page?: unknown },
): Promise<{ internships: PublicInternship[] } & Paged> {
  authorize(actor, 'internship:read-all');
  const page = pageNumber(input.page);
  const filter = { deletedAt: null };
  const [records, total] = await Promise.all([
    InternshipModel.find(filter)
      .sort({ createdAt: -1 })
      .skip(skipTo(page))
      .limit(PAGE_SIZE)
      .lean<InternshipRecord[]>(),
    InternshipModel.countDocuments(filter),
  ]);
  const now = new Date();
  return { internships: records.map((record) => toPublic(record, now)), ...paged(page, total) };
}
