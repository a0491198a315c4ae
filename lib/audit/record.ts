import { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import type { AuditAction, AuditKind } from './actions';

type Facts = Record<string, unknown>;

/** What stands where the name of a deleted person stood. */
export const NOBODY = 'Deleted account';

/** Who did it; null for an administrator whose account is gone. */
export type AuditActor = Pick<SignedInUser, 'id' | 'firstName' | 'lastName' | 'username' | 'role'> | null;

export interface AuditEntryInput {
  action: AuditAction;
  target: { kind: AuditKind; id: Types.ObjectId; label: string };
  /** What was there; null where the thing is new. */
  before: Facts | null;
  /** What is there now; null where the thing is gone. */
  after: Facts | null;
  /** When it was done, if not just now. */
  at?: Date;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Of two states of a thing, what differs. */
export function difference(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const changed = Object.keys(after).filter((name) => !same(before[name], after[name]));
  const pick = (facts: Facts) => Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

const actorOf = (by: AuditActor): Pick<AuditEntryRecord, 'actorId' | 'actorName' | 'actorRole'> =>
  by
    ? {
        actorId: new Types.ObjectId(by.id),
        actorName: `${by.firstName} ${by.lastName} (${by.username})`,
        actorRole: by.role,
      }
    : { actorId: new Types.ObjectId(), actorName: NOBODY, actorRole: 'administrator' };

/**
 * Writes who did what into the audit log, for good. Call it in the transaction of the change: when the entry cannot be stored it throws,
 * and the change is not made. Takes the one who did it and the deed.
 */
export async function recordAuditEntry(
  by: AuditActor,
  { at = new Date(), ...deed }: AuditEntryInput,
): Promise<void> {
  await AuditEntryModel.create({ ...actorOf(by), ...deed, at });
}
