import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { lockUser } from '@/lib/platform/auth/lock-user';
import type { Actor } from '@/lib/platform/auth/actor';
import { withTransaction } from '@/lib/platform/db/transaction';
import { DraftModel, TYPED_PREFIX, type DraftRecord } from '@/models/draft';

type Texts = Record<string, string>;

/** Stored values outlive their cookie, because a reload still shows them. */
const KEPT_MS = 10 * 60_000;

const own = (userId: Types.ObjectId, form: string) => ({ userId, about: `${TYPED_PREFIX}${form}` });

/**
 * Stores what a signed-in user typed into a form that stays open if it is too long for a cookie, replacing what that form had stored
 * before. Returns the key to read it, or undefined for a visitor, for whom nothing is stored.
 */
export async function keepTyped(actor: Actor, form: string, texts: Texts): Promise<string | undefined> {
  if (actor.kind !== 'user') return undefined;
  const userId = new Types.ObjectId(actor.id);
  const key = randomBytes(16).toString('base64url');
  const now = Date.now();
  const written = {
    fields: { key, texts },
    savedAt: new Date(now),
    purgeAt: new Date(now + KEPT_MS),
  };
  return withTransaction(async () => {
    if (!(await lockUser({ _id: userId }))) return undefined;
    await DraftModel.updateOne(own(userId, form), { $set: written }, { upsert: true });
    return key;
  });
}

/** Reads what was stored for a form under this key. Returns {} if it was replaced or has expired. */
export async function readTyped(actor: Actor, form: string, key: string): Promise<Texts> {
  if (actor.kind !== 'user') return {};
  const userId = new Types.ObjectId(actor.id);
  const kept = await DraftModel.findOne({ ...own(userId, form), purgeAt: { $gt: new Date() } })
    .select('fields')
    .lean<Pick<DraftRecord, 'fields'>>();
  const { key: keptKey, texts } = (kept?.fields ?? {}) as { key?: string; texts?: Texts };
  return keptKey === key ? (texts ?? {}) : {};
}
