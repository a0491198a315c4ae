import NextAuth from 'next-auth';
import { cookies } from 'next/headers';
import { NextRequest } from 'next/server';
import { z } from 'zod';
import { env } from '@/lib/platform/env/env';
import { authSecrets } from '@/lib/platform/env/secret-key';
import { attemptSecret } from './attempt-secret';
import { runAttempt, type Attempt } from './attempt';
import { csrfCookie, nextAuthOptions, pathCookie } from './next-auth-options';
import type { Provider } from './oauth-providers';

type Action = 'csrf' | 'signin' | 'callback';

/** Calls next-auth's route handler, which reads the cookies of the current request. */
async function call(
  provider: Provider,
  action: Action,
  { query = '', form }: { query?: string; form?: Record<string, string> } = {},
): Promise<Response> {
  process.env.NEXTAUTH_URL ??= env().APP_URL;
  const address = new URL(`/api/auth/${action}/${provider.id}?${query}`, env().APP_URL);
  const request = new NextRequest(address, form && { method: 'POST', body: new URLSearchParams(form) });
  const params = { nextauth: [action, provider.id] };
  const jar = await cookies();
  const secret =
    action === 'callback' ? await attemptSecret((name) => jar.get(name)?.value) : authSecrets()[0];
  return (await NextAuth(request, { params }, nextAuthOptions(provider, secret))) as Response;
}

const csrf = z.object({ csrfToken: z.string() });

type Jar = Awaited<ReturnType<typeof cookies>>;

/** next-auth requires its own CSRF token, although the origin of the request has been checked. */
async function csrfToken(provider: Provider, jar: Jar): Promise<string> {
  const { name, options } = csrfCookie();
  const answer = await call(provider, 'csrf');
  const sent = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  const value = sent?.slice(name.length + 1).split(';', 1)[0];
  if (value !== undefined) jar.set(name, decodeURIComponent(value), options);
  return csrf.parse(await answer.json()).csrfToken;
}

interface Answered extends Attempt {
  answer: Response;
}

/** Returns next-auth's redirect to the provider, or the failure. `path` is where to continue after the sign-in. */
export async function askForRedirect(provider: Provider, path: string): Promise<Answered> {
  const attempt: Attempt = {};
  const answer = await runAttempt(attempt, async () => {
    const jar = await cookies();
    const { name, options } = pathCookie();
    // next-auth would not renew the cookie of an earlier attempt with the same path.
    jar.set(name, path, options);
    return call(provider, 'signin', { form: { csrfToken: await csrfToken(provider, jar) } });
  });
  return { ...attempt, answer };
}

/** Returns next-auth's response to the provider's redirect, or the failure. It sets the session if `decide` returns a user. */
export async function askForSession(
  provider: Provider,
  query: URLSearchParams,
  decide: Attempt['decide'],
): Promise<Answered> {
  const attempt: Attempt = { decide };
  const answer = await runAttempt(attempt, () => call(provider, 'callback', { query: query.toString() }));
  return { ...attempt, answer };
}
