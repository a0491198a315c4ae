import { once, type EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isOutOfReach } from '@/lib/platform/core/database-errors';
import { log } from '@/lib/platform/log/log';

/** Milliseconds until a stream that broke is opened again. */
const AGAIN_MS = 250;

/** A change stream of the driver, as far as it is used here. */
export interface Stream<Change> extends EventEmitter {
  next(): Promise<Change>;
  close(): Promise<void>;
  readonly resumeToken: unknown;
}

/** Opens a stream behind the change that the token names, or from now on. */
export type OpenStream<Change> = (startAfter: unknown) => Promise<Stream<Change>>;

interface Followed<Change> {
  /** Called with each change, in order. */
  change: (change: Change) => void;
  /** Called where changes were missed: anything may have changed. */
  gap: () => void;
}

interface Opened<Change> {
  stream: Stream<Change>;
  first: Promise<Change>;
}

/** Resolves once the database has opened the stream: what changes from then on is in it. */
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
 * Follows changes of the database until it is stopped, across lost connections and changes of the primary: it goes on behind the last
 * one it was told of. Where the database no longer knows that place, it goes on from now and tells of the gap.
 * Resolves once it follows; throws what the driver throws where that cannot be.
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
    if (!failing) log.warn({ err: error }, 'changes of the database cannot be followed just now');
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
