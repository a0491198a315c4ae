import { z } from 'zod';
import { AppError } from '@/lib/platform/core/errors';
import { clientAddress } from '@/lib/platform/http/client-address';
import { watchSignIn } from '@/lib/platform/monitoring/events';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { askForRedirect } from './ask-next-auth';
import { continuePath } from './next-auth-options';
import { findProvider, type Provider } from './oauth-providers';

/** `from` is the path to continue to. */
export const signInStart = z.object({ from: z.string().max(2_048).optional() });

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

async function begin(provider: Provider, from: unknown): Promise<Start> {
  const { answer, failure } = await askForRedirect(provider, continuePath(from));
  if (failure !== undefined) throw unreached(provider, failure);
  const location = answer.headers.get('location') ?? '';
  return { kind: 'started', name: provider.name, location, cookies: answer.headers.getSetCookie() };
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
    return begin(provider, from);
  };
  return watchSignIn(provider.id, work());
}
