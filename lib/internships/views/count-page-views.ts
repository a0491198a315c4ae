import { isOutOfReach } from '@/lib/platform/core/database-errors';
import { sharedState } from '@/lib/platform/core/shared-state';
import { repeat, type Ongoing } from '@/lib/platform/jobs/repeat';
import { log } from '@/lib/platform/log/log';
import type { PageViewKind } from '@/lib/platform/core/vocabulary';
import { dayOf } from './pending-views';
import { pendingPageViews, storePageViews } from './store-page-views';

/** A process that is killed loses the views since its last write. */
const STORE_EVERY_MS = 5_000;

const pending = sharedState('page views', pendingPageViews);

export const pageSeen = (kind: PageViewKind, path: string): void =>
  pending.add({ kind, path, day: dayOf(Date.now()), views: 1 });

/** Starts storing counted views. `stop` stores the rest. */
export function countPageViews(every = STORE_EVERY_MS): Ongoing {
  const storing = repeat('storing page views', every, () => storePageViews(pending));
  return {
    stop: async () => {
      await storing.stop();
      await storePageViews(pending).catch((err: unknown) => {
        if (!isOutOfReach(err)) log.warn({ err }, 'page views from the last few seconds lost');
      });
    },
  };
}
