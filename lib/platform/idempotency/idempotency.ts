import type { KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { Types } from 'mongoose';
import { AsyncValue } from '@/lib/platform/core/async-value';
import { AppError } from '@/lib/platform/core/errors';
import { isDuplicate } from '@/lib/platform/db/connection';
import { oldKey, secretKey, secretKeys } from '@/lib/platform/env/secret-key';
import { log } from '@/lib/platform/log/log';
import { IdempotencyKeyModel, type IdempotencyKeyRecord } from '@/models/idempotency-key';
import { canonicalJson, keyedHash } from './fingerprint';
import { readKey } from './key';

export interface CreatingCall {
  /** The user and role, or a visitor's network address. A key never returns another caller's result. */
  who: string;
  /** Method and path. */
  what: string;
  /** The users whose data the result contains. */
  people: Types.ObjectId[];
  /** The key in the header. A form has its key in the body, and passes it to `ClaimKey`. */
  key: string | undefined;
  /** Reads the body, to compare it with that of a completed first request. */
  body: () => Promise<unknown>;
}

/** How long a result is stored, in milliseconds. */
const KEPT_MS = 24 * 60 * 60_000;
/** How long a request holds its key, in milliseconds. A transaction times out long before that. */
const CLAIM_MS = 30_000;
const RETRY_SECONDS = 2;

/**
 * Claims the key of a call, if it has one. Call it after reading the body and before any change. Takes the body, and the key if
 * the body contains it. Throws 409 while another request with the key is in progress, or 422 if its body differs.
 */
export type ClaimKey = (body: unknown, keyInBody?: unknown) => Promise<void>;

type OpenCall = CreatingCall & { claim: Types.ObjectId; id?: string };

const calls = new AsyncValue<OpenCall>();

/** Thrown for a repeated request, with the result of the first. */
class Repeated extends Error {
  override readonly name = 'Repeated';

  constructor(readonly result: unknown) {
    super('this request was already completed');
  }
}

const underWay = () =>
  new AppError(
    'conflict',
    `This was already sent and is still in progress. Please try again in ${RETRY_SECONDS} seconds.`,
    { retryAfter: RETRY_SECONDS },
  );

const otherBody = () =>
  new AppError(
    'invalid',
    'This was already sent with other content and the same key. Reload the page and send it again, or use a new Idempotency-Key.',
  );

const pack = async (result: unknown): Promise<Buffer> =>
  promisify(deflateRaw)(JSON.stringify(result ?? null));
const unpack = async (result: Buffer): Promise<unknown> =>
  JSON.parse((await promisify(inflateRaw)(result)).toString('utf8')) as unknown;

/** The name under which a call is stored, and that of its body. */
const namesWith = (secret: KeyObject, { who, what }: CreatingCall, key: string) => ({
  id: keyedHash(secret, 'call', who, what, key),
  fingerprintOf: (body: unknown) => keyedHash(secret, 'body', key, canonicalJson(body)),
});

const find = (_id: string) => IdempotencyKeyModel.findOne({ _id, purgeAt: { $gt: new Date() } });

/** Returns the result of the first request. Throws 422 if its body differs, or 409 while it is in progress. */
async function replay(known: IdempotencyKeyRecord | null, fingerprint: string): Promise<unknown> {
  if (known && known.fingerprint !== fingerprint) throw otherBody();
  if (!known?.result) throw underWay();
  return unpack(known.result);
}

/** Takes over the key of a request that died or is older than a day. Returns whether it did. */
async function takeOver({ id, claim }: OpenCall, held: Partial<IdempotencyKeyRecord>): Promise<boolean> {
  const now = new Date();
  const isOver = { $or: [{ result: null, claimedUntil: { $lte: now } }, { purgeAt: { $lte: now } }] };
  const taken = { $set: { ...held, claim, result: null } };
  return (await IdempotencyKeyModel.updateOne({ _id: id, ...isOver }, taken)).matchedCount > 0;
}

/** Like `ClaimKey`; also throws `Repeated` if the first request is done. */
async function claimKey(call: OpenCall, body: unknown, keyInBody: unknown): Promise<void> {
  const key = call.key ?? readKey(keyInBody);
  if (key === undefined) return;
  const { id, fingerprintOf } = namesWith(secretKey(), call, key);
  const fingerprint = fingerprintOf(body);
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
  await refuseOther(call, key, body);
}

/**
 * Releases the key again if the call is stored under the old secret. Call it after claiming the key: of two nodes that claim it at the
 * same moment under different secrets, at least one then finds the claim of the other.
 */
async function refuseOther(call: OpenCall, key: string, body: unknown): Promise<void> {
  const old = oldKey();
  if (!old) return;
  const { id, fingerprintOf } = namesWith(old, call, key);
  const known = await find(id);
  if (!known || !(known.result || known.claimedUntil > new Date())) return;
  await release(call);
  throw new Repeated(await replay(known, fingerprintOf(body)));
}

/**
 * Stores the result of the current call for 24 hours, if it has a key, and returns it. Call it as the last step of the
 * change's transaction. Takes the result as plain data, and the users other than the caller whose data it contains. Throws
 * 409 if another request has taken over the key.
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

/** Releases the key of a failed request. Never throws, because an abandoned claim expires. */
async function release({ id: _id, claim }: OpenCall): Promise<void> {
  if (_id === undefined) return;
  try {
    await IdempotencyKeyModel.deleteOne({ _id, claim, result: null });
  } catch (err) {
    log.warn({ err }, 'idempotency key not released for half a minute');
  }
}

/**
 * Runs a call once per key: repeating it within 24 hours returns the first result. `work` reads the body, calls `claim` with it,
 * and ends its transaction with `keepResult`. Failures are not stored. Throws 400 for an invalid key, 409 while the first request
 * is in progress, 422 if the body differs.
 */
export async function once<T>(call: CreatingCall, work: (claim: ClaimKey) => Promise<T>): Promise<T> {
  const open: OpenCall = { ...call, claim: new Types.ObjectId() };
  const { key = '' } = call;
  for (const secret of key === '' ? [] : secretKeys()) {
    const { id, fingerprintOf } = namesWith(secret, call, key);
    const known = await find(id);
    if (known?.result) return (await replay(known, fingerprintOf(await call.body()))) as T;
  }
  try {
    return await calls.run(open, () => work((body, keyInBody) => claimKey(open, body, keyInBody)));
  } catch (error) {
    if (error instanceof Repeated) return error.result as T;
    await release(open);
    throw error;
  }
}
