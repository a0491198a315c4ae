import { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/auth/actor';
import { log } from '@/lib/log';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import type { AuditAction, AuditKind } from './actions';

type Facts = Record<string, unknown>;

export interface Deed {
  action: AuditAction;
  target: { kind: AuditKind; id: Types.ObjectId; label: string };
  /** What was there; null where the thing is new. */
  before: Facts | null;
  /** What is there now; null where the thing is gone. */
  after: Facts | null;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Of two states of a thing, what differs. */
export function difference(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const changed = Object.keys(after).filter((name) => !same(before[name], after[name]));
  const pick = (facts: Facts) => Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/**
 * Notes who did what, for good. Takes the one who did it and the deed, after it was done.
 * Never throws: the deed stands; of an entry the database does not take, the log says who, what and when.
 */
export async function recordDeed(by: SignedInUser, { action, target, before, after }: Deed): Promise<void> {
  const entry: AuditEntryRecord = {
    _id: new Types.ObjectId(),
    actorId: new Types.ObjectId(by.id),
    actorName: `${by.firstName} ${by.lastName} (${by.username})`,
    actorRole: by.role,
    action,
    target,
    before,
    after,
    at: new Date(),
  };
  try {
    await AuditEntryModel.create(entry);
  } catch (err) {
    const { actorId, actorRole, at } = entry;
    const changed = Object.keys({ ...before, ...after });
    log.error(
      { err, actorId, actorRole, action, kind: target.kind, target: target.id, changed, at },
      'an audit entry could not be stored',
    );
  }
}
