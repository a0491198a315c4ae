import { repeat, type Ongoing } from '@/lib/platform/jobs/repeat';
import { isOutOfReach } from '@/lib/platform/core/database-errors';
import { log } from '@/lib/platform/log/log';
import { dayOf, PendingViews } from './pending-views';
import { storeViews } from './store-views';

/** A process that is killed loses the views since its last write. */
const STORE_EVERY_MS = 5_000;

export interface ViewCounter extends Ongoing {
  seen: (path: string) => void;
}

/** Starts counting views of listings in this process. `stop` stores the rest. */
export function countViews(every = STORE_EVERY_MS): ViewCounter {
  const pending = new PendingViews();
  const storing = repeat('storing views', every, () => storeViews(pending));
  return {
    seen: (path) => pending.add({ path, day: dayOf(Date.now()), views: 1 }),
    stop: async () => {
      await storing.stop();
      await storeViews(pending).catch((err: unknown) => {
        if (!isOutOfReach(err)) log.warn({ err }, 'views from the last few seconds lost');
      });
    },
  };
}
