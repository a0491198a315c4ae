import type { Types } from 'mongoose';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { auditTarget } from '@/lib/employers/records/find-reviewed';
import { invalidateEmployer } from '@/lib/employers/records/invalidate-employer';
import { findLocking } from '@/lib/employers/name-lock/name-lock';
import { refusedTemplate } from './mail-templates';
import { tellOwners } from './verification';

const TAKEN = 'Someone else has shown that this name is theirs.';

interface Claim {
  name: string;
  /** The employer that gets the name. */
  own: Types.ObjectId;
  /** Whether the administrator agreed to take it from its current owner. */
  isTaken: boolean;
}

/**
 * Frees a locked name. Its current owner loses the verification and the name, is notified, and has no page until it saves a free name.
 * Call it in the transaction that stores the decision. Throws 409 with the current owner unless `isTaken`.
 */
export async function takeName(by: SignedInUser, { name, own, isTaken }: Claim, now: Date): Promise<void> {
  const locking = await findLocking(name, own, now);
  if (!locking) return;
  if (!isTaken)
    throw new AppError(
      'conflict',
      `${locking.name} has this name, or one like it. Take the name from it, or choose another.`,
      {
        errors: { takeName: `${locking.name} has this name.` },
      },
    );
  const { _id, recalledAt } = locking;
  const refusal = { at: now, comments: TAKEN };
  const holder = await EmployerModel.findOneAndUpdate(
    { _id },
    // A recalled employer keeps its name as evidence, but no longer locks it.
    { $set: { nameKeys: [], ...(!recalledAt && { name: '', verification: null, refusal }) } },
  ).lean<EmployerRecord>();
  if (!holder) return;
  await recordAuditEntry(by, {
    action: 'employer revoked',
    target: auditTarget(holder),
    before: { name: holder.name, verified: holder.verification !== null },
    after: { name: recalledAt ? holder.name : '', verified: false, comments: TAKEN },
  });
  if (!recalledAt)
    await tellOwners(holder, (to) =>
      refusedTemplate(to, { name: holder.name, comments: TAKEN, revoked: 'verification' }),
    );
  invalidateEmployer(_id);
  await takeName(by, { name, own, isTaken }, now);
}
