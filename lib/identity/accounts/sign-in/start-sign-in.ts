import { parse } from 'cookie';
import { z } from 'zod';
import { AppError } from '@/lib/platform/core/errors';
import { clientAddress } from '@/lib/platform/http/client-address';
import { watchSignIn } from '@/lib/platform/monitoring/events';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { askNextAuth } from './ask-next-auth';
import { onlyChecks } from './check-cookies';
import { findProvider, type Provider } from './oauth-providers';
import { returnCookie } from './return-cookie';

/** `from` is the path to continue to. */
export const signInStart = z.object({ from: z.string().max(2_048).optional() });

const csrf = z.object({ csrfToken: z.string() });

/** The error for an unreachable provider. It says how else to log in. */
export function unreached({ name }: Provider, cause: unknown): AppError {
  const message = `We couldn’t reach ${name}. Try again in a moment, or log in with your password.`;
  const error = new AppError('unavailable', message, { retryAfter: 5, unavailable: 'sign-in provider' });
  error.cause = cause;
  return error;
}

interface Start {
  kind: 'started';
  name: string;
  location: string;
  /** `Set-Cookie` values of the checks, which bind the provider's response to this browser. */
  cookies: string[];
}

/** next-auth requires its own CSRF token, although the origin of the request has been checked. */
async function begin(provider: Provider): Promise<Start> {
  const asked = await askNextAuth({ action: 'csrf', provider, cookies: {} });
  const body = csrf.parse(asked.body);
  const cookies = parse(asked.cookies.map((cookie) => cookie.split(';')[0]).join('; '));
  const answer = await askNextAuth({ action: 'signin', provider, body, cookies });
  if (answer.failure !== undefined) throw unreached(provider, answer.failure);
  return {
    kind: 'started',
    name: provider.name,
    location: answer.location,
    cookies: onlyChecks(answer.cookies),
  };
}

/** Starts a sign-in with a provider. Throws 422, 429, 404 for a provider that is not configured, and 503 if it is unreachable. */
export async function startSignIn(
  id: unknown,
  input: unknown,
  request: { headers: Headers },
): Promise<Start> {
  const { from } = signInStart.parse(input);
  const provider = findProvider(id);
  const work = async () => {
    await limitRate('sign in', clientAddress(request), '');
    return begin(provider);
  };
  const start = await watchSignIn(provider.id, work());
  return { ...start, cookies: [...start.cookies, returnCookie(from)] };
}
