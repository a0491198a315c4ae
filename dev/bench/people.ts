import { fillScale } from '@/dev/sample/scale/fill';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { registrationOf } from '@/dev/testing/client/registration';
import { makeResume, makeUser, ownedBy } from '@/dev/testing/data/fixtures';
import { ApplicationModel } from '@/models/application';
import { InternshipModel } from '@/models/internship';
import { UserModel } from '@/models/user';

/** Logs a user in. Throws if the service refuses. */
export async function logIn(appUrl: string, emailOrUsername: string): Promise<{ token: string }> {
  const answer = await fetch(`${appUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailOrUsername, password: TEST_PASSWORD }),
  });
  if (answer.status !== 200)
    throw new Error(`a login returned status ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { token: string };
}

/** Registers a user, verifies the address and returns the username. Requires a database connection. */
export async function someone(appUrl: string): Promise<string> {
  const person = registrationOf({ username: uniqueLetters() });
  const answer = await fetch(`${appUrl}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
  });
  if (answer.status !== 201)
    throw new Error(`a registration returned status ${answer.status}: ${await answer.text()}`);
  await UserModel.updateOne({ username: person.username }, { $set: { isVerified: true } });
  return person.username;
}

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
