import { ApplicationModel } from '@/models/application';
import { InternshipModel } from '@/models/internship';
import { makeResume, makeUser } from '../../testing/data/fixtures';
import { fillDashboard } from '../fill-dashboard';

/** The tokens with which somebody of each role asks. */
export type Tokens = Record<'graduate' | 'employer' | 'administrator', string>;

/** Listings that the employer owns and the graduate has applied to: more than a page of them. */
const OWN = 25;

/** Puts so many rows of everything into the connected database, and somebody of each role who has rows of their own. */
export async function fillRoles(rows: number): Promise<Tokens> {
  await fillDashboard(rows);
  const graduate = await makeUser('recent graduate');
  const employer = await makeUser('employer');
  const administrator = await makeUser('administrator');
  const resumeId = await makeResume(graduate);
  const listings = await InternshipModel.find({}).sort({ createdAt: -1 }).limit(OWN).select('_id').lean();
  const ids = listings.map(({ _id }) => _id);
  await InternshipModel.updateMany({ _id: { $in: ids } }, { $set: { employerId: employer._id } });
  await ApplicationModel.insertMany(
    ids.map((internshipId) => ({
      internshipId,
      userId: graduate._id,
      resumeId,
      employerId: employer._id,
      status: 'applied' as const,
      appliedAt: new Date(),
    })),
  );
  return { graduate: graduate.token, employer: employer.token, administrator: administrator.token };
}
