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
    'This link isn’t valid or was already used. If you’ve answered, use the link in your confirmation e-mail.',
  expired: 'This link has expired. The person who named you can send a new one from their dashboard.',
};

const ANSWERED = {
  consent:
    'Thank you for agreeing. We’ve e-mailed you a link of your own to see the data or change your mind.',
  refuse: 'You declined. We’ve e-mailed you a link of your own in case you change your mind.',
} as const;

type Decision = keyof typeof ANSWERED;

export const ANSWERED_BEFORE: Record<Decision, string> = {
  consent:
    'You’ve already agreed. Use the link in your confirmation e-mail to see the data or change your mind.',
  refuse: 'You declined. If you change your mind, use the link in your confirmation e-mail.',
};

export const grownUp = ({ firstName }: Pick<ChildRecord, 'firstName'>): AppError =>
  new AppError('gone', `${firstName} is 18 now, so no consent is needed.`);

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
 * Stores a guardian's first answer. Idempotent. Throws 422. Throws 400 for an unknown or used link, 409 for a different earlier answer,
 * and 410 for an expired link.
 */
export async function answerConsentLink(
  { token, answer, address }: { token: unknown; answer: unknown; address: string },
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
    await setConsent(child, {
      state: decision === 'consent' ? 'consented' : 'refused',
      address,
      now,
    });
    return { message: ANSWERED[decision] };
  });
}
