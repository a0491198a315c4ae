import type { Actor } from '@/lib/platform/auth/actor';
import { callerOf, creatingCall } from '@/lib/platform/http/once-json';
import type { RouteContext } from '@/lib/platform/http/route';
import { once } from '@/lib/platform/idempotency/idempotency';
import type { UploadRequest } from './upload';

/**
 * Runs an upload once for each `Idempotency-Key` of a user. `work` takes the actor and the upload, and reads it. Gives its result;
 * throws what `once` throws.
 */
export async function onceUpload<T>(
  { request, actor }: Pick<RouteContext, 'request' | 'actor'>,
  upload: UploadRequest,
  work: (actor: Actor, upload: UploadRequest) => Promise<T>,
): Promise<T> {
  const asking = await actor();
  const caller = callerOf(asking);
  if (!caller) return work(asking, upload);
  return once(creatingCall(request, caller, upload.describe), () => work(asking, upload));
}
