import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError, invalidField } from '@/lib/platform/core/errors';
import { enqueue } from '@/lib/platform/mail/outbox';
import { userTransaction } from '../user-transaction';
import { factorOffTemplate } from './mail-templates';
import { confirmPassword, findSelf, recordOwnFactor } from './own-account';
import { proveFactor } from './prove-factor';
import { removeFactor } from './remove-factor';
import { factorProof } from './schemas';

const off = () => new AppError('conflict', 'Your account has no second factor.');

/** Notifies the owner. Throws 429. Throws 409 if there is no factor, and 422 for a wrong code or password. */
export async function turnOffFactor(
  actor: Actor,
  input: unknown,
  request: { headers: Headers },
): Promise<{ message: string }> {
  const by = authorize(actor, 'second-factor:write');
  const { code, password } = factorProof.parse(input);
  const user = await findSelf(by);
  if (!user.secondFactorSince) throw off();
  await (await confirmPassword(user, password, request)).wasRight();
  await proveFactor(user, code, request).catch((error: unknown) => {
    if (error instanceof AppError && error.details.secondFactor) throw invalidField('code', error.message);
    throw error;
  });
  await userTransaction(user._id, async () => {
    if (!(await removeFactor(user._id))) throw off();
    await recordOwnFactor(by, user, 'second factor turned off');
    await enqueue(factorOffTemplate(user));
  });
  return { message: 'Your second factor is off. You now log in with just your password.' };
}
