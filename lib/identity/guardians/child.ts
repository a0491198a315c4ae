import { Types } from 'mongoose';
import { z } from 'zod';
import { time } from '@/lib/platform/format/answer-values';
import { isAdult } from '@/lib/identity/accounts/minors/age';
import { childDeletedTemplate } from '@/lib/identity/accounts/minors/mail-templates';
import { readGuardianToken } from '@/lib/identity/accounts/minors/guardian-link';
import { accountDeletedTemplate } from '@/lib/identity/accounts/mail-templates';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';
import { NOBODY, recordAuditEntry } from '@/lib/trust/audit/record';
import { AppError } from '@/lib/platform/core/errors';
import { CONSENT_STATES } from '@/lib/platform/core/vocabulary';
import { connect } from '@/lib/platform/db/connection';
import type { StoredFile } from '@/lib/platform/files/open';
import { enqueue } from '@/lib/platform/mail/outbox';
import { deleteUserAccount, removeDeletedFiles } from '@/lib/identity/users/delete-user-account';
import { collectExport, exportZip } from '@/lib/identity/users/export-zip';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import { UserModel } from '@/models/user';
import { grownUp } from './consent-link';
import { changeSchema, deleteSchema } from './schemas';
import { CHILD_FIELDS, setConsent, type ChildRecord } from './set-consent';

type Link = { token: unknown };

const notOurs = () =>
  new AppError('malformed', 'This link is no longer valid. Copy the whole link from our last e-mail to you.');

function idIn(token: unknown): Types.ObjectId {
  const claims = readGuardianToken(token);
  if (!claims) throw notOurs();
  return new Types.ObjectId(claims.userId);
}

/** Throws 400 for an invalid link or another guardian's link, and 410 once the child is 18. */
async function findChild(token: unknown, now: Date): Promise<ChildRecord> {
  const key = readGuardianToken(token)?.key;
  if (key === undefined) throw notOurs();
  const child = await UserModel.findOne({ _id: idIn(token), 'minor.linkKey': key })
    .select(CHILD_FIELDS)
    .lean<ChildRecord>();
  if (!child) throw notOurs();
  if (isAdult(child.minor, now)) throw grownUp(child);
  return child;
}

/** The guardian's view of the account. */
export const guardedAccount = z
  .strictObject({
    firstName: z.string(),
    lastName: z.string(),
    state: z.enum(CONSENT_STATES),
    changedAt: time,
    adultFrom: time,
    data: z.record(z.string(), z.unknown()).meta({ description: 'The same as `data.json` in the export' }),
  })
  .meta({ id: 'GuardedAccount' });

export type GuardedAccount = z.infer<typeof guardedAccount>;

/** Returns everything stored about the child. Throws 400, 410. */
export async function readChild({ token }: Link, now = new Date()): Promise<GuardedAccount> {
  await connect();
  const { _id, firstName, lastName, minor } = await findChild(token, now);
  const { data } = await collectExport(_id.toHexString());
  const { state, changedAt, adultFrom } = minor;
  return {
    firstName,
    lastName,
    state,
    changedAt: answeredMoment(changedAt),
    adultFrom: answeredMoment(adultFrom),
    data: JSON.parse(JSON.stringify(data)) as Record<string, unknown>,
  };
}

/** Returns the same data and the files as one ZIP. Throws 400, 410. */
export async function exportChild({ token }: Link, now = new Date()): Promise<Omit<StoredFile, 'size'>> {
  await connect();
  const { _id } = await findChild(token, now);
  return exportZip(await collectExport(_id.toHexString()), 'data.zip');
}

/** Gives or withdraws consent. No application is accepted without it. Idempotent. Throws 400, 410, 422. */
export async function changeConsent(
  { token, change, address }: Link & { change: unknown; address: string },
  now = new Date(),
): Promise<{ message: string }> {
  await connect();
  const _id = idIn(token);
  const { decision } = changeSchema.parse(change);
  return userTransaction(_id, async () => {
    const child = await findChild(token, now);
    const isConsented = child.minor.state === 'consented';
    if (isConsented !== (decision === 'consent'))
      await setConsent(child, {
        state: decision === 'consent' ? 'consented' : 'withdrawn',
        address,
        now,
      });
    return decision === 'consent'
      ? { message: `You agreed. ${child.firstName} can now apply.` }
      : { message: `You withdrew your consent. ${child.firstName} can no longer apply.` };
  });
}

/** Deletes the child's account and data, and notifies both by e-mail. Throws 400, 410, 422 without a confirmation. */
export async function deleteChild(
  { token, input }: Link & { input: unknown },
  now = new Date(),
): Promise<{ message: string }> {
  await connect();
  const _id = idIn(token);
  deleteSchema.parse(input);
  const { firstName } = await userTransaction(_id, async () => {
    const child = await findChild(token, now);
    const pseudonym = await deleteUserAccount(_id);
    await enqueue(accountDeletedTemplate(child, 'your guardian'));
    await enqueue(childDeletedTemplate(child));
    await recordAuditEntry(
      {
        id: pseudonym.toHexString(),
        firstName: 'Parent',
        lastName: 'or guardian',
        username: 'none',
        role: 'recent graduate',
      },
      {
        action: 'user deleted',
        target: { kind: 'user', id: pseudonym, label: NOBODY },
        before: { consent: child.minor.state },
        after: null,
        at: now,
      },
    );
    return child;
  });
  await removeDeletedFiles(_id);
  return { message: `${firstName}’s account and everything in it has been deleted.` };
}
