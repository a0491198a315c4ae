import { childActor } from '@/lib/identity/accounts/minors/ask-guardian';
import { CONSENT_VERSION } from '@/lib/identity/accounts/minors/consent-text';
import {
  decisionTemplate,
  decisionToldTemplate,
  type Child,
} from '@/lib/identity/accounts/minors/mail-templates';
import { spendAll } from '@/lib/identity/accounts/tokens';
import { type AuditActor, recordAuditEntry, userTarget } from '@/lib/trust/audit/record';
import { enqueue } from '@/lib/platform/mail/outbox';
import { MAX_ADDRESS, type ConsentOrigin } from '@/models/minor';
import { UserModel, type UserRecord } from '@/models/user';

export type ChildRecord = Child & Pick<UserRecord, 'username'>;

export const CHILD_FIELDS = 'firstName lastName username email minor';

const ACTIONS = {
  consented: 'guardian consented',
  refused: 'guardian refused',
  withdrawn: 'consent withdrawn',
} as const;

/** Audits a guardian under the child's id, because guardians have no accounts. */
const guardianActor = (child: ChildRecord): AuditActor => {
  const actor = childActor(child);
  return actor && { ...actor, firstName: 'Guardian of', lastName: `${child.firstName} ${child.lastName}` };
};

/**
 * Stores a guardian's decision, with the text and the network address of a consent, which stay after a withdrawal. Invalidates the consent
 * links, audits the decision and notifies both. Call it in a transaction.
 */
export async function setConsent(
  child: ChildRecord,
  { state, address, now }: { state: keyof typeof ACTIONS; address: string; now: Date },
): Promise<void> {
  const textVersion = state === 'consented' ? CONSENT_VERSION : null;
  const waitingSince = state === 'consented' ? null : (child.minor.waitingSince ?? now);
  await UserModel.updateOne(
    { _id: child._id },
    {
      $set: {
        'minor.state': state,
        'minor.changedAt': now,
        'minor.waitingSince': waitingSince,
        ...(state === 'consented' && {
          'minor.textVersion': textVersion,
          'minor.consent': {
            at: now,
            address: address.slice(0, MAX_ADDRESS),
            email: child.minor.guardian.email,
          } satisfies ConsentOrigin,
        }),
      },
    },
  );
  await spendAll(child._id, ['guardian consent']);
  await recordAuditEntry(guardianActor(child), {
    action: ACTIONS[state],
    target: userTarget(child),
    before: { consent: child.minor.state },
    after: { consent: state, textVersion },
    at: now,
  });
  await enqueue(decisionTemplate(child, state));
  await enqueue(decisionToldTemplate(child, state));
}
