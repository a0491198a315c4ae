import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/platform/log/log';
import { repeat, type Ongoing } from '@/lib/platform/jobs/repeat';
import { missingAmong, removeUnwanted } from './stored';
import { listWanted, listWantedSince, type WantedPicture } from './wanted';

/** Milliseconds between checks of all listings, rather than only changed ones. */
const LOOK_AT_ALL_EVERY = 60 * 60_000;
/** Milliseconds of clock skew between writers. */
const OVERLAP = 60_000;

const PACE = {
  /** Milliseconds between checks. */
  look: 10_000,
  /** Minimum milliseconds between two pictures. */
  pause: 1_000,
  /** The pause after a picture, as a multiple of its drawing time. Drawing uses at most a tenth of one processor. */
  pauses: 9,
};

export interface DrawAhead {
  draw: (path: string) => Promise<void>;
  pace?: typeof PACE;
}

/** Draws the missing pictures slowly. Another node may do the same. Returns how many it drew. */
async function drawMissing(
  pictures: readonly WantedPicture[],
  { draw, pace = PACE }: DrawAhead,
  signal: AbortSignal,
): Promise<number> {
  const missing = await missingAmong(pictures.map(({ version }) => version));
  let drawn = 0;
  for (const { version, path } of pictures.filter((picture) => missing.has(picture.version))) {
    if (signal.aborted) break;
    if ((await missingAmong([version])).size === 0) continue;
    const began = performance.now();
    const failed = await draw(path).catch((error: unknown) => ({ error }));
    if (failed) log.warn({ err: failed.error, path }, 'share picture not drawn');
    else drawn += 1;
    const pausing = Math.max(pace.pause, pace.pauses * (performance.now() - began));
    await wait(pausing, undefined, { signal }).catch(() => undefined);
  }
  return drawn;
}

/**
 * Draws the share pictures of pages in advance until stopped: all at the start and every hour, those of new or changed listings
 * within seconds. Deletes stored pictures that no page uses any more.
 */
export function drawAhead(order: DrawAhead): Ongoing {
  let allAt = 0;
  let since = new Date();
  return repeat('drawing share pictures', (order.pace ?? PACE).look, async (signal) => {
    const now = new Date();
    const all = now.getTime() - allAt >= LOOK_AT_ALL_EVERY;
    const pictures = await (all ? listWanted(now) : listWantedSince(since, now));
    const drawn = await drawMissing(pictures, order, signal);
    if (drawn > 0) log.info({ drawn, of: pictures.length }, 'share pictures drawn in advance');
    since = new Date(now.getTime() - OVERLAP);
    if (!all || signal.aborted) return;
    await removeUnwanted(
      pictures.map(({ version }) => version),
      now,
    );
    allAt = now.getTime();
  });
}
