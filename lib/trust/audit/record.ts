import { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import type { AuditAction, AuditKind } from './actions';

type Facts = Record<string, unknown>;

/** Replaces the name of a deleted person. */
export const NOBODY = 'Deleted account';

type Named = Pick<SignedInUser, 'firstName' | 'lastName' | 'username'>;

/** Who did it; null for an administrator whose account is gone. */
export type AuditActor = Pick<SignedInUser, 'id' | 'firstName' | 'lastName' | 'username' | 'role'> | null;

/** An account, as who did it. */
export const userActor = ({
  _id,
  firstName,
  lastName,
  username,
  role,
}: Named & Pick<SignedInUser, 'role'> & { _id: Types.ObjectId }): NonNullable<AuditActor> => ({
  ...{ id: _id.toHexString(), firstName, lastName, username, role },
});

export interface AuditEntryInput {
  action: AuditAction;
  target: { kind: AuditKind; id: Types.ObjectId; label: string };
  /** The record before; null for a new one. */
  before: Facts | null;
  /** The record afterwards; null for a deleted one. */
  after: Facts | null;
  /** When it was done; by default now. */
  at?: Date;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ between two states of a record. */
export function difference(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const changed = Object.keys(after).filter((name) => !same(before[name], after[name]));
  const pick = (facts: Facts) => Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** A person as the log calls them. */
const auditName = ({ firstName, lastName, username }: Named): string =>
  `${firstName} ${lastName} (${username})`;

/** An account, as the target of an entry. */
export const userTarget = (user: Named & { _id: Types.ObjectId }) => ({
  kind: 'user' as const,
  id: user._id,
  label: auditName(user),
});

const actorOf = (by: AuditActor): Pick<AuditEntryRecord, 'actorId' | 'actorName' | 'actorRole'> =>
  by
    ? {
        actorId: new Types.ObjectId(by.id),
        actorName: auditName(by),
        actorRole: by.role,
      }
    : { actorId: new Types.ObjectId(), actorName: NOBODY, actorRole: 'administrator' };

/**
 * Records an audit entry, which is kept permanently. Call it in the transaction of the change: if the entry
 * cannot be stored, it throws and the change is rolled back. Takes the actor and what they did.
 */
export async function recordAuditEntry(
  by: AuditActor,
  { at = new Date(), ...entry }: AuditEntryInput,
): Promise<void> {
  await AuditEntryModel.create({ ...actorOf(by), ...entry, at });
}
