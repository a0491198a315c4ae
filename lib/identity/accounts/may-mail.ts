import { counter } from '@/lib/platform/rate-limit/counter';
import { mailboxOf } from '@/lib/platform/rate-limit/mailbox';
import { HOUR, MINUTE, scaled } from '@/lib/platform/rate-limit/rate-limit';

/** Seconds after which a link is sent again regardless of the limit: by then, the recipient will look for a new one. */
const RECENT = 5 * MINUTE;

/** E-mails per hour to one mailbox: from one requester, and from all unknown requesters together. */
const OF_ASKER = 5;
const OF_STRANGERS = 20;

/** A browser that has logged in to the account before, or a network. */
export interface Asker {
  id: string;
  isKnown: boolean;
}

/**
 * Limits e-mails of this kind to a mailbox. A flood blocks neither the owner's browser nor other networks: each requester gets a link, or
 * got one less than five minutes ago. The response does not say which.
 */
export async function mayMail(kind: string, email: string, { id, isKnown }: Asker): Promise<boolean> {
  const mailbox = mailboxOf(email);
  const recent = await counter({ name: `${kind}:recent`, points: 1, seconds: RECENT }).add(mailbox);
  if (!recent.isOver) return true;
  const ofAsker = counter({ name: `${kind}:asker`, points: scaled(OF_ASKER), seconds: HOUR });
  if ((await ofAsker.add(`${mailbox} ${id}`)).isOver) return false;
  if (isKnown) return true;
  const ofStrangers = counter({ name: `${kind}:strangers`, points: scaled(OF_STRANGERS), seconds: HOUR });
  return !(await ofStrangers.add(mailbox)).isOver;
}
