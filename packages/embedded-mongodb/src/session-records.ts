import { asNumber, decodeExact, encodeReply, type Document } from './codec';
import type { Storage } from './storage';

/** What is remembered of a session: how far its last write came, with the answer so far, or that its transaction was committed. */
export interface SessionRecord {
  number: number;
  /** How many statements of the write are done; `COMMITTED` for a transaction. */
  done: number;
  answer: Document;
}

const COMMITTED = 0xffffffff;
/** The number of the write, when that was, and how far it came; the answer stands behind. */
const HEADER_BYTES = 8 + 8 + 4;
/** Milliseconds after which nobody asks again: sessions are over after 30 minutes. */
const KEPT_MS = 30 * 60_000;

/** An answer whose counts can be counted on. */
function countable(answer: Document): Document {
  for (const count of ['n', 'nModified']) if (count in answer) answer[count] = asNumber(answer[count]);
  return answer;
}

export class SessionRecords {
  constructor(private readonly storage: Storage) {}

  find(session: Buffer): SessionRecord | undefined {
    const bytes = this.storage.sessions.get(session);
    if (!bytes) return undefined;
    const done = bytes.readUInt32BE(16);
    const answer = done === COMMITTED ? {} : countable(decodeExact(bytes.subarray(HEADER_BYTES)));
    return { number: bytes.readDoubleBE(0), done, answer };
  }

  isCommitted(session: Buffer, number: number): boolean {
    const record = this.find(session);
    return record?.number === number && record.done === COMMITTED;
  }

  /** Inside a write only, so that it is kept with what it tells of. */
  keep(session: Buffer, { number, done, answer }: SessionRecord): void {
    const rest = done === COMMITTED ? Buffer.alloc(0) : encodeReply(answer);
    const bytes = Buffer.alloc(HEADER_BYTES + rest.length);
    bytes.writeDoubleBE(number, 0);
    bytes.writeDoubleBE(Date.now(), 8);
    bytes.writeUInt32BE(done, 16);
    rest.copy(bytes, HEADER_BYTES);
    this.storage.sessions.putSync(session, bytes);
  }

  keepCommitted(session: Buffer, number: number): void {
    this.keep(session, { number, done: COMMITTED, answer: {} });
  }

  /** Forgets sessions that nobody uses any more. */
  sweep(now = Date.now()): Promise<void> {
    const { sessions } = this.storage;
    return this.storage.write(() => {
      for (const { key, value } of [...sessions.getRange()])
        if (value.readDoubleBE(8) < now - KEPT_MS) sessions.removeSync(key);
    });
  }
}
