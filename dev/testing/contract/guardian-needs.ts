import { adultFrom, birthMonths } from '@/lib/identity/accounts/minors/age';
import { guardianToken } from '@/lib/identity/accounts/minors/guardian-link';
import { newLinkKey } from '@/lib/identity/accounts/minors/new-minor';
import { issueToken } from '@/lib/identity/accounts/tokens';
import type { ConsentState } from '@/lib/platform/core/vocabulary';
import { uniqueLetters, type ApiRequest } from '../client/client-for';
import { makeUser } from '../data/fixtures';

type Sent = ApiRequest & { params?: Record<string, string> };

/** Creates a 16-year-old. */
export async function young(state: ConsentState = 'asked') {
  const now = new Date();
  const email = `${uniqueLetters()}@people.example`;
  const minor = {
    adultFrom: adultFrom(birthMonths(now)[0] ?? ''),
    guardian: { name: 'Grace Kamau', email },
    state,
    changedAt: now,
    waitingSince: now,
    textVersion: null,
    linkKey: newLinkKey(),
  };
  return { user: await makeUser('recent graduate', { minor }), minor, email };
}

async function asChild(): Promise<Sent> {
  return { token: (await young()).user.token };
}

async function ownLink(): Promise<Sent> {
  const { user, minor } = await young('consented');
  return { params: { token: guardianToken(user.id, minor) } };
}

/** Creates the data that the calls about guardians need to succeed. */
export const guardianNeeds: Record<string, () => Promise<Sent>> = {
  'GET /api/guardian': asChild,
  'PUT /api/guardian': asChild,
  'POST /api/guardian': asChild,
  'POST /api/guardian/ask': asChild,
  'POST /api/guardian/consent/{token}': async () => {
    const { user, email } = await young();
    return { params: { token: await issueToken('guardian consent', user._id, email) } };
  },
  'GET /api/guardian/child/{token}': ownLink,
  'POST /api/guardian/child/{token}': ownLink,
  'GET /api/guardian/child/{token}/export': ownLink,
  'POST /api/guardian/child/{token}/delete': ownLink,
};
