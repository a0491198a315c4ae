import { asNumber, decodeExact, encodeReply, type Document } from './codec';
import type { Storage } from './storage';

/** Records the progress of a session's last write and its reply so far, or the fact that its transaction was committed. */
export interface SessionRecord {
  number: number;
  /** The number of completed statements; `COMMITTED` for a transaction. */
  done: number;
  answer: Document;
}

const COMMITTED = 0xffffffff;
/** The number of the write, its time and its progress, followed by the reply. */
const HEADER_BYTES = 8 + 8 + 4;
/** Sessions expire after 30 minutes, so no retry arrives later. */
const KEPT_MS = 30 * 60_000;

function countable(answer: Document): Document {
  for (const count of ['n', 'nModified']) if (count in answer) answer[count] = asNumber(answer[count]);
  return answer;
}

const NOTHING = Buffer.alloc(0);
/** Most replies contain only a count, which takes four bytes. */
const COUNT_BYTES = 4;

function encodeAnswer(answer: Document): Buffer {
  const { n, ...others } = answer;
  if (typeof n !== 'number' || Object.keys(others).length > 0) return encodeReply(answer);
  const bytes = Buffer.allocUnsafe(COUNT_BYTES);
  bytes.writeUInt32BE(n);
  return bytes;
}

const answerIn = (bytes: Buffer): Document =>
  bytes.length === COUNT_BYTES ? { n: bytes.readUInt32BE() } : countable(decodeExact(bytes));

export class SessionRecords {
  constructor(private readonly storage: Storage) {}

  /** The highest number seen in each session: a newer number needs no lookup in the table. */
  private readonly met = new Map<string, number>();

  /** Returns the session's record, if a write with this number may have run; it may belong to a later write. */
  before(session: Buffer, number: number): SessionRecord | undefined {
    const name = session.toString('latin1');
    const met = this.met.get(name);
    if (met === undefined || met < number) this.met.set(name, number);
    return met !== undefined && met < number ? undefined : this.find(session);
  }

  find(session: Buffer): SessionRecord | undefined {
    const bytes = this.storage.sessions.get(session);
    if (!bytes) return undefined;
    const done = bytes.readUInt32BE(16);
    const answer = done === COMMITTED ? {} : answerIn(bytes.subarray(HEADER_BYTES));
    return { number: bytes.readDoubleBE(0), done, answer };
  }

  isCommitted(session: Buffer, number: number): boolean {
    const record = this.find(session);
    return record?.number === number && record.done === COMMITTED;
  }

  /** Call it only inside a write, so that the record is committed with that write. */
  keep(session: Buffer, { number, done, answer }: SessionRecord): void {
    const rest = done === COMMITTED ? NOTHING : encodeAnswer(answer);
    const bytes = Buffer.allocUnsafe(HEADER_BYTES + rest.length);
    bytes.writeDoubleBE(number, 0);
    bytes.writeDoubleBE(Date.now(), 8);
    bytes.writeUInt32BE(done, 16);
    rest.copy(bytes, HEADER_BYTES);
    this.storage.sessions.putSync(session, bytes);
  }

  keepCommitted(session: Buffer, number: number): void {
    this.met.set(session.toString('latin1'), number);
    this.keep(session, { number, done: COMMITTED, answer: {} });
  }

  sweep(now = Date.now()): Promise<void> {
    const { sessions } = this.storage;
    this.met.clear();
    return this.storage.write(() => {
      for (const { key, value } of [...sessions.getRange()])
        if (value.readDoubleBE(8) < now - KEPT_MS) sessions.removeSync(key);
    });
  }
}
