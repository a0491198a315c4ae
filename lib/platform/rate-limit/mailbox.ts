import { RateLimitModel } from '@/models/rate-limit';
import { pseudonymsOf } from './counter';
import { HOUR } from './rate-limit';

const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** How many e-mails of one kind may reach a mailbox within this many seconds, from all senders. RATE_LIMIT_FACTOR does not raise it. */
const LIMITS = {
  /** To an address typed by someone else: to join an employer, to confirm a domain, to consent as a guardian. */
  invitation: [
    [2, DAY],
    [5, WEEK],
  ],
  /** To an unconfirmed address: an account's new one, or the one in a registration, a data request or a report. */
  'typed address': [[5, DAY]],
} as const satisfies Record<string, readonly (readonly [most: number, seconds: number])[]>;

/** Shown to the person who requests an invitation. True whether or not it is sent, so that it reveals nothing about the mailbox. */
export const UNLESS_FULL = 'unless that mailbox has had 2 such e-mails in a day, or 5 in a week';

/** Domains that ignore dots in mailbox names. */
const DOTLESS = /^(?:gmail|googlemail)\.com$/;

/** The canonical address of a mailbox: lower case, without a plus suffix and, at Gmail, without dots. */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const name = lower.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return DOTLESS.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** A slot that becomes free again this many seconds after it was taken. So no period of that length has more e-mails than slots. */
interface Place {
  /** Under each secret, newest first. */
  keys: string[];
  seconds: number;
}

async function freePlace(places: readonly Place[], now: Date): Promise<Place | undefined> {
  const taken = await RateLimitModel.find({
    key: { $in: places.flatMap(({ keys }) => keys) },
    expire: { $gt: now },
  })
    .select('key')
    .lean();
  return places.find(({ keys }) => !taken.some(({ key }) => keys.includes(key)));
}

/**
 * Takes a mailbox slot for an e-mail of this kind. Returns false if none is free: then send nothing, but return the same response. Call
 * it in the same transaction as the e-mail, so that both are stored or neither. If two transactions take the last slot, one restarts.
 */
export async function takePlace(
  kind: keyof typeof LIMITS,
  address: string,
  now = new Date(),
): Promise<boolean> {
  const mailboxes = pseudonymsOf(mailboxOf(address));
  const free: Place[] = [];
  for (const [most, seconds] of LIMITS[kind]) {
    const places = Array.from({ length: most }, (_, number) => ({
      keys: mailboxes.map((mailbox) => `mailbox ${kind}:${seconds}:${number}:${mailbox}`),
      seconds,
    }));
    const place = await freePlace(places, now);
    if (!place) return false;
    free.push(place);
  }
  for (const { keys, seconds } of free) {
    const [key] = keys;
    const expire = new Date(now.getTime() + seconds * 1_000);
    await RateLimitModel.updateOne({ key }, { $set: { points: 1, expire } }, { upsert: true });
  }
  return true;
}
