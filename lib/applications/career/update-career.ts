import { Types } from 'mongoose';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { CareerModel } from '@/models/career';
import { readCareer, type OwnCareer } from './read-career';
import { careerSchema } from './schemas';

export async function updateCareer(actor: Actor, input: unknown): Promise<{ message: string } & OwnCareer> {
  const _id = new Types.ObjectId(authorize(actor, 'career:write').id);
  const career = careerSchema.parse(input);
  await userTransaction(_id, async () => {
    if (!(await lockUser({ _id }))) throw sessionError('userNotFound');
    await CareerModel.updateOne({ _id }, { $set: { ...career, updatedAt: new Date() } }, { upsert: true });
  });
  return { message: 'Your career profile is saved.', ...(await readCareer(actor)) };
}
