import { AsyncLocalStorage } from 'node:async_hooks';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { Types } from 'mongoose';
import { AppError } from '@/lib/platform/core/errors';
import { isDuplicate } from '@/lib/platform/db/db';
import { log } from '@/lib/platform/log/log';
import { IdempotencyKeyModel, type IdempotencyKeyRecord } from '@/models/idempotency-key';
import { canonicalJson, keyedHash } from './fingerprint';
import { readKey } from './key';

/** A request that creates something. */
export interface CreatingCall {
  /** The person and their role, or the network address of a visitor: nobody is answered what somebody else was. */
  who: string;
  /** Method and path. */
  what: string;
  /** Whose data is in what comes of it. */
  people: Types.ObjectId[];
  /** As it was sent in the header; a form may give its key only with its body, to `claimKey`. */
  key: string | undefined;
  /** Reads the body to compare it with that of the first request; called where that one is done. */
  body: () => Promise<unknown>;
}

/** Milliseconds for which what came of a call is kept. */
const KEPT_MS = 24 * 60 * 60_000;
/** Milliseconds for which a request holds its key; a transaction is given up long before. */
const CLAIM_MS = 30_000;
/** Seconds after which to ask again while the first request is at work. */
const RETRY_SECONDS = 2;

type OpenCall = CreatingCall & { claim: Types.ObjectId; id?: string };

const calls = new AsyncLocalStorage<OpenCall>();

/** Thrown where the same request was done before, with what came of it. */
class Repeated extends Error {
  override readonly name = 'Repeated';

  constructor(readonly result: unknown) {
    super('this request was done before');
  }
}

const underWay = () =>
  new AppError(
    'conflict',
    `This was sent before and is still being worked on. Please try again in ${RETRY_SECONDS} seconds.`,
    { retryAfter: RETRY_SECONDS },
  );

const otherBody = () =>
  new AppError(
    'invalid',
    'This was sent before with other content under the same key. Reload the page and send it again, or use a new Idempotency-Key.',
  );

const pack = async (result: unknown): Promise<Buffer> =>
  promisify(deflateRaw)(JSON.stringify(result ?? null));
const unpack = async (result: Buffer): Promise<unknown> =>
  JSON.parse((await promisify(inflateRaw)(result)).toString('utf8')) as unknown;

const idOf = ({ who, what }: CreatingCall, key: string): string => keyedHash('call', who, what, key);
const fingerprintOf = (key: string, body: unknown): string => keyedHash('body', key, canonicalJson(body));

const find = (_id: string) => IdempotencyKeyModel.findOne({ _id, purgeAt: { $gt: new Date() } });

/** What the first request gave; throws 422 where that one had another body, 409 where it is still at work. */
async function replay(known: IdempotencyKeyRecord | null, fingerprint: string): Promise<unknown> {
  if (known && known.fingerprint !== fingerprint) throw otherBody();
  if (!known?.result) throw underWay();
  return unpack(known.result);
}

/** Whether the key is this request's now: that of a request that was given up, or is older than a day, is taken over. */
async function takeOver({ id, claim }: OpenCall, held: Partial<IdempotencyKeyRecord>): Promise<boolean> {
  const now = new Date();
  const isOver = { $or: [{ result: null, claimedUntil: { $lte: now } }, { purgeAt: { $lte: now } }] };
  const taken = { $set: { ...held, claim, result: null } };
  return (await IdempotencyKeyModel.updateOne({ _id: id, ...isOver }, taken)).matchedCount > 0;
}

/**
 * Claims the key of the request around for it, if it has one; call it as soon as the body is known, before anything is changed. Takes the body,
 * and the key where the body had it. Throws 409 while another request with the key is at work and 422 where that one had another
 * body; where it is done, `once` gives what came of it.
 */
export async function claimKey(body: unknown, keyInBody?: unknown): Promise<void> {
  const call = calls.getStore();
  const key = call?.key ?? readKey(keyInBody);
  if (!call || key === undefined) return;
  const id = idOf(call, key);
  const fingerprint = fingerprintOf(key, body);
  const now = Date.now();
  const held = {
    fingerprint,
    claimedUntil: new Date(now + CLAIM_MS),
    people: call.people,
    purgeAt: new Date(now + KEPT_MS),
  };
  try {
    await IdempotencyKeyModel.create({ _id: id, claim: call.claim, ...held });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    if (!(await takeOver({ ...call, id }, held)))
      throw new Repeated(await replay(await find(id), fingerprint));
  }
  call.id = id;
}

/**
 * Keeps what a creating call gives for 24 hours, for whoever sends the same again; call it in the transaction that changes something,
 * as its last step. Gives the result. Takes it as plain data, and whose data is in it beside the caller's. Throws 409 where
 * another request has the key by now.
 */
export async function keepResult<T>(result: T, people: readonly Types.ObjectId[] = []): Promise<T> {
  const { id: _id, claim } = calls.getStore() ?? {};
  if (_id === undefined) return result;
  const { matchedCount } = await IdempotencyKeyModel.updateOne(
    { _id, claim },
    { $set: { result: await pack(result) }, $addToSet: { people: { $each: people } } },
  );
  if (matchedCount === 0) throw underWay();
  return result;
}

/** Gives the key of a request that failed back. Never throws: an abandoned claim ends by itself. */
async function release({ id: _id, claim }: OpenCall): Promise<void> {
  if (_id === undefined) return;
  try {
    await IdempotencyKeyModel.deleteOne({ _id, claim, result: null });
  } catch (err) {
    log.warn({ err }, 'an idempotency key stays claimed for half a minute');
  }
}

/**
 * Does the work of a creating call, once for each key: sent again within 24 hours with the same body, it gives what came of it the first
 * time. A failure is not kept. Throws 400 for a key that is none, 409 while the first request is at work, 422 for another body.
 */
export async function once<T>(call: CreatingCall, work: () => Promise<T>): Promise<T> {
  const open: OpenCall = { ...call, claim: new Types.ObjectId() };
  const known = call.key === undefined ? null : await find(idOf(call, call.key));
  if (known?.result && call.key !== undefined)
    return (await replay(known, fingerprintOf(call.key, await call.body()))) as T;
  try {
    return await calls.run(open, work);
  } catch (error) {
    if (error instanceof Repeated) return error.result as T;
    await release(open);
    throw error;
  }
}
