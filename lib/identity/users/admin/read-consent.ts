import { consentEvidence, type ConsentEvidence } from '@/lib/identity/accounts/minors/consent-evidence';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import type { ConsentState } from '@/lib/platform/core/vocabulary';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { findUser } from './find-user';

export interface GuardianConsent {
  name: string;
  email: string;
  state: ConsentState;
  changedAt: AnsweredMoment;
  evidence: ConsentEvidence | null;
}

/** Returns the guardian of a minor with the proof of their consent. Null for an adult. Throws 403, 404. */
export async function readConsent(
  actor: Actor,
  input: { id: unknown },
): Promise<{ consent: GuardianConsent | null }> {
  authorize(actor, 'user:read');
  const { firstName, minor } = await findUser(input.id);
  if (!minor) return { consent: null };
  const { guardian, state, changedAt } = minor;
  return {
    consent: {
      name: guardian.name,
      email: guardian.email,
      state,
      changedAt: answeredMoment(changedAt),
      evidence: consentEvidence(firstName, minor),
    },
  };
}
