import type { Types } from 'mongoose';
import { type AuditActor, recordAuditEntry, userActor, userTarget } from '@/lib/trust/audit/record';
import { enqueue } from '@/lib/platform/mail/outbox';
import { takePlace } from '@/lib/platform/rate-limit/mailbox';
import { UserModel, type UserRecord } from '@/models/user';
import { issueToken } from '../tokens';
import { isAdult } from './age';
import { consentAskedTemplate, type Child } from './mail-templates';

type Named = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'username'>;

/** The person as the actor in audit entries. */
export const childActor = (child: Named): AuditActor => userActor({ ...child, role: 'recent graduate' });

/** E-mails the guardian a consent link, if their mailbox limit allows it. Call it in the same transaction as the change. */
export async function mailGuardian(child: Child): Promise<void> {
  if (!(await takePlace('invitation', child.minor.guardian.email))) return;
  const token = await issueToken('guardian consent', child._id, child.minor.guardian.email);
  await enqueue(consentAskedTemplate(child, token));
}

/**
 * Asks a minor's guardian for consent. Call it in the transaction that verifies the minor's address: before that, a stranger may have
 * entered the guardian's address.
 */
export async function askGuardianOf(_id: Types.ObjectId, now = new Date()): Promise<void> {
  const user = await UserModel.findById(_id)
    .select('firstName lastName username email minor')
    .lean<Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'username' | 'email' | 'minor'>>();
  if (!user?.minor || user.minor.state !== 'asked' || isAdult(user.minor, now)) return;
  await mailGuardian({ ...user, minor: user.minor });
  await recordAuditEntry(childActor(user), {
    action: 'guardian named',
    target: userTarget(user),
    before: null,
    after: { consent: 'asked' },
  });
}
