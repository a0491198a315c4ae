import { setTimeout as wait } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { isStreamed } from './is-streamed';
import { SlowBoundary } from './slow-boundary';

/**
 * Milliseconds to wait for a part before the page is sent without it. React shows the message for up to 300 ms even if the part
 * comes at once.
 */
const QUICK_MS = 25;

async function isQuick(part: Promise<unknown>): Promise<boolean> {
  const settled = part.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, wait(QUICK_MS, false)]);
}

interface SlowProps {
  /**
   * Whether the part may come after the rest of the page. False if it may still redirect, or if a button stands below it. Also false if
   * links to the page name a place on it (`#extend`), because the browser goes there once the page is complete.
   */
  mayFollow?: boolean;
  /** Renders the part. Its promise settles once the part has read everything that it shows. */
  children: () => Promise<Awaited<ReactNode>>;
}

/**
 * A part of a page that waits for the database. If it takes long, browsers that run scripts show the rest of the page meanwhile. Other
 * browsers get the page in one piece, in order.
 *
 * A page has one, at its end: when the part arrives, whatever stands below moves, and a press on it would be lost.
 */
export async function Slow({ mayFollow = true, children }: SlowProps) {
  const isStreamable = mayFollow && (await isStreamed());
  const part = children();
  const isLate = isStreamable && !(await isQuick(part));
  return <SlowBoundary isLate={isLate}>{isLate ? part : await part}</SlowBoundary>;
}
