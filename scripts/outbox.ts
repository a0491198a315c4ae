import { parseArgs } from 'node:util';
import { dropOutbox, isOutboxHeld, readWaitingMails, releaseOutbox } from '@/lib/mail/outbox-hold';
import { StartFailure } from '@/server/start-failure';
import { command, withDatabase } from './with-database';

const heldText = (held: boolean): string => (held ? 'are held back' : 'are being sent');

/** What `npm run outbox` can be told to do; each gives the line to say. */
const ACTIONS: Record<string, () => Promise<string>> = {
  status: async () => `${await readWaitingMails()} mails wait and ${heldText(await isOutboxHeld())}.`,
  release: async () => `${await releaseOutbox()} mails go out as soon as the service runs.`,
  drop: async () => `${await dropOutbox()} mails are deleted. What comes from now on is sent.`,
};

await command(async () => {
  const [what = 'status'] = parseArgs({ allowPositionals: true, options: {} }).positionals;
  const act = ACTIONS[what];
  if (!act)
    throw new StartFailure(`Say what to do with the mails that wait: ${Object.keys(ACTIONS).join(', ')}.`);
  await withDatabase(async () => console.log(await act()));
});
