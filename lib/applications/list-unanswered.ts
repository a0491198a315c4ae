import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { accountsOf } from '@/lib/employers/accounts-of';
import { objectId } from '@/lib/platform/db/ids';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/still-there';
import { ApplicationModel } from '@/models/application';
import { MAX_MOVED } from './schemas';
import { UNANSWERED } from './steps';

/** Ids of the applications to a listing of the signed-in employer that have no answer yet, at most 500, the first one first. */
export async function listUnanswered(actor: Actor, input: { internshipId: unknown }): Promise<string[]> {
  const { id } = authorize(actor, 'application:read-applicants');
  const internshipId = objectId(input.internshipId, INTERNSHIP_NOT_FOUND);
  const own = { internshipId, employerId: await accountsOf(id), status: { $in: UNANSWERED } };
  const records = await ApplicationModel.find(own)
    .sort({ appliedAt: 1 })
    .limit(MAX_MOVED)
    .select('_id')
    .lean();
  return records.map(({ _id }) => _id.toHexString());
}
