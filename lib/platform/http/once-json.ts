import { Types } from 'mongoose';
import type { Actor } from '@/lib/platform/auth/actor';
import { visitorNetwork } from '@/lib/platform/env/networks';
import { readKey } from '@/lib/platform/idempotency/key';
import { KEY_HEADER } from '@/lib/platform/idempotency/key-names';
import { claimKey, once, type CreatingCall } from '@/lib/platform/idempotency/idempotency';
import { clientAddress } from './client-address';
import type { RouteContext } from './route';

type Caller = Pick<CreatingCall, 'who' | 'people'>;
type Context = Pick<RouteContext, 'request' | 'body'>;

/** Describes a request as a call. Throws 400 for an invalid key. */
export const creatingCall = (request: Request, caller: Caller, body: CreatingCall['body']): CreatingCall => ({
  ...caller,
  what: `${request.method} ${new URL(request.url).pathname}`,
  key: readKey(request.headers.get(KEY_HEADER)),
  body,
});

/**
 * The signed-in user as a caller; undefined for a visitor, whom the verb refuses. It includes the role, so that a key gives nothing to
 * a user whose new role may not make the call.
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
 * Runs a JSON call once for each `Idempotency-Key` of a user. `work` takes the actor and the body. Gives its result; throws what
 * `once` throws.
 */
export async function onceJson<T>(
  context: Context & Pick<RouteContext, 'actor'>,
  work: (actor: Actor, input: unknown) => Promise<T>,
): Promise<T> {
  const actor = await context.actor();
  return onceFor(callerOf(actor), context, (input) => work(actor, input));
}

/** The same for a public call: the key belongs to the network address. `work` takes the body and the address. */
export async function onceFromAddress<T>(
  context: Context,
  work: (input: unknown, address: string) => Promise<T>,
): Promise<T> {
  const address = clientAddress(context.request);
  const caller = { who: visitorNetwork(address), people: [] };
  return onceFor(caller, context, (input) => work(input, address));
}
