import { removeUnverified } from '@/lib/users/remove-unverified';
import { sweepAbandonedFiles } from './sweep-abandoned-files';
import { log } from '@/lib/platform/log/log';
import { repeat, type Ongoing } from '@/lib/platform/jobs/repeat';
import { keepWordsInUse } from '@/lib/internships/keep-search-words';
import { continueUserDeletions } from '@/lib/users/continue-user-deletions';

/** Milliseconds between looks for what is left of deleted users. */
const DELETE_EVERY = 5_000;
/** Milliseconds between looks for what broken uploads left, and for what is too old. */
const SWEEP_EVERY = 60 * 60_000;
/** Milliseconds between looks for words of searches that are still in use. */
const KEEP_WORDS_EVERY = 24 * SWEEP_EVERY;

const sweepFiles = (): Ongoing =>
  repeat('sweeping files', SWEEP_EVERY, async (signal) => {
    const { removed } = await sweepAbandonedFiles({ now: new Date(), signal });
    if (removed > 0) log.info({ removed }, 'abandoned files removed');
  });

/** Clears away registrations that nobody followed, and says of the words of searches which are still in use. */
const removeOld = (): Ongoing[] => [
  repeat('removing unverified accounts', SWEEP_EVERY, async () => {
    const removed = await removeUnverified(new Date());
    if (removed > 0) log.info({ removed }, 'unverified accounts removed');
  }),
  repeat('keeping words in use', KEEP_WORDS_EVERY, async (signal) => {
    await keepWordsInUse(new Date(), signal);
  }),
];

/** Clears away what processes that died left, and what is too old, until it is stopped. Any number of nodes may do so. */
export function startBackgroundJobs(): Ongoing {
  const ongoing = [
    sweepFiles(),
    repeat('deleting user data', DELETE_EVERY, continueUserDeletions),
    ...removeOld(),
  ];
  return { stop: async () => void (await Promise.all(ongoing.map(({ stop }) => stop()))) };
}
