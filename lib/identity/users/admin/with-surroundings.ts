import { findByIds } from '@/lib/platform/db/find-by-ids';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { UserModel, type UserRecord } from '@/models/user';
import { toManagedUser, type Creator, type ManagedUser } from './mapper';

/** Reads the creators and current resumes of these users, and returns a mapper. */
async function mapperFor(users: UserRecord[]): Promise<(user: UserRecord) => ManagedUser> {
  const [creators, resumes] = await Promise.all([
    findByIds<Creator, UserRecord>(
      UserModel,
      users.flatMap(({ createdBy }) => createdBy ?? []),
      ['firstName', 'lastName'],
    ),
    findByIds<ResumeRecord>(
      ResumeModel,
      users.flatMap(({ resumeId }) => resumeId ?? []),
    ),
  ]);
  const now = new Date();
  return (user) =>
    toManagedUser(user, {
      creator: creators.find(({ _id }) => user.createdBy?.equals(_id)),
      resume: resumes.find(({ _id }) => user.resumeId?.equals(_id)),
      now,
    });
}

export const withSurroundings = async (users: UserRecord[]): Promise<ManagedUser[]> =>
  users.map(await mapperFor(users));

export const withItsSurroundings = async (user: UserRecord): Promise<ManagedUser> =>
  (await mapperFor([user]))(user);
