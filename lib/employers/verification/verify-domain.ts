import { invalidLink, stillGood } from '@/lib/identity/accounts/link';
import { findToken, spendToken } from '@/lib/identity/accounts/tokens';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { withTransaction } from '@/lib/platform/db/transaction';
import type { AccountTokenRecord } from '@/models/account-token';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { UserModel } from '@/models/user';
import { checkDomain } from './domain';
import { isVerified } from '@/lib/employers/records/badge';
import { invalidateEmployer } from '@/lib/employers/records/invalidate-employer';
import { tellConfirmed, verification } from './verification';

const WORDS = {
  invalid: 'This link isn’t valid. Ask for a new one on your employer profile.',
  expired: 'This link has expired. Ask for a new one on your employer profile.',
};

const otherTeam = ({ name }: EmployerRecord): string =>
  `Only the team of ${name} can confirm this domain. Log in with an account on that team.`;

interface Asked {
  record: AccountTokenRecord;
  employer: EmployerRecord;
  domain: string;
}

const hasMember = ({ members }: EmployerRecord, id: string): boolean =>
  members.some(({ userId }) => userId.toHexString() === id);

/** Returns the employer of a link, unless its name or website has changed since the link was sent, or its sender has left. */
async function findNamed({ employer, named, userId }: AccountTokenRecord): Promise<EmployerRecord | null> {
  if (!employer || !named) return null;
  const { name, website } = named;
  const found = await EmployerModel.findOne({ _id: employer, name, website }).lean<EmployerRecord>();
  return found && hasMember(found, userId.toHexString()) ? found : null;
}

/** Throws 400 for an unknown or outdated link, 410 for an expired one, and 403 for people outside the team. */
async function findAsked(user: SignedInUser, token: unknown): Promise<Asked> {
  const record = await findToken('verify domain', token);
  if (!record) throw invalidLink(WORDS);
  const employer = await findNamed(record);
  if (!employer || employer.recalledAt) throw invalidLink(WORDS);
  if (!(await UserModel.exists({ _id: record.userId, isActive: true }))) throw invalidLink(WORDS);
  const { domain } = await checkDomain(employer, record.email);
  if (domain === null) throw invalidLink(WORDS);
  const asked = { record, employer, domain };
  if (!wasFollowed(asked)) stillGood(record, new Date(), WORDS);
  if (!hasMember(employer, user.id)) throw new AppError('forbidden', otherTeam(employer));
  return asked;
}

const wasFollowed = ({ record, employer, domain }: Asked): boolean =>
  record.usedAt !== null && (employer.verification?.domain === domain || isVerified(employer, new Date()));

/** Reads a link without changing anything. Throws the same errors as `verifyDomain`. */
export const readDomainLink = async (
  actor: Actor,
  { token }: { token?: unknown },
): Promise<'waiting' | 'done'> =>
  wasFollowed(await findAsked(authorize(actor, 'employer:update-own'), token)) ? 'done' : 'waiting';

/** Confirms the domain of the website of a member's employer. Idempotent. Keeps a verification by documents. Throws 400, 403, 410. */
export async function verifyDomain(
  actor: Actor,
  { token }: { token?: unknown },
): Promise<{ message: string }> {
  const user = authorize(actor, 'employer:update-own');
  return withTransaction(async () => {
    const asked = await findAsked(user, token);
    const { record, employer, domain } = asked;
    const now = new Date();
    if (!wasFollowed(asked)) {
      if (!isVerified(employer, now)) await confirm(asked, now);
      await spendToken(record);
    }
    return {
      message: isVerified(employer, now)
        ? `${employer.name} is already verified, which counts for more than a confirmed domain.`
        : `The domain ${domain} of ${employer.name} is confirmed.`,
    };
  });
}

async function confirm({ employer, domain }: Asked, now: Date): Promise<void> {
  const confirmed = verification({ by: 'domain', domain }, now);
  await EmployerModel.updateOne({ _id: employer._id }, { $set: { verification: confirmed } });
  await tellConfirmed(employer, { ...confirmed, domain });
  invalidateEmployer(employer._id);
}
