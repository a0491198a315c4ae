import { Types } from 'mongoose';
import { z } from 'zod';
import { time } from '@/lib/platform/format/answer-values';
import { isAdult } from '@/lib/identity/accounts/minors/age';
import { ownAddressRule } from '@/lib/identity/accounts/minors/age-schema';
import { childActor, mailGuardian } from '@/lib/identity/accounts/minors/ask-guardian';
import { WAITING_DAYS } from '@/lib/identity/accounts/minors/consent-text';
import { guardianReplacedTemplate } from '@/lib/identity/accounts/minors/mail-templates';
import { newLinkKey } from '@/lib/identity/accounts/minors/new-minor';
import { guardian as guardianSchema } from '@/lib/identity/accounts/schemas';
import { spendAll } from '@/lib/identity/accounts/tokens';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';
import { recordAuditEntry, userTarget } from '@/lib/trust/audit/record';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { AppError, invalidField } from '@/lib/platform/core/errors';
import { CONSENT_STATES } from '@/lib/platform/core/vocabulary';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { enqueue } from '@/lib/platform/mail/outbox';
import { UNLESS_FULL } from '@/lib/platform/rate-limit/mailbox';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { addressesOf } from '@/lib/identity/users/redaction';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import type { MinorRecord } from '@/models/minor';
import { UserModel, type UserRecord } from '@/models/user';

export const ownGuardian = z
  .strictObject({
    name: z.string(),
    email: z.string(),
    state: z.enum(CONSENT_STATES),
    changedAt: time,
    adultFrom: time.meta({ description: 'When consent is no longer needed' }),
    deletedOn: time.meta({ description: 'When the account is deleted; null while a guardian consents' }),
  })
  .meta({ id: 'OwnGuardian' });

export type OwnGuardian = z.infer<typeof ownGuardian>;

const toOwnGuardian = ({
  guardian,
  state,
  changedAt,
  adultFrom,
  waitingSince,
}: MinorRecord): OwnGuardian => ({
  name: guardian.name,
  email: guardian.email,
  state,
  changedAt: answeredMoment(changedAt),
  adultFrom: answeredMoment(adultFrom),
  deletedOn: answeredMoment(waitingSince, (since) => new Date(since.getTime() + WAITING_DAYS * DAY_MS)),
});

/** Returns the guardian whose consent is needed at `now`. Null for an adult. */
export const neededGuardian = (minor: MinorRecord | null | undefined, now: Date): OwnGuardian | null =>
  minor && !isAdult(minor, now) ? toOwnGuardian(minor) : null;

/** Returns null for an adult. */
export async function readOwnGuardian(
  actor: Actor,
  now = new Date(),
): Promise<{ guardian: OwnGuardian | null }> {
  const { id } = authorize(actor, 'profile:read');
  const user = await UserModel.findById(id).select('minor').lean<Pick<UserRecord, 'minor'>>();
  if (!user) throw sessionError('userNotFound');
  return { guardian: neededGuardian(user.minor, now) };
}

type Young = UserRecord & { minor: MinorRecord };

/** Throws 409 for a user who needs no consent. */
async function findYoung(_id: Types.ObjectId, now: Date): Promise<Young> {
  const user = await UserModel.findById(_id).lean<UserRecord>();
  if (!user) throw sessionError('userNotFound');
  if (!user.minor || isAdult(user.minor, now))
    throw new AppError('conflict', 'You don’t need anyone’s consent.');
  return { ...user, minor: user.minor };
}

/** E-mails the link to the guardian again. Throws 429, and 409 if the guardian has answered, because only they can change the answer. */
export async function askGuardianAgain(
  actor: Actor,
  address: string,
  now = new Date(),
): Promise<{ message: string }> {
  const { id } = authorize(actor, 'profile:update');
  const _id = new Types.ObjectId(id);
  const { minor } = await findYoung(_id, now);
  if (minor.state !== 'asked')
    throw new AppError(
      'conflict',
      'Your parent or guardian has answered. They can change it with the link we sent them.',
    );
  await limitRate('ask guardian', address, id);
  await userTransaction(_id, async () => mailGuardian(await findYoung(_id, now)));
  return { message: `We’re sending the link to ${minor.guardian.email} again, ${UNLESS_FULL}.` };
}

/**
 * Names or corrects a guardian, and asks for consent. Ends an earlier consent and notifies that guardian. Throws 422, 429, and 409 for a
 * user who needs no consent, or if the same guardian has already answered.
 */
export async function nameGuardian(
  actor: Actor,
  input: unknown,
  address: string,
  now = new Date(),
): Promise<{ message: string; guardian: OwnGuardian | null }> {
  const { id } = authorize(actor, 'profile:update');
  const _id = new Types.ObjectId(id);
  const guardian = guardianSchema.parse(input);
  const own = ownAddressRule(guardian.email, addressesOf(await findYoung(_id, now)));
  if (own) throw invalidField('email', own);
  await limitRate('ask guardian', address, id);
  await userTransaction(_id, async () => replace(await findYoung(_id, now), guardian, now));
  return {
    message: `We’re sending ${guardian.email} a link to decide, ${UNLESS_FULL}.`,
    ...(await readOwnGuardian(actor, now)),
  };
}

async function replace(young: Young, guardian: MinorRecord['guardian'], now: Date): Promise<void> {
  const { minor: former, _id } = young;
  const isSame = former.guardian.email === guardian.email;
  if (isSame && former.state !== 'asked')
    throw new AppError(
      'conflict',
      'This parent or guardian has answered. They can change it with the link we sent them.',
    );
  const minor: MinorRecord = {
    adultFrom: former.adultFrom,
    guardian,
    state: 'asked',
    changedAt: now,
    waitingSince: former.waitingSince ?? now,
    textVersion: null,
    linkKey: newLinkKey(),
  };
  await UserModel.updateOne({ _id }, { $set: { minor } });
  await spendAll(_id, ['guardian consent']);
  if (former.state !== 'asked') await enqueue(guardianReplacedTemplate(young));
  await mailGuardian({ ...young, minor });
  await recordAuditEntry(childActor(young), {
    action: 'guardian named',
    target: userTarget(young),
    before: { consent: former.state },
    after: { consent: 'asked' },
    at: now,
  });
}
