import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { UserModel, type UserRecord } from '@/models/user';
import { toOwnUser, type OwnUser } from './mapper';

/** The signed-in user with the current resume and picture. */
export async function readMe(actor: Actor): Promise<{ user: OwnUser }> {
  const { id } = authorize(actor, 'profile:read');
  const user = await UserModel.findById(id).select('-passwordHash').lean<UserRecord>();
  if (!user) throw sessionError('userNotFound');
  const resume = user.resumeId && (await ResumeModel.findById(user.resumeId).lean<ResumeRecord>());
  return { user: toOwnUser(user, resume) };
}
