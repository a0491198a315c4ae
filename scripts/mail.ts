import { dropOutbox, isOutboxHeld, readWaitingMails, releaseOutbox } from '@/lib/platform/mail/outbox-hold';
import { listUnsent, readMail, retryUnsent } from '@/lib/platform/mail/unsent';
import { StartFailure } from '@/server/start-failure';
import { DATABASE_SETTING, readArguments } from './arguments.mjs';
import { command, withDatabase } from './with-database';

const USAGE = 'npm run mail -- list | retry [ID] | show ID | held | release | drop';

const { positionals } = readArguments({
  usage: USAGE,
  about: 'Lists and retries unsent e-mails.',
  arguments: {
    list: 'list unsent e-mails and why they were not sent',
    'retry [ID]': 'retry one e-mail now, or all that failed',
    'show ID': 'show one e-mail without its text',
    held: 'show whether a restore put e-mails on hold, and how many',
    release: 'send the e-mails that are on hold',
    drop: 'delete the e-mails that are on hold',
  },
  environment: DATABASE_SETTING,
});

const HELD =
  'E-mails have been on hold since a backup was restored. To send them: npm run mail -- release. To delete them: npm run mail -- drop';

const timeOf = (time: Date | null): string => time?.toISOString() ?? '–';

async function list(): Promise<void> {
  const { mails, total } = await listUnsent();
  if (total === 0) console.log('All e-mails have been sent.');
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
  console.log(count === 0 ? 'There are no e-mails to retry.' : `${count} will be retried now.`);
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
    'last error': lastError ?? '–',
  };
  for (const [name, value] of Object.entries(facts)) console.log(`${name.padEnd(12)}${value}`);
}

async function held(): Promise<void> {
  const waiting = await readWaitingMails();
  console.log(`Unsent e-mails: ${waiting}. ${(await isOutboxHeld()) ? HELD : 'None are on hold.'}`);
}

async function release(): Promise<void> {
  console.log(`E-mails released: ${await releaseOutbox()}. They are sent as soon as the service runs.`);
}

async function drop(): Promise<void> {
  console.log(`E-mails deleted: ${await dropOutbox()}. New e-mails are sent again.`);
}

/** Subcommands without an argument. */
const ALONE = new Map(Object.entries({ list, held, release, drop }));

/** Returns the subcommand for the arguments, or undefined. */
function workOf([verb = '', id, ...rest]: string[]): (() => Promise<void>) | undefined {
  if (rest.length > 0) return undefined;
  if (id === undefined && ALONE.has(verb)) return ALONE.get(verb);
  if (verb === 'retry') return () => retry(id);
  if (verb === 'show' && id !== undefined) return () => show(id);
  return undefined;
}

await command(async () => {
  const work = workOf(positionals);
  if (!work) throw new StartFailure(`Choose a command: ${USAGE}`);
  await withDatabase(work);
});
