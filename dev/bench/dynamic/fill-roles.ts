import { ApplicationModel } from '@/models/application';
import { InternshipModel } from '@/models/internship';
import { makeResume, makeUser, ownedBy } from '../../testing/data/fixtures';
import { fillDashboard } from '../fill-dashboard';

export type Tokens = Record<'graduate' | 'employer' | 'administrator', string>;

/** Number of the employer's listings that the graduate has applied to: more than one page. */
const OWN = 25;

/**
 * Inserts rows of each kind and a user of each role into the connected database. Some listings belong to the employer, and the graduate
 * has applied to them.
 */
export async function fillRoles(rows: number): Promise<Tokens> {
  await fillDashboard(rows);
  const graduate = await makeUser('recent graduate');
  const employer = await makeUser('employer');
  const administrator = await makeUser('administrator');
  const resumeId = await makeResume(graduate);
  const listings = await InternshipModel.find({}).sort({ createdAt: -1 }).limit(OWN).select('_id').lean();
  const ids = listings.map(({ _id }) => _id);
  const owned = await ownedBy(employer._id);
  await InternshipModel.updateMany({ _id: { $in: ids } }, { $set: owned });
  await ApplicationModel.insertMany(
    ids.map((internshipId) => ({
      internshipId,
      userId: graduate._id,
      resumeId,
      ...owned,
      status: 'applied' as const,
      appliedAt: new Date(),
    })),
  );
  return { graduate: graduate.token, employer: employer.token, administrator: administrator.token };
}
