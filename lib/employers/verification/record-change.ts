import { plainName } from '@/lib/trust/fraud-checks/plain-name';
import { difference, recordAuditEntry, userTarget, type AuditActor } from '@/lib/trust/audit/record';
import type { EmployerRecord } from '@/models/employer';
import type { UserRecord } from '@/models/user';
import { auditTarget } from '@/lib/employers/records/find-reviewed';
import { changedTemplate } from './mail-templates';
import { tellOwners } from './verification';

type Employer = Pick<EmployerRecord, '_id' | 'name' | 'members'>;

/** For the audit log and the owners' e-mails. */
const MEMBER_WORDS = {
  'member joined': (name: string) => `${name} has joined.`,
  'member left': (name: string) => `${name} has left.`,
  'member removed': (name: string) => `${name} was removed.`,
  'owner changed': (name: string) => `${name} is now the owner.`,
} as const;

/** E-mails must not name a deleted account. */
const DELETED = 'A team member’s account was deleted.';

/** Audits a change to the members and notifies the owners. Takes the employer after the change. Call it in the same transaction. */
export async function recordMember(
  by: AuditActor,
  employer: Employer,
  action: keyof typeof MEMBER_WORDS,
  user: Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'username'>,
  { isDeleted = false } = {},
): Promise<void> {
  const facts = { employer: auditTarget(employer).label };
  const isGone = action === 'member left' || action === 'member removed';
  await recordAuditEntry(by, {
    action,
    target: userTarget(user),
    before: isGone ? facts : null,
    after: isGone ? null : facts,
  });
  const line = isDeleted
    ? DELETED
    : MEMBER_WORDS[action](plainName(`${user.firstName} ${user.lastName}`, 'A colleague'));
  await tellOwners(employer, (to) => ({
    ...changedTemplate(to, employer, [line]),
    ...(!isDeleted && { about: user._id }),
  }));
}

/** The facts that only owners may change, as recorded in audit entries. */
const ownersFacts = ({ name, website, kind, logo, evidence }: EmployerRecord) => ({
  ...{ name, website, kind },
  logo: logo?.fileId.toHexString() ?? null,
  documents: evidence.length,
});

const CHANGED: Readonly<Record<keyof ReturnType<typeof ownersFacts>, string>> = {
  name: 'The name was changed.',
  website: 'The website was changed.',
  kind: 'The type of organisation was changed.',
  logo: 'The logo was changed.',
  documents: 'A document was sent for verification.',
};

/** Audits what an owner changed and notifies all owners, unless nothing changed. Call it in the transaction that makes the change. */
export async function recordChange(
  by: AuditActor,
  before: EmployerRecord,
  after: EmployerRecord,
): Promise<void> {
  const changes = difference(ownersFacts(before), ownersFacts(after));
  const fields = Object.keys(changes.after) as (keyof typeof CHANGED)[];
  if (fields.length === 0) return;
  await recordAuditEntry(by, { action: 'employer updated', target: auditTarget(after), ...changes });
  await tellOwners(after, (to) =>
    changedTemplate(
      to,
      after,
      fields.map((field) => CHANGED[field]),
    ),
  );
}
