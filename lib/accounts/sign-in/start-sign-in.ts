import { parse } from 'cookie';
import { z } from 'zod';
import { AppError } from '@/lib/platform/core/errors';
import { clientAddress } from '@/lib/platform/http/client-address';
import { watchSignIn } from '@/lib/platform/monitoring/events';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { askNextAuth } from './ask-next-auth';
import { onlyChecks } from './check-cookies';
import { findProvider, type Provider } from './providers';
import { returnCookie } from './return-cookie';

/** Of a sign-in that begins: where to go on afterwards. */
export const signInStart = z.object({ from: z.string().max(2_048).optional() });

const csrf = z.object({ csrfToken: z.string() });

/** The answer where a provider cannot be asked; it says what goes on working. */
export function unreached({ name }: Provider, cause: unknown): AppError {
  const message = `We could not reach ${name}. Please try again in a moment, or log in with your password.`;
  const error = new AppError('unavailable', message, { unavailable: 'sign-in provider' });
  error.cause = cause;
  return error;
}

interface Start {
  kind: 'started';
  /** What the provider is called. */
  name: string;
  /** The page of the provider to go to. */
  location: string;
  /** `Set-Cookie` values that hold its answer to this browser. */
  cookies: string[];
}

/** next-auth asks for a token of its own before it begins; that the form is ours is known by then. */
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

/**
 * Begins a sign-in with an account elsewhere. Takes the provider's id, what the form says (`from`: a path of this site to go on to) and
 * the request; gives the page of the provider to go to, with the cookies that bind its answer to this browser.
 * Throws 404 for a provider that is not set, 422, 429, 503 where the provider cannot be reached.
 */
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
