import { dropOutbox, isOutboxHeld, readWaitingMails, releaseOutbox } from '@/lib/platform/mail/outbox-hold';
import { listUnsent, readMail, retryUnsent } from '@/lib/platform/mail/unsent';
import { StartFailure } from '@/server/start-failure';
import { DATABASE_SETTING, readArguments } from './arguments.mjs';
import { command, withDatabase } from './with-database';

const USAGE = 'npm run mail -- list | retry [ID] | show ID | held | release | drop';

const { positionals } = readArguments({
  usage: USAGE,
  about: 'Shows and retries the mails that have not been sent.',
  arguments: {
    list: 'list unsent mails, and why they were not sent',
    'retry [ID]': 'try one again now, or all that failed',
    'show ID': 'show one mail without its text',
    held: 'say whether mails are held back since a restore, and how many',
    release: 'send the mails that are held back',
    drop: 'delete the mails that are held back',
  },
  environment: DATABASE_SETTING,
});

const HELD =
  'Mails are held back since a backup was restored. Send them: npm run mail -- release. Delete them: npm run mail -- drop';

const timeOf = (time: Date | null): string => time?.toISOString() ?? '–';

async function list(): Promise<void> {
  const { mails, total } = await listUnsent();
  if (total === 0) console.log('Every mail has been sent.');
  for (const { id, state, kind, domain, attempts, nextAttemptAt, lastError } of mails) {
    const next = state === 'queued' ? `, next try ${timeOf(nextAttemptAt)}` : '';
    console.log(
      `${id}  ${state}  ${kind} to ${domain}, ${attempts} tries${next}: ${lastError ?? 'not tried yet'}`,
    );
  }
  if (total > mails.length) console.log(`… and ${total - mails.length} more.`);
  if (await isOutboxHeld()) console.log(HELD);
}

async function retry(id?: string): Promise<void> {
  const count = await retryUnsent(id);
  console.log(count === 0 ? 'No mail waits for another try.' : `${count} will be tried again now.`);
}

async function show(id: string): Promise<void> {
  const { state, kind, to, subject, attempts, createdAt, nextAttemptAt, sentAt, lastError } =
    await readMail(id);
  const facts = {
    state,
    kind,
    to,
    subject,
    tries: String(attempts),
    written: timeOf(createdAt),
    'next try': state === 'queued' ? timeOf(nextAttemptAt) : '–',
    sent: timeOf(sentAt),
    'last answer': lastError ?? '–',
  };
  for (const [name, value] of Object.entries(facts)) console.log(`${name.padEnd(12)}${value}`);
}

async function held(): Promise<void> {
  const waiting = await readWaitingMails();
  console.log(
    (await isOutboxHeld()) ? `${waiting} mails wait. ${HELD}` : `${waiting} mails wait. None is held back.`,
  );
}

async function release(): Promise<void> {
  console.log(`${await releaseOutbox()} mails go out as soon as the service runs.`);
}

async function drop(): Promise<void> {
  console.log(`${await dropOutbox()} mails are deleted. What comes from now on is sent.`);
}

/** Subcommands without an argument. */
const ALONE = new Map(Object.entries({ list, held, release, drop }));

/** Returns the subcommand that the arguments name, or undefined. */
function workOf([verb = '', id, ...rest]: string[]): (() => Promise<void>) | undefined {
  if (rest.length > 0) return undefined;
  if (id === undefined && ALONE.has(verb)) return ALONE.get(verb);
  if (verb === 'retry') return () => retry(id);
  if (verb === 'show' && id !== undefined) return () => show(id);
  return undefined;
}

await command(async () => {
  const work = workOf(positionals);
  if (!work) throw new StartFailure(`Say what to do: ${USAGE}`);
  await withDatabase(work);
});
