import { counter } from '@/lib/platform/rate-limit/counter';
import { HOUR, MINUTE, scaled } from '@/lib/platform/rate-limit/rate-limit';

/** Seconds after which a link is sent again in any case: the one before is then older than its reader would look. */
const RECENT = 5 * MINUTE;

/** Mails in an hour that one asker may have sent to an address, and that strangers may together. */
const OF_ASKER = 5;
const OF_STRANGERS = 20;

/** Who asks for a mail: a browser that has logged in to the account before, or a network. */
export interface Asker {
  id: string;
  isKnown: boolean;
}

/**
 * Whether one more mail of this kind goes to an address. Who floods it with mails stops neither its owner's browser nor anybody
 * else's: whoever asks is sent a link, or was one less than five minutes ago. Nobody is told which.
 */
export async function mayMail(kind: string, email: string, { id, isKnown }: Asker): Promise<boolean> {
  const recent = await counter({ name: `${kind}:recent`, points: 1, seconds: RECENT }).add(email);
  if (!recent.isOver) return true;
  const ofAsker = counter({ name: `${kind}:asker`, points: scaled(OF_ASKER), seconds: HOUR });
  if ((await ofAsker.add(`${email} ${id}`)).isOver) return false;
  if (isKnown) return true;
  const ofStrangers = counter({ name: `${kind}:strangers`, points: scaled(OF_STRANGERS), seconds: HOUR });
  return !(await ofStrangers.add(email)).isOver;
}
