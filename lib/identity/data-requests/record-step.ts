import { recordAuditEntry, type AuditEntryInput } from '@/lib/trust/audit/record';
import { formatDate } from '@/lib/platform/format/dates';
import type { DataRequestRecord } from '@/models/data-request';
import { KIND_NAMES } from './kinds';

type Step = Pick<AuditEntryInput, 'action' | 'before' | 'after' | 'at'>;

/** Audits a step of a request. The entry names nobody but the administrator. Call it in the transaction of the step. */
export const recordStep = (
  by: Parameters<typeof recordAuditEntry>[0],
  { _id, kind, createdAt }: Pick<DataRequestRecord, '_id' | 'kind' | 'createdAt'>,
  step: Step,
): Promise<void> =>
  recordAuditEntry(by, {
    ...step,
    target: {
      kind: 'data request',
      id: _id,
      label: `${KIND_NAMES[kind]}, asked on ${formatDate(createdAt)}`,
    },
  });
