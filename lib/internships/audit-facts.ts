import type { AuditEntryInput } from '@/lib/audit/record';
import type { InternshipRecord } from '@/models/internship';
import { internshipSchema } from './schemas';

const FIELDS = Object.keys(internshipSchema.shape) as (keyof typeof internshipSchema.shape)[];

/** What the audit log keeps of a listing: everything the form has. */
export const auditFields = (internship: InternshipRecord): Record<string, unknown> =>
  Object.fromEntries(FIELDS.map((field) => [field, internship[field]]));

/** How the audit log names a listing. */
export const auditTarget = ({ _id, title, company }: InternshipRecord): AuditEntryInput['target'] => ({
  kind: 'internship',
  id: _id,
  label: `${title}, ${company}`,
});
