import { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import type { AuditAction, AuditKind } from './actions';

type Facts = Record<string, unknown>;

/** Replaces the name of a deleted person. */
export const NOBODY = 'Deleted account';

type Named = Pick<SignedInUser, 'firstName' | 'lastName' | 'username'>;

/** Null for an administrator whose account was deleted. */
export type AuditActor = Pick<SignedInUser, 'id' | 'firstName' | 'lastName' | 'username' | 'role'> | null;

/** Actors without an account. They name nobody. */
const UNNAMED = {
  requester: { actorName: 'Person who asked', actorRole: 'visitor' },
  service: { actorName: 'Scheduled job', actorRole: 'service' },
} as const;

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
  /** Null for a new record. */
  before: Facts | null;
  /** Null for a deleted record. */
  after: Facts | null;
  at?: Date;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function difference(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const changed = Object.keys(after).filter((name) => !same(before[name], after[name]));
  const pick = (facts: Facts) => Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

const auditName = ({ firstName, lastName, username }: Named): string =>
  `${firstName} ${lastName} (${username})`;

export const userTarget = (user: Named & { _id: Types.ObjectId }) => ({
  kind: 'user' as const,
  id: user._id,
  label: auditName(user),
});

function actorOf(
  by: AuditActor | keyof typeof UNNAMED,
): Pick<AuditEntryRecord, 'actorId' | 'actorName' | 'actorRole'> {
  if (typeof by === 'string') return { actorId: new Types.ObjectId(), ...UNNAMED[by] };
  if (!by) return { actorId: new Types.ObjectId(), actorName: NOBODY, actorRole: 'administrator' };
  return { actorId: new Types.ObjectId(by.id), actorName: auditName(by), actorRole: by.role };
}

/**
 * Records a permanent audit entry. Call it in the same transaction as the change. If the entry cannot be stored, this function throws
 * and the change is rolled back.
 */
export async function recordAuditEntry(
  by: AuditActor | keyof typeof UNNAMED,
  { at = new Date(), ...entry }: AuditEntryInput,
): Promise<void> {
  await AuditEntryModel.create({ ...actorOf(by), ...entry, at });
}
