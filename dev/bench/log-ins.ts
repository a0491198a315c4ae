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
  if (answer.status !== 200) throw new Error(`a log-in answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { token: string };
}

/** Registers a user, verifies the address and returns the username. Needs a connection to the database. */
export async function someone(appUrl: string): Promise<string> {
  const person = registrationOf({ username: uniqueLetters() });
  const answer = await fetch(`${appUrl}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
  });
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}: ${await answer.text()}`);
  await UserModel.updateOne({ username: person.username }, { $set: { isVerified: true } });
  return person.username;
}

/**
 * Keeps `atOnce` log-ins running until stopped. Stopping waits for the last one and returns how many
 * finished.
 */
export function keepLoggingIn(appUrl: string, atOnce: number, name: string): () => Promise<number> {
  let stopped = false;
  let answered = 0;
  const one = async () => {
    while (!stopped) {
      await logIn(appUrl, name);
      answered += 1;
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, one));
  return async () => {
    stopped = true;
    await all;
    return answered;
  };
}
