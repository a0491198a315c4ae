import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { registrationOf } from '@/dev/testing/client/registration';
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
