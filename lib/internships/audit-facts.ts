import type { AuditEntryInput } from '@/lib/audit/record';
import type { InternshipRecord } from '@/models/internship';
import { byField, valueIn } from '@/models/listing-values';

/** What the audit log keeps of a listing: everything the form has. */
export const auditFields = (internship: InternshipRecord): Record<string, unknown> =>
  byField((_, name) => valueIn(internship, name));

/** How the audit log names a listing. */
export const auditTarget = ({ _id, title, company }: InternshipRecord): AuditEntryInput['target'] => ({
  kind: 'internship',
  id: _id,
  label: `${title}, ${company}`,
});
