import { Timestamp } from 'bson';
import type { Change } from './change';
import { decodeExact, encodeReply, type Document } from './codec';
import type { StoredTable } from './stored-table';

interface LogStorage {
  write<T>(job: () => T): Promise<T>;
  size(table: StoredTable): number;
}

export interface LoggedChange {
  key: Buffer;
  change: Document;
}

/** The key of the log's state, before all changes: the position up to which changes were removed, and the time of the last read. */
const STATE_KEY = Buffer.of(0);
/** Seconds, a number within the second, a number within a transaction. */
const KEY_BYTES = 12;
const FIRST = Buffer.alloc(KEY_BYTES);
const LATEST = Buffer.alloc(KEY_BYTES, 0xff);

/** How long changes are stored, and how long the log continues after the last stream has ended. */
const KEPT_MS = 60 * 60_000;
/** Maximum size; older changes are removed. */
const MOST_BYTES = 64 * 1024 * 1024;
const LOOKED_AT_EVERY = 1_000;

interface State {
  /** Changes up to this position were removed or never stored. */
  gone: Buffer;
  readAt: number;
}

export const keyOf = (seconds: number, at: number, part = 0): Buffer => {
  const key = Buffer.alloc(KEY_BYTES);
  key.writeUInt32BE(seconds, 0);
  key.writeUInt32BE(at, 4);
  key.writeUInt32BE(part, 8);
  return key;
};

export const timeOf = (key: Buffer): Timestamp =>
  new Timestamp({ t: key.readUInt32BE(0), i: key.readUInt32BE(4) });

/** Stores changes for change streams, from the first stream until an hour after the last has ended. It costs nothing without streams. */
export class ChangeLog {
  private state: State | undefined;
  private last: Buffer;
  private sinceLooked = 0;
  private readonly listeners = new Set<() => void>();
  private fresh = false;

  constructor(
    private readonly storage: LogStorage,
    private readonly table: StoredTable,
    private readonly mostBytes = MOST_BYTES,
  ) {
    const bytes = table.get(STATE_KEY);
    if (bytes) this.state = { gone: Buffer.from(bytes.subarray(8)), readAt: bytes.readDoubleBE(0) };
    const [last] = [...table.getKeys({ start: LATEST, reverse: true, limit: 1 })];
    this.last = last && last.length === KEY_BYTES ? last : keyOf(0, 0);
  }

  get isKept(): boolean {
    return this.state !== undefined;
  }

  private advance(): { seconds: number; at: number } {
    const now = Math.floor(Date.now() / 1000);
    const before = this.last.readUInt32BE(0);
    const seconds = Math.max(now, before);
    const at = seconds === before ? this.last.readUInt32BE(4) + 1 : 1;
    this.last = keyOf(seconds, at);
    return { seconds, at };
  }

  /** Appends the changes of one write or transaction, all with the same time. Call it only inside a write. */
  append(changes: readonly Change[]): void {
    if (!this.state || changes.length === 0) return;
    const { seconds, at } = this.advance();
    const wallTime = new Date();
    for (const [part, change] of changes.entries()) {
      this.last = keyOf(seconds, at, part);
      this.table.putSync(this.last, encodeReply({ ...change, wallTime }));
    }
    this.fresh = true;
    this.sinceLooked += changes.length;
    if (this.sinceLooked > LOOKED_AT_EVERY) this.trim();
  }

  announce(): void {
    if (!this.fresh) return;
    this.fresh = false;
    for (const listener of [...this.listeners]) listener();
  }

  /** Resolves at the next commit with changes, on timeout, or when `until` does. */
  async changed(milliseconds: number, until: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    let listener = (): void => undefined;
    const next = new Promise<void>((resolve) => {
      listener = resolve;
      timer = setTimeout(resolve, milliseconds);
      this.listeners.add(listener);
    });
    await Promise.race([next, until]);
    clearTimeout(timer);
    this.listeners.delete(listener);
  }

  /** Starts storing changes if necessary. Resolves with the position after the last one. */
  async open(): Promise<Buffer> {
    await this.storage.write(() => {
      if (this.state) this.keepState({ ...this.state, readAt: Date.now() });
      else {
        this.advance();
        this.keepState({ gone: this.last, readAt: Date.now() });
      }
    });
    return this.last;
  }

  private keepState(state: State): void {
    this.state = state;
    const readAt = Buffer.alloc(8);
    readAt.writeDoubleBE(state.readAt);
    this.table.putSync(STATE_KEY, Buffer.concat([readAt, state.gone]));
  }

  /** Whether all changes after a position are stored. */
  reaches(place: Buffer): boolean {
    return this.state !== undefined && place.compare(this.state.gone) >= 0;
  }

  after(place: Buffer, limit: number): LoggedChange[] {
    const start = Buffer.concat([place, Buffer.of(0)]);
    return [...this.table.getRange({ start, limit })].map(({ key, value }) => ({
      key,
      change: decodeExact(value),
    }));
  }

  /** Removes expired changes, and the oldest if there are too many; stops storing changes if nobody has read them for an hour. */
  sweep(isRead: boolean, now = Date.now()): Promise<void> {
    return this.storage.write(() => {
      const { state } = this;
      if (!state) return;
      if (isRead) this.keepState({ ...state, readAt: now });
      else if (state.readAt < now - KEPT_MS) return this.stop();
      this.trim(now);
    });
  }

  private stop(): void {
    for (const key of [...this.table.getKeys({ start: STATE_KEY })]) this.table.removeSync(key);
    this.state = undefined;
  }

  private trim(now = Date.now()): void {
    this.sinceLooked = 0;
    const oldest = keyOf(Math.floor((now - KEPT_MS) / 1000), 0);
    const tooMany = this.surplus();
    const leaving: Buffer[] = [];
    for (const key of this.table.getKeys({ start: FIRST })) {
      if (leaving.length >= tooMany && key.compare(oldest) >= 0) break;
      leaving.push(key);
    }
    for (const key of leaving) this.table.removeSync(key);
    const gone = leaving.at(-1);
    if (gone && this.state) this.keepState({ ...this.state, gone });
  }

  /** How many changes to remove to shrink the log to 90% of its maximum. */
  private surplus(): number {
    const size = this.storage.size(this.table);
    if (size <= this.mostBytes) return 0;
    const share = 1 - (this.mostBytes * 0.9) / size;
    return Math.ceil(this.table.getKeysCount({ start: FIRST }) * share);
  }
}
