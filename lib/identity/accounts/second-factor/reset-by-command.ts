import { recordAuditEntry, userActor, userTarget } from '@/lib/trust/audit/record';
import { AppError } from '@/lib/platform/core/errors';
import { enqueue } from '@/lib/platform/mail/outbox';
import { UserModel, type UserRecord } from '@/models/user';
import { userTransaction } from '../user-transaction';
import { forgetWrongCodes } from './attempts';
import { factorResetTemplate } from './mail-templates';
import { removeFactor } from './remove-factor';

/** Used if no administrator can log in. Ends the account's sessions and notifies its owner. Throws 404, 409 without a factor. */
export async function resetFactorByCommand(username: string): Promise<void> {
  const user = await UserModel.findOne({ username }).lean<UserRecord>();
  if (!user) throw new AppError('notFound', `There’s no account with the username ${username}.`);
  const { _id } = user;
  await userTransaction(_id, async () => {
    if (!(await removeFactor(_id))) throw new AppError('conflict', `${username} has no second factor.`);
    await UserModel.updateOne({ _id }, { $inc: { sessionVersion: 1 } });
    await recordAuditEntry(userActor(user), {
      action: 'second factor reset',
      target: userTarget(user),
      before: { secondFactor: true },
      after: { secondFactor: false, by: 'the command line' },
    });
    await enqueue(factorResetTemplate(user));
  });
  await forgetWrongCodes(_id);
}
