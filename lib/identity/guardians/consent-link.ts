import { isAdult } from '@/lib/identity/accounts/minors/age';
import { invalidLink, stillGood } from '@/lib/identity/accounts/link';
import { findToken } from '@/lib/identity/accounts/tokens';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';
import { AppError } from '@/lib/platform/core/errors';
import { connect } from '@/lib/platform/db/connection';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { UserModel } from '@/models/user';
import { answerSchema } from './schemas';
import { CHILD_FIELDS, setConsent, type ChildRecord } from './set-consent';

const WORDS = {
  invalid:
    'This link is not valid or was used already. If you have answered, use the link in the mail that confirmed it.',
  expired: 'This link has expired. Whoever named you can send it again from their dashboard.',
};

const ANSWERED = {
  consent:
    'Thank you. You have agreed. We have sent you a link of your own, to see the data and to change this.',
  refuse: 'You did not agree. We have sent you a link of your own, in case you change your mind.',
} as const;

type Decision = keyof typeof ANSWERED;

export const ANSWERED_BEFORE: Record<Decision, string> = {
  consent:
    'You have agreed already. Use the link in the mail that confirmed it to see the data or to change this.',
  refuse: 'You did not agree. Use the link in the mail that confirmed it if you change your mind.',
};

export const grownUp = ({ firstName }: Pick<ChildRecord, 'firstName'>): AppError =>
  new AppError('gone', `${firstName} is 18 now, so nobody’s consent is needed any more.`);

async function findLink(token: unknown, now: Date): Promise<{ child: ChildRecord; before: Decision | null }> {
  const record = await findToken('guardian consent', token);
  if (!record) throw invalidLink(WORDS);
  const child = await UserModel.findOne({ _id: record.userId, 'minor.guardian.email': record.email })
    .select(CHILD_FIELDS)
    .lean<ChildRecord>();
  if (!child) throw invalidLink(WORDS);
  if (isAdult(child.minor, now)) throw grownUp(child);
  if (child.minor.state === 'consented') return { child, before: 'consent' };
  if (child.minor.state === 'refused' && record.usedAt) return { child, before: 'refuse' };
  stillGood(record, now, WORDS);
  return { child, before: null };
}

export interface ConsentAsked {
  firstName: string;
  lastName: string;
  guardianName: string;
  adultFrom: AnsweredMoment;
  answer: Decision | null;
}

/** Changes nothing. Throws 400 for an unknown or used link, 410 for an expired one. */
export async function readConsentLink(
  { token }: { token: unknown },
  now = new Date(),
): Promise<ConsentAsked> {
  await connect();
  const { child, before: answer } = await findLink(token, now);
  const { firstName, lastName, minor } = child;
  return {
    firstName,
    lastName,
    guardianName: minor.guardian.name,
    adultFrom: answeredMoment(minor.adultFrom),
    answer,
  };
}

/**
 * Stores a guardian's first answer. Idempotent. Throws 400 for an unknown or used link, 409 for a different
 * earlier answer, 410 for an expired link, 422.
 */
export async function answerConsentLink(
  { token, answer }: { token: unknown; answer: unknown },
  now = new Date(),
): Promise<{ message: string }> {
  await connect();
  const record = await findToken('guardian consent', token);
  if (!record) throw invalidLink(WORDS);
  const { decision } = answerSchema.parse(answer);
  return userTransaction(record.userId, async () => {
    const { child, before } = await findLink(token, now);
    if (before === decision) return { message: ANSWERED_BEFORE[before] };
    if (before) throw new AppError('conflict', ANSWERED_BEFORE[before]);
    await setConsent(child, decision === 'consent' ? 'consented' : 'refused', now);
    return { message: ANSWERED[decision] };
  });
}
