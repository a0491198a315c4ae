import type { AuditEntryInput } from '@/lib/trust/audit/record';
import type { InternshipRecord } from '@/models/internship';
import { byField, valueIn } from '@/models/listing-values';

export const auditFields = (internship: InternshipRecord): Record<string, unknown> =>
  byField((_, name) => valueIn(internship, name));

export const auditTarget = ({
  _id,
  title,
  company,
}: Pick<InternshipRecord, '_id' | 'title' | 'company'>): AuditEntryInput['target'] => ({
  kind: 'internship',
  id: _id,
  label: `${title}, ${company}`,
});
