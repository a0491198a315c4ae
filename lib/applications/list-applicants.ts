import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { accountsOf } from '@/lib/employers/accounts-of';
import { objectId } from '@/lib/platform/db/ids';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/still-there';
import { AppError } from '@/lib/platform/core/errors';
import { findPage } from '@/lib/platform/paging/find-page';
import type { Paged } from '@/lib/platform/paging/paging';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { InternshipModel } from '@/models/internship';
import { withPeople, type Applicant } from './with-people';

/**
 * Lists the applicants to a listing of the signed-in employer, newest first, ten a page. Throws 404 for another
 * employer's listing.
 */
export async function listApplicants(
  actor: Actor,
  input: { internshipId: unknown; page?: unknown },
): Promise<{ applicants: Applicant[] } & Paged> {
  const { id } = authorize(actor, 'application:read-applicants');
  const internshipId = objectId(input.internshipId, INTERNSHIP_NOT_FOUND);
  const own = { _id: internshipId, employerId: await accountsOf(id), deletedAt: null };
  if (!(await InternshipModel.exists(own))) {
    throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  }
  const { records, ...facts } = await findPage<ApplicationRecord>(ApplicationModel, {
    filter: { internshipId },
    page: input.page,
    order: { appliedAt: -1 },
  });
  return { applicants: await withPeople(records), ...facts };
}
