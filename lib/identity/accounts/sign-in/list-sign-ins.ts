import { Types } from 'mongoose';
import { z } from 'zod';
import { id, time } from '@/lib/platform/format/answer-values';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import { IdentityModel, type IdentityRecord } from '@/models/identity';
import { UserModel, type UserRecord } from '@/models/user';
import { providerName } from './oauth-providers';

export const signIn = z
  .strictObject({ _id: id, name: z.string(), email: z.string(), linkedAt: time, lastUsedAt: time })
  .meta({ id: 'SignIn' });

export type SignIn = z.infer<typeof signIn>;

export interface SignIns {
  signIns: SignIn[];
  hasPassword: boolean;
}

const toSignIn = ({ _id, provider, email, linkedAt, lastUsedAt }: IdentityRecord): SignIn => ({
  _id: _id.toHexString(),
  name: providerName(provider),
  email,
  linkedAt: answeredMoment(linkedAt),
  lastUsedAt: answeredMoment(lastUsedAt),
});

/** Lists the linked sign-ins of the signed-in user, newest first. */
export async function listSignIns(actor: Actor): Promise<SignIns> {
  const { id } = authorize(actor, 'profile:read');
  const userId = new Types.ObjectId(id);
  const [identities, user] = await Promise.all([
    IdentityModel.find({ userId }).sort({ linkedAt: -1 }).lean<IdentityRecord[]>(),
    UserModel.findById(userId).select('passwordHash').lean<Pick<UserRecord, 'passwordHash'>>(),
  ]);
  if (!user) throw sessionError('userNotFound');
  return { signIns: identities.map(toSignIn), hasPassword: user.passwordHash !== null };
}
