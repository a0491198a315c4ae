import { repeat, type Ongoing } from '@/lib/platform/jobs/repeat';
import { isOutOfReach } from '@/lib/platform/core/database-errors';
import { log } from '@/lib/platform/log/log';
import { dayOf } from '@/lib/internships/views/pending-views';
import { PendingSearches, storeEmptySearches } from './store-empty-searches';

/** A process that is killed loses the searches counted since its last write. */
const STORE_EVERY_MS = 5_000;

export interface SearchCounter extends Ongoing {
  seen: (words: string) => void;
}

/** Starts counting searches without results in this process. `stop` stores the rest. */
export function countEmptySearches(every = STORE_EVERY_MS): SearchCounter {
  const pending = new PendingSearches();
  const storing = repeat('storing empty searches', every, () => storeEmptySearches(pending));
  return {
    seen: (words) => pending.add({ words, day: dayOf(Date.now()), count: 1 }),
    stop: async () => {
      await storing.stop();
      await storeEmptySearches(pending).catch((err: unknown) => {
        if (!isOutOfReach(err)) log.warn({ err }, 'searches from the last few seconds not counted');
      });
    },
  };
}
