import { enqueueAll } from '@/lib/platform/mail/outbox';
import type { EmployerRecord, VerificationRecord } from '@/models/employer';
import { UserModel, type UserRecord } from '@/models/user';
import { confirmedTemplate, verifiedTemplate } from './mail-templates';
import type { Mail } from '@/lib/platform/mail/outbox';

/** How long a verification or a domain confirmation lasts: twelve months. */
const VERIFIED_FOR = 365 * 24 * 60 * 60_000;

export const verification = (
  { by, domain }: Pick<VerificationRecord, 'by' | 'domain'>,
  now: Date,
): VerificationRecord => ({
  by,
  domain,
  at: now,
  until: new Date(now.getTime() + VERIFIED_FOR),
  remindedAt: null,
});

type Owner = Pick<UserRecord, 'firstName' | 'email'>;

/** Call it in the transaction that makes the change. */
export async function tellOwners(
  { members }: Pick<EmployerRecord, 'members'>,
  write: (to: Owner) => Mail,
): Promise<void> {
  const owners = members.filter(({ role }) => role === 'owner').map(({ userId }) => userId);
  const people = await UserModel.find({ _id: { $in: owners }, isActive: true })
    .select('firstName email')
    .lean<Owner[]>();
  await enqueueAll(people.map(write));
}

export const tellVerified = (
  employer: Pick<EmployerRecord, 'members' | 'name'>,
  { until }: VerificationRecord,
): Promise<void> => tellOwners(employer, (to) => verifiedTemplate(to, { name: employer.name, until }));

export const tellConfirmed = (
  employer: Pick<EmployerRecord, 'members' | 'name'>,
  { domain, until }: { domain: string; until: Date },
): Promise<void> =>
  tellOwners(employer, (to) => confirmedTemplate(to, { name: employer.name, domain, until }));
