import { RateLimitModel } from '@/models/rate-limit';
import { pseudonymOf } from './counter';
import { HOUR } from './rate-limit';

const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Mails of a kind that reach one mailbox in so many seconds, from whomever. RATE_LIMIT_FACTOR does not raise it. */
const LIMITS = {
  /** To an address that somebody else typed: to join an employer, to confirm a domain, to agree as a guardian. */
  invitation: [
    [2, DAY],
    [5, WEEK],
  ],
  /** To an address that nobody has followed yet: the new one of an account, that of a request about data or of a report. */
  'typed address': [[5, DAY]],
} as const satisfies Record<string, readonly (readonly [most: number, seconds: number])[]>;

/** What whoever asks for an invitation reads: it is true whether or not one is sent, and says nothing of the mailbox. */
export const UNLESS_FULL = 'unless that mailbox has had 2 such mails in a day, or 5 in a week';

/** Domains where dots in the name of a mailbox mean nothing. */
const DOTLESS = /^(?:gmail|googlemail)\.com$/;

/** One address of a mailbox that has many: without capitals, without what follows a plus, and at Gmail without dots. */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const name = lower.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return DOTLESS.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** A place that is free again so many seconds after it was taken: no span of that length has more mails than places. */
interface Place {
  key: string;
  seconds: number;
}

/** The first free place of a limit; undefined where all are taken. */
async function freePlace(places: readonly Place[], now: Date): Promise<Place | undefined> {
  const taken = await RateLimitModel.find({
    key: { $in: places.map(({ key }) => key) },
    expire: { $gt: now },
  })
    .select('key')
    .lean();
  return places.find(({ key }) => !taken.some((one) => one.key === key));
}

/**
 * Takes a place in a mailbox for a mail of this kind. Gives false where it is full: then nothing is sent, and the
 * answer is the same. Call it in the transaction of the mail, so that both are stored or neither; of two
 * transactions that take the last place one is restarted.
 */
export async function takePlace(
  kind: keyof typeof LIMITS,
  address: string,
  now = new Date(),
): Promise<boolean> {
  const mailbox = pseudonymOf(mailboxOf(address));
  const free: Place[] = [];
  for (const [most, seconds] of LIMITS[kind]) {
    const places = Array.from({ length: most }, (_, number) => ({
      key: `mailbox ${kind}:${seconds}:${number}:${mailbox}`,
      seconds,
    }));
    const place = await freePlace(places, now);
    if (!place) return false;
    free.push(place);
  }
  for (const { key, seconds } of free) {
    const expire = new Date(now.getTime() + seconds * 1_000);
    await RateLimitModel.updateOne({ key }, { $set: { points: 1, expire } }, { upsert: true });
  }
  return true;
}
