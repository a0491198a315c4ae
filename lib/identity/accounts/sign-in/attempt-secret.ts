import { decode } from 'next-auth/jwt';
import { authSecrets } from '@/lib/platform/env/secret-key';
import { stateCookieName } from './next-auth-options';

const opens = (secret: string, token: string, salt: string): Promise<boolean> =>
  decode({ token, secret, salt }).then(
    () => true,
    () => false,
  );

/** The secret that encrypted a sign-in attempt: the old one, if it began before the new one came first. */
export async function attemptSecret(cookieOf: (name: string) => string | undefined): Promise<string> {
  const [newest, old] = authSecrets();
  const name = stateCookieName();
  const state = cookieOf(name);
  if (old === undefined || state === undefined) return newest;
  return (await opens(newest, state, name)) ? newest : old;
}
