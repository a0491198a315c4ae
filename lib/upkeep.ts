import { removeUnverified } from './accounts/remove-unverified';
import { sweepAbandonedFiles } from './files/sweep-abandoned';
import { log } from './log';
import { repeat, type Ongoing } from './repeat';
import { keepWordsInUse } from './search/keep-words';

/** Milliseconds between looks for what broken uploads left. */
const SWEEP_EVERY = 60 * 60_000;
/** Milliseconds after which all files are looked at again, not only those that came of age since the last look. */
const SWEEP_ALL_EVERY = 24 * SWEEP_EVERY;

function sweepFiles(): Ongoing {
  let allAt = 0;
  let since: Date | undefined;
  return repeat('sweeping files', SWEEP_EVERY, async (signal) => {
    const now = new Date();
    const all = now.getTime() - allAt >= SWEEP_ALL_EVERY;
    const { removed } = await sweepAbandonedFiles({ now, since: all ? undefined : since, signal });
    if (removed > 0) log.info({ removed }, 'abandoned files removed');
    if (all) allAt = now.getTime();
    since = now;
  });
}

/** Clears away registrations that nobody followed, and says of the words of searches which are still in use. */
const removeOld = (): Ongoing[] => [
  repeat('removing unverified accounts', SWEEP_EVERY, async () => {
    const removed = await removeUnverified(new Date());
    if (removed > 0) log.info({ removed }, 'unverified accounts removed');
  }),
  repeat('keeping words in use', SWEEP_ALL_EVERY, async (signal) => {
    await keepWordsInUse(new Date(), signal);
  }),
];

/** Clears away what processes that died left, and what is too old, until it is stopped. Any number of nodes may do so. */
export function startUpkeep(): Ongoing {
  const ongoing = [sweepFiles(), ...removeOld()];
  return { stop: async () => void (await Promise.all(ongoing.map(({ stop }) => stop()))) };
}
