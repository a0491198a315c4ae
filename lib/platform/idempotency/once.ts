import { Types } from 'mongoose';
import type { Actor } from '@/lib/platform/auth/actor';
import { visitorNetwork } from '@/lib/platform/env/networks';
import type { OptionalUpload, UploadRequest } from '@/lib/platform/files/upload';
import { clientAddress } from '@/lib/platform/http/client-address';
import type { RouteContext } from '@/lib/platform/http/route';
import { once, type ClaimKey, type CreatingCall } from './idempotency';
import { readKey } from './key';
import { KEY_HEADER } from '@/lib/platform/core/idempotency-key-names';

type Caller = Pick<CreatingCall, 'who' | 'people'>;
type JsonContext = Pick<RouteContext, 'request' | 'body'>;

/** Undefined for a visitor, whom the call itself rejects. Includes the role, so that a new role gets no old results. */
const callerOf = (actor: Actor): Caller | undefined =>
  actor.kind === 'user'
    ? { who: `${actor.id} ${actor.role}`, people: [new Types.ObjectId(actor.id)] }
    : undefined;

async function onceFor<T>(
  caller: Caller | undefined,
  request: Request,
  body: CreatingCall['body'],
  work: (claim: ClaimKey) => Promise<T>,
): Promise<T> {
  if (!caller) return work(() => Promise.resolve());
  const what = `${request.method} ${new URL(request.url).pathname}`;
  return once({ ...caller, what, key: readKey(request.headers.get(KEY_HEADER)), body }, work);
}

async function onceForJson<T>(
  caller: Caller | undefined,
  { request, body }: JsonContext,
  work: (input: unknown) => Promise<T>,
): Promise<T> {
  const input = await body();
  const read = () => Promise.resolve(input);
  return onceFor(caller, request, read, async (claim) => {
    await claim(input);
    return work(input);
  });
}

/** Runs a JSON call once per `Idempotency-Key` and user. Returns the result of `work`. Throws the same errors as `once`. */
export async function onceJson<T>(
  context: JsonContext & Pick<RouteContext, 'actor'>,
  work: (actor: Actor, input: unknown) => Promise<T>,
): Promise<T> {
  const actor = await context.actor();
  return onceForJson(callerOf(actor), context, (input) => work(actor, input));
}

/** Like `onceJson`, for a public call. The key belongs to the network address. */
export async function onceFromAddress<T>(
  context: JsonContext,
  work: (input: unknown, address: string) => Promise<T>,
): Promise<T> {
  const address = clientAddress(context.request);
  const caller = { who: visitorNetwork(address), people: [] };
  return onceForJson(caller, context, (input) => work(input, address));
}

/** Like `onceJson`, for a user's upload, which `work` reads. */
export async function onceUpload<T>(
  { request, actor }: Pick<RouteContext, 'request' | 'actor'>,
  upload: UploadRequest,
  work: (actor: Actor, upload: OptionalUpload) => Promise<T>,
): Promise<T> {
  const user = await actor();
  return onceFor(callerOf(user), request, upload.describe, (claim) => work(user, upload.checkedBy(claim)));
}
