import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { UserModel } from '@/models/user';

export async function hasResume(actor: Actor): Promise<boolean> {
  const { id } = authorize(actor, 'profile:read');
  return (await UserModel.exists({ _id: id, resumeId: { $ne: null } })) !== null;
}
