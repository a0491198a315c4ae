import { Long } from 'bson';
import { encodeReply, Raw } from './codec';
import { Fault } from './errors';

interface Open {
  namespace: string;
  rest: Iterator<Uint8Array>;
  /** A document that was read but did not fit into the previous batch. */
  held?: Uint8Array;
  timer: NodeJS.Timeout;
}

const FIRST_BATCH = 101;
const MOST_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60_000;

/** Shared by all cursors, including those of transactions. */
let lastId = 0;

export const nextCursorId = (): number => ++lastId;

/** The open cursors of all clients. Idle cursors are closed after ten minutes, as in MongoDB. */
export class Cursors {
  private readonly open = new Map<string, Open>();

  /** Returns the first batch, with a cursor id if there is more. */
  start(
    namespace: string,
    documents: Iterable<Uint8Array>,
    batchSize: number | undefined,
    single = false,
  ): Raw {
    const cursor: Open = {
      namespace,
      rest: documents[Symbol.iterator](),
      timer: setTimeout(() => undefined, 0),
    };
    const { batch, done } = this.read(cursor, batchSize ?? FIRST_BATCH);
    const id = done || single ? 0 : nextCursorId();
    if (id === 0) this.close(cursor);
    else this.keep(String(id), cursor);
    return batchReply('firstBatch', batch, id, namespace);
  }

  /** Returns the next batch. Throws Fault 43 for an unknown cursor. */
  more(id: unknown, namespace: string, batchSize: number | undefined): Raw {
    const key = String(id);
    const cursor = this.open.get(key);
    if (!cursor || cursor.namespace !== namespace) throw new Fault(43, `cursor id ${key} not found`);
    this.open.delete(key);
    const { batch, done } = this.read(cursor, batchSize || Infinity);
    if (done) this.close(cursor);
    else this.keep(key, cursor);
    return batchReply('nextBatch', batch, done ? 0 : Number(key), namespace);
  }

  kill(id: unknown): boolean {
    const cursor = this.open.get(String(id));
    if (!cursor) return false;
    this.open.delete(String(id));
    this.close(cursor);
    return true;
  }

  killAll(): void {
    for (const id of [...this.open.keys()]) this.kill(id);
  }

  private read(cursor: Open, size: number): { batch: Uint8Array[]; done: boolean } {
    const batch: Uint8Array[] = [];
    let bytes = 0;
    clearTimeout(cursor.timer);
    for (;;) {
      if (batch.length >= size) return { batch, done: false };
      const next = cursor.held ?? this.step(cursor);
      delete cursor.held;
      if (!next) return { batch, done: true };
      if (batch.length > 0 && bytes + next.byteLength > MOST_BYTES) {
        cursor.held = next;
        return { batch, done: false };
      }
      bytes += next.byteLength;
      batch.push(next);
    }
  }

  private step(cursor: Open): Uint8Array | undefined {
    const next = cursor.rest.next();
    return next.done ? undefined : next.value;
  }

  private keep(key: string, cursor: Open): void {
    cursor.timer = setTimeout(() => this.kill(key), IDLE_MS).unref();
    this.open.set(key, cursor);
  }

  private close(cursor: Open): void {
    clearTimeout(cursor.timer);
    cursor.rest.return?.();
  }
}

function batchReply(name: string, batch: Uint8Array[], id: number, namespace: string): Raw {
  return new Raw(
    encodeReply({ [name]: batch.map((bytes) => new Raw(bytes)), id: Long.fromNumber(id), ns: namespace }),
  );
}
