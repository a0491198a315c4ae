import { register } from '@/lib/identity/accounts/register';
import { once } from '@/lib/platform/idempotency/idempotency';

const ADDRESS = '203.0.113.7';

/** Registers a user as the route does, with an idempotency key. Returns the response. */
export function registerOnce({ key, ...input }: { key: string }): Promise<{ message: string }> {
  const body = () => Promise.resolve(input);
  return once({ who: ADDRESS, what: 'POST /api/auth/register', people: [], key, body }, async (claim) => {
    await claim(input);
    return register(input, ADDRESS);
  });
}
