import { once, type EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isOutOfReach } from '@/lib/platform/core/database-errors';
import { log } from '@/lib/platform/log/log';

/** Milliseconds until a broken stream is reopened. */
const AGAIN_MS = 250;

/** The part of the driver's change stream used here. */
export interface Stream<Change> extends EventEmitter {
  next(): Promise<Change>;
  close(): Promise<void>;
  readonly resumeToken: unknown;
}

/** Opens a stream that starts after this resume token, or now if there is none. */
export type OpenStream<Change> = (startAfter: unknown) => Promise<Stream<Change>>;

interface Followed<Change> {
  change: (change: Change) => void;
  /** Called if changes were missed: anything may have changed. */
  gap: () => void;
}

interface Opened<Change> {
  stream: Stream<Change>;
  first: Promise<Change>;
}

/** Resolves once the database has opened the stream, which then delivers every later change. */
async function opened<Change>(open: OpenStream<Change>, startAfter?: unknown): Promise<Opened<Change>> {
  const stream = await open(startAfter);
  const began = once(stream, 'resumeTokenChanged');
  const first = stream.next();
  await Promise.race([began, first]);
  return { stream, first };
}

async function readAll<Change>({ stream, first }: Opened<Change>, change: Followed<Change>['change']) {
  for (let next = first; ; next = stream.next()) change(await next);
}

/**
 * Watches a change stream until stopped, across lost connections and elections, by resuming after the last change. If the
 * database no longer has that position, starts again from now and reports the gap. Resolves when the stream is open. Throws
 * the driver's error if it cannot be opened.
 */
export async function followChanges<Change>(
  open: OpenStream<Change>,
  { change, gap }: Followed<Change>,
): Promise<{ stop: () => Promise<void> }> {
  const ending = new AbortController();
  const { signal } = ending;
  let current: Opened<Change> | undefined = await opened(open);
  let token: unknown;
  let failing = false;

  const goOn = async (): Promise<void> => {
    current ??= await opened(open, token);
    if (failing && token === undefined) gap();
    failing = false;
    await readAll(current, change);
  };
  const recover = async (error: unknown): Promise<void> => {
    if (!failing) log.warn({ err: error }, 'database change stream interrupted');
    failing = true;
    const place = current?.stream.resumeToken ?? token;
    token = isOutOfReach(error) ? place : undefined;
    await current?.stream.close().catch(() => undefined);
    current = undefined;
    await wait(AGAIN_MS, undefined, { signal }).catch(() => undefined);
  };
  const following = (async () => {
    while (!signal.aborted) {
      await goOn().catch((error: unknown) => (signal.aborted ? undefined : recover(error)));
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await current?.stream.close().catch(() => undefined);
      await following;
    },
  };
}
