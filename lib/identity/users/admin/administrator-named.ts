import { connect } from '@/lib/platform/db/connection';
import { AppError } from '@/lib/platform/core/errors';
import { UserModel } from '@/models/user';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { LIVE_FIELDS, signedIn, type LiveUser } from '@/lib/platform/auth/session';

/** Finds the active, verified administrator that a command acts as. Without a username there must be exactly one. Throws 404. */
export async function administratorNamed(username?: string): Promise<SignedInUser> {
  await connect();
  const administrators = await UserModel.find({
    role: 'administrator',
    isActive: true,
    isVerified: true,
    ...(username !== undefined && { username }),
  })
    .select(LIVE_FIELDS)
    .limit(2)
    .lean<LiveUser[]>();
  const [administrator, another] = administrators;
  if (administrator && !another) return signedIn(administrator);
  if (administrator)
    throw new AppError('notFound', 'There are several administrators. Choose one: --as USERNAME');
  throw new AppError(
    'notFound',
    username === undefined
      ? 'There’s no administrator yet. Create one with: npm run admin'
      : `There’s no active, verified administrator ${username}.`,
  );
}
