import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { UserModel, type UserRecord } from '@/models/user';
import { toManagedUser, type Creator, type ManagedUser } from './mapper';

/** Users with who made them and their current resume. */
export async function withSurroundings(users: UserRecord[]): Promise<ManagedUser[]> {
  const [creators, resumes] = await Promise.all([
    UserModel.find({ _id: { $in: users.flatMap(({ createdBy }) => createdBy ?? []) } })
      .select('firstName lastName')
      .lean<Creator[]>(),
    ResumeModel.find({ _id: { $in: users.flatMap(({ resumeId }) => resumeId ?? []) } }).lean<
      ResumeRecord[]
    >(),
  ]);
  const now = new Date();
  return users.map((user) =>
    toManagedUser(user, {
      creator: creators.find(({ _id }) => user.createdBy?.equals(_id)),
      resume: resumes.find(({ _id }) => user.resumeId?.equals(_id)),
      now,
    }),
  );
}
