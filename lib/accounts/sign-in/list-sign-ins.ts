import { Types } from 'mongoose';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { IdentityModel, type IdentityRecord } from '@/models/identity';
import { UserModel, type UserRecord } from '@/models/user';
import { providerName } from './providers';

/** An account elsewhere that opens one's account, as its owner sees it. */
export interface SignIn {
  _id: string;
  /** What the provider is called. */
  name: string;
  /** The verified address it had when it was linked. */
  email: string;
  /** ISO 8601, UTC. */
  linkedAt: string;
  lastUsedAt: string;
}

/** How one can log in to one's account. */
export interface SignIns {
  signIns: SignIn[];
  /** Whether there is a password. */
  hasPassword: boolean;
}

const toSignIn = ({ _id, provider, email, linkedAt, lastUsedAt }: IdentityRecord): SignIn => ({
  _id: _id.toHexString(),
  name: providerName(provider),
  email,
  linkedAt: linkedAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
});

/** How the signed-in user can log in: the accounts elsewhere that are linked, the newest first, and whether there is a password. */
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
