import { invalidLink, stillGood } from '@/lib/accounts/link';
import { findToken, spendToken } from '@/lib/accounts/tokens';
import { connect } from '@/lib/platform/db/db';
import { withTransaction } from '@/lib/platform/db/transaction';
import type { AccountTokenRecord } from '@/models/account-token';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { nameTaken } from './ask-domain';
import { domainOf, domainProblem } from './domain';
import { findEmployerOf } from './find-own';
import { invalidateEmployer } from './invalidate-employer';
import { findNameOwner } from './locked-names';
import { tellVerified, verification } from './verification';

const WORDS = {
  invalid: 'This link is not valid. Please ask for a new one on the profile of your employer.',
  expired: 'This link has expired. Please ask for a new one on the profile of your employer.',
};

interface Asked {
  record: AccountTokenRecord;
  employer: EmployerRecord;
}

/** The employer that the link is about. Throws 400 for a link that is unknown or no longer true, 410 for an expired one. */
async function findAsked(token: unknown): Promise<Asked> {
  await connect();
  const record = await findToken('verify domain', token);
  if (!record) throw invalidLink(WORDS);
  const employer = await findEmployerOf(record.userId.toHexString());
  if (!employer || employer.recalledAt || domainProblem(employer, record.email) !== null)
    throw invalidLink(WORDS);
  if (!wasFollowed({ record, employer })) stillGood(record, new Date(), WORDS);
  return { record, employer };
}

const wasFollowed = ({ record, employer }: Asked): boolean =>
  record.usedAt !== null && employer.verification?.domain === domainOf(record.email);

/** Whether the link waits to be followed, or was. Changes nothing. Throws like `verifyDomain`. */
export const readDomainLink = async ({ token }: { token?: unknown }): Promise<'waiting' | 'done'> =>
  wasFollowed(await findAsked(token)) ? 'done' : 'waiting';

/** Verifies an employer by mail at the domain of its website; following the link again gives the same answer. Throws 400, 409 for a name of another employer, 410. */
export async function verifyDomain({ token }: { token?: unknown }): Promise<{ message: string }> {
  return withTransaction(async () => {
    const asked = await findAsked(token);
    const { record, employer } = asked;
    if (wasFollowed(asked)) return { message: `${employer.name} is verified.` };
    const [now, domain] = [new Date(), domainOf(record.email)];
    const owner = await findNameOwner(employer.name, { own: employer._id, domain }, now);
    if (owner !== null) throw nameTaken(owner);
    const proved = verification({ by: 'domain', domain }, now);
    await EmployerModel.updateOne({ _id: employer._id }, { $set: { verification: proved, refusal: null } });
    await spendToken(record);
    await tellVerified(employer, proved);
    invalidateEmployer(employer._id);
    return { message: `${employer.name} is verified.` };
  });
}
