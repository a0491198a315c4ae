import { Types } from 'mongoose';
import { recordAuditEntry, userActor, userTarget } from '@/lib/trust/audit/record';
import type { AuditAction } from '@/lib/trust/audit/actions';
import { AppError } from '@/lib/platform/core/errors';
import { enqueue } from '@/lib/platform/mail/outbox';
import { IdentityModel, type IdentityRecord } from '@/models/identity';
import type { UserRecord } from '@/models/user';
import { signInLinkedTemplate } from './mail-templates';
import { providerName } from './oauth-providers';

export type Owner = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'username' | 'email' | 'role'>;

type NewIdentity = Pick<IdentityRecord, 'provider' | 'issuer' | 'subject' | 'email'>;

/** Audits a sign-in, or a change to a user's sign-in methods, without data about the provider's account. */
export function recordSignIn(
  action: Extract<AuditAction, 'sign-in linked' | 'sign-in unlinked' | 'signed in'>,
  owner: Owner,
  { provider, issuer }: Pick<IdentityRecord, 'provider' | 'issuer'>,
): Promise<void> {
  const facts = { by: providerName(provider), issuer };
  return recordAuditEntry(userActor(owner), {
    action,
    target: userTarget(owner),
    before: action === 'sign-in unlinked' ? facts : null,
    after: action === 'sign-in unlinked' ? null : facts,
  });
}

/** Stores a linked sign-in and its audit entry. Call it in a transaction. */
export async function storeIdentity(owner: Owner, identity: NewIdentity): Promise<void> {
  const { provider, issuer, subject, email } = identity;
  const now = new Date();
  const facts = { provider, issuer, subject, email, linkedAt: now, lastUsedAt: now };
  await IdentityModel.create({ _id: new Types.ObjectId(), userId: owner._id, ...facts });
  await recordSignIn('sign-in linked', owner, identity);
}

/** The error for a sign-in that belongs to another account. */
export const linkedAlready = (name: string): AppError =>
  new AppError('conflict', `Your ${name} account is already linked to another account.`);

/** Also notifies the owner. Idempotent. Call it in a transaction. Throws 409 if the sign-in is linked to another account. */
export async function linkIdentity(owner: Owner, identity: NewIdentity): Promise<void> {
  const { issuer, subject, provider } = identity;
  const found = await IdentityModel.findOne({ issuer, subject }).lean<IdentityRecord>();
  if (found?.userId.equals(owner._id)) return;
  const name = providerName(provider);
  if (found) throw linkedAlready(name);
  await storeIdentity(owner, identity);
  await enqueue(signInLinkedTemplate(owner, name));
}
