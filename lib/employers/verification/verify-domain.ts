import { invalidLink, stillGood } from '@/lib/identity/accounts/link';
import { findToken, spendToken } from '@/lib/identity/accounts/tokens';
import { connect } from '@/lib/platform/db/connection';
import { withTransaction } from '@/lib/platform/db/transaction';
import type { AccountTokenRecord } from '@/models/account-token';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { UserModel } from '@/models/user';
import { checkDomain } from './domain';
import { findEmployerOf } from '@/lib/employers/records/find-own';
import { isVerified } from '@/lib/employers/records/badge';
import { invalidateEmployer } from '@/lib/employers/records/invalidate-employer';
import { tellConfirmed, verification } from './verification';

const WORDS = {
  invalid: 'This link isn’t valid. Ask for a new one on your employer profile.',
  expired: 'This link has expired. Ask for a new one on your employer profile.',
};

interface Asked {
  record: AccountTokenRecord;
  employer: EmployerRecord;
  domain: string;
}

/** Throws 400 for an unknown or outdated link, 410 for an expired one. */
async function findAsked(token: unknown): Promise<Asked> {
  await connect();
  const record = await findToken('verify domain', token);
  if (!record) throw invalidLink(WORDS);
  const employer = await findEmployerOf(record.userId.toHexString());
  if (!employer || employer.recalledAt) throw invalidLink(WORDS);
  if (!(await UserModel.exists({ _id: record.userId, isActive: true }))) throw invalidLink(WORDS);
  const { domain } = await checkDomain(employer, record.email);
  if (domain === null) throw invalidLink(WORDS);
  const asked = { record, employer, domain };
  if (!wasFollowed(asked)) stillGood(record, new Date(), WORDS);
  return asked;
}

const wasFollowed = ({ record, employer, domain }: Asked): boolean =>
  record.usedAt !== null && (employer.verification?.domain === domain || isVerified(employer, new Date()));

/** Reads a link without changing anything. Throws the same errors as `verifyDomain`. */
export const readDomainLink = async ({ token }: { token?: unknown }): Promise<'waiting' | 'done'> =>
  wasFollowed(await findAsked(token)) ? 'done' : 'waiting';

/** Confirms the domain of an employer's website. Idempotent. Keeps a verification by documents. Throws 400, 410. */
export async function verifyDomain({ token }: { token?: unknown }): Promise<{ message: string }> {
  return withTransaction(async () => {
    const asked = await findAsked(token);
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
