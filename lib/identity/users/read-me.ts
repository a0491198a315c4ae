import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { UserModel, type UserRecord } from '@/models/user';
import { toOwnUser, type OwnUser } from './mapper';

export async function readMe(actor: Actor): Promise<{ user: OwnUser }> {
  const { id } = authorize(actor, 'profile:read');
  const [user, newest] = await Promise.all([
    UserModel.findById(id).select('-passwordHash').lean<UserRecord>(),
    ResumeModel.findOne({ userId: id }).sort({ uploadedAt: -1 }).lean<ResumeRecord>(),
  ]);
  if (!user) throw sessionError('userNotFound');
  return { user: toOwnUser(user, await currentOf(user, newest)) };
}

/** The current resume is the newest, except after two uploads at the same moment. */
async function currentOf(
  { resumeId }: UserRecord,
  newest: ResumeRecord | null,
): Promise<ResumeRecord | null> {
  if (!resumeId || newest?._id.equals(resumeId)) return resumeId && newest;
  return ResumeModel.findById(resumeId).lean<ResumeRecord>();
}
