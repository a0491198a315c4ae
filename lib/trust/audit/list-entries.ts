import type { QueryFilter } from 'mongoose';
import { z } from 'zod';
import { id, time } from '@/lib/platform/format/answer-values';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { objectId } from '@/lib/platform/db/ids';
import { findPage } from '@/lib/platform/pagination/find-page';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { hasPrefix } from '@/lib/platform/pagination/prefix-filter';
import { chosen, searchText } from '@/lib/search/engine/schemas';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { AUDIT_ACTIONS, AUDIT_KINDS } from './actions';

export const auditEntry = z
  .strictObject({
    _id: id,
    at: time,
    actor: z.strictObject({ _id: id, name: z.string(), role: z.string() }),
    action: z.string(),
    target: z.strictObject({ kind: z.string(), id, label: z.string() }),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'AuditEntry' });

export type AuditEntry = z.infer<typeof auditEntry>;

export const auditFilters = z.object({
  q: searchText,
  action: chosen(AUDIT_ACTIONS, 'action'),
  kind: chosen(AUDIT_KINDS, 'kind'),
  target: z.string().optional().catch(undefined),
});

const toEntry = (entry: AuditEntryRecord): AuditEntry => ({
  _id: entry._id.toHexString(),
  at: answeredMoment(entry.at),
  actor: { _id: entry.actorId.toHexString(), name: entry.actorName, role: entry.actorRole },
  action: entry.action,
  target: { kind: entry.target.kind, id: entry.target.id.toHexString(), label: entry.target.label },
  before: entry.before,
  after: entry.after,
});

/**
 * Lists the audit log, newest first, ten per page. Filters by word prefixes of the actor or target (`q`), the action, the kind of record,
 * and the id of a record (`target`). Throws 422, and 404 for an invalid id.
 */
export async function listAuditEntries(
  actor: Actor,
  input: Record<string, unknown>,
): Promise<{ entries: AuditEntry[] } & Paged> {
  authorize(actor, 'audit:read');
  const { q, action, kind, target } = auditFilters.parse(input);
  const filter: QueryFilter<AuditEntryRecord> = {
    ...hasPrefix(q),
    ...(action && { action }),
    ...(kind && { 'target.kind': kind }),
    ...(target && { 'target.id': objectId(target, 'Not found') }),
  };
  const { records, ...facts } = await findPage<AuditEntryRecord>(AuditEntryModel, {
    filter,
    page: input.page,
    order: { at: -1 },
  });
  return { entries: records.map(toEntry), ...facts };
}
