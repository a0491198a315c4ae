import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { replacePicture } from './replace-picture';

export async function removePicture(actor: Actor): Promise<void> {
  await replacePicture(new Types.ObjectId(authorize(actor, 'profile:update').id), null);
}
