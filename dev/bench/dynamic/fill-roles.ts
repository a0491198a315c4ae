import { fillScale } from '@/dev/sample/scale/fill';
import { ApplicationModel } from '@/models/application';
import { InternshipModel } from '@/models/internship';
import { makeResume, makeUser, ownedBy } from '../../testing/data/fixtures';

export type Tokens = Record<'graduate' | 'employer' | 'administrator', string>;

/** Number of the employer's listings that the graduate has applied to: more than one page. */
const OWN = 25;

/**
 * Inserts rows of each kind and a user of each role into the connected database. Some listings belong to the employer, and the graduate
 * has applied to them.
 */
export async function fillRoles(rows: number): Promise<Tokens> {
  const graduate = await makeUser('recent graduate');
  const employer = await makeUser('employer');
  const administrator = await makeUser('administrator');
  const owned = await ownedBy(employer._id);
  const counts = {
    listings: rows,
    users: rows,
    applications: rows,
    clicks: rows,
    submissions: rows,
    auditEntries: rows,
  };
  const { listings } = await fillScale(counts, new Date(), { employer: owned }, () => undefined);
  const ids = listings.slice(0, OWN).map(({ _id }) => _id);
  await InternshipModel.updateMany({ _id: { $in: ids } }, { $set: owned });
  const resumeId = await makeResume(graduate);
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
