import type { Types } from 'mongoose';
import { type AuditActor, recordAuditEntry, userActor, userTarget } from '@/lib/trust/audit/record';
import { enqueue } from '@/lib/platform/mail/outbox';
import { takePlace } from '@/lib/platform/rate-limit/mailbox';
import { UserModel, type UserRecord } from '@/models/user';
import { issueToken } from '../tokens';
import { isAdult } from './age';
import { consentAskedTemplate, type Child } from './mail-templates';

type Named = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'username'>;

/** The person as who does it, in the audit log. */
export const childActor = (child: Named): AuditActor => userActor({ ...child, role: 'recent graduate' });

/** Mails the guardian a link to decide by, where their mailbox takes one more. Call it in the transaction of the change it belongs to. */
export async function mailGuardian(child: Child): Promise<void> {
  if (!(await takePlace('invitation', child.minor.guardian.email))) return;
  const token = await issueToken('guardian consent', child._id, child.minor.guardian.email);
  await enqueue(consentAskedTemplate(child, token));
}

/**
 * Asks the guardian of somebody under 18 whose address has just been verified; nothing for anybody else. Before that no mail goes to an
 * address that a stranger typed. Call it in the transaction that verifies.
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
