import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/platform/log/log';
import { repeat, type Ongoing } from '@/lib/platform/jobs/repeat';
import { missingAmong, removeUnwanted } from './stored';
import { listWanted, listWantedSince, type WantedPicture } from './wanted';

/** Milliseconds after which all listings are looked at, not only those that were changed. */
const LOOK_AT_ALL_EVERY = 60 * 60_000;
/** Milliseconds by which the clocks of those who write may differ. */
const OVERLAP = 60_000;

const PACE = {
  /** Milliseconds between looks. */
  look: 10_000,
  /** Milliseconds between two pictures, at least. */
  pause: 1_000,
  /** How many times as long as a picture took the pause after it is: visitors have nine tenths of the processor. */
  pauses: 9,
};

export interface DrawAhead {
  /** Has the picture at this path drawn and stored. */
  draw: (path: string) => Promise<void>;
  pace?: typeof PACE;
}

/** Has the missing pictures among these drawn, slowly; another node may be doing the same. Gives how many it were. */
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
    if (failed) log.warn({ err: failed.error, path }, 'a share picture could not be drawn');
    else drawn += 1;
    const pausing = Math.max(pace.pause, pace.pauses * (performance.now() - began));
    await wait(pausing, undefined, { signal }).catch(() => undefined);
  }
  return drawn;
}

/**
 * Draws, until it is stopped, the pictures that pages name before anybody asks for them: all at the start and once an hour, those of
 * listings that were published or changed within seconds. Deletes the stored ones that no page names any more.
 */
export function drawAhead(order: DrawAhead): Ongoing {
  let allAt = 0;
  let since = new Date();
  return repeat('drawing share pictures', (order.pace ?? PACE).look, async (signal) => {
    const now = new Date();
    const all = now.getTime() - allAt >= LOOK_AT_ALL_EVERY;
    const pictures = await (all ? listWanted(now) : listWantedSince(since, now));
    const drawn = await drawMissing(pictures, order, signal);
    if (drawn > 0) log.info({ drawn, of: pictures.length }, 'share pictures drawn ahead');
    since = new Date(now.getTime() - OVERLAP);
    if (!all || signal.aborted) return;
    await removeUnwanted(
      pictures.map(({ version }) => version),
      now,
    );
    allAt = now.getTime();
  });
}
