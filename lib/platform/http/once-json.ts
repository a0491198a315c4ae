import { Types } from 'mongoose';
import type { Actor } from '@/lib/platform/auth/actor';
import { visitorNetwork } from '@/lib/platform/env/networks';
import { readKey } from '@/lib/platform/idempotency/key';
import { KEY_HEADER } from '@/lib/platform/idempotency/key-names';
import { claimKey, once, type CreatingCall } from '@/lib/platform/idempotency/once';
import { clientAddress } from './client-address';
import type { RouteContext } from './route';

type Caller = Pick<CreatingCall, 'who' | 'people'>;
type Context = Pick<RouteContext, 'request' | 'body'>;

/** The call that a request makes for somebody; throws 400 where its key is none. */
export const creatingCall = (request: Request, caller: Caller, body: CreatingCall['body']): CreatingCall => ({
  ...caller,
  what: `${request.method} ${new URL(request.url).pathname}`,
  key: readKey(request.headers.get(KEY_HEADER)),
  body,
});

/**
 * A signed-in person in their role; undefined for a visitor, whom the verb refuses. The role is part of it, so that a key gives nothing
 * to somebody whose role may no longer make the call.
 */
export const callerOf = (actor: Actor): Caller | undefined =>
  actor.kind === 'user'
    ? { who: `${actor.id} ${actor.role}`, people: [new Types.ObjectId(actor.id)] }
    : undefined;

async function onceFor<T>(
  caller: Caller | undefined,
  { request, body }: Context,
  work: (input: unknown) => Promise<T>,
): Promise<T> {
  const input = await body();
  if (!caller) return work(input);
  return once(
    creatingCall(request, caller, () => Promise.resolve(input)),
    async () => {
      await claimKey(input);
      return work(input);
    },
  );
}

/**
 * Does the work of a call that creates something and takes JSON, once for each `Idempotency-Key` of a person. `work` takes who asks
 * and the body; gives what it gives. Throws what `once` throws.
 */
export async function onceJson<T>(
  context: Context & Pick<RouteContext, 'actor'>,
  work: (actor: Actor, input: unknown) => Promise<T>,
): Promise<T> {
  const actor = await context.actor();
  return onceFor(callerOf(actor), context, (input) => work(actor, input));
}

/** The same for a call that anybody may make: a key counts for the network address it comes from, which `work` is given. */
export async function onceFromAddress<T>(
  context: Context,
  work: (input: unknown, address: string) => Promise<T>,
): Promise<T> {
  const address = clientAddress(context.request);
  const caller = { who: visitorNetwork(address), people: [] };
  return onceFor(caller, context, (input) => work(input, address));
}
