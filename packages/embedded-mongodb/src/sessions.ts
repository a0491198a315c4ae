import type { Holder } from './claims';
import { asNumber, type Document } from './codec';
import type { Command, Request, Retry } from './commands/command';
import { Fault } from './errors';
import { checkConcerns, noSuchTransaction, refuseAlone, sessionOf, tooOld } from './session-checks';
import { SessionRecords } from './session-records';
import { Conflict, Transaction, type Base } from './transaction';

/** MongoDB's limit (`transactionLifetimeLimitSeconds`). */
const LIFETIME_MS = 60_000;

/** Shorter than client timeouts: a client that timed out would leave a transaction open, and its next attempt would wait for that one. */
const MAX_WAIT_MS = 2_000;

async function endsWithin({ ended }: Holder, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const isEnded = await Promise.race([ended.then(() => true), late]);
  clearTimeout(timer);
  return isEnded;
}

interface Open {
  number: number;
  transaction: Transaction;
  timer: NodeJS.Timeout;
}

interface Asked {
  session: Buffer;
  key: string;
  number: number;
}

/** The open transaction of each session, and the records that make a retried write take effect only once. */
export class Sessions {
  private readonly records: SessionRecords;
  private readonly open = new Map<string, Open>();
  /** The key that caused each session's last conflict. */
  private readonly wanted = new Map<string, Buffer>();

  constructor(
    private readonly base: Base,
    private readonly lifetime = LIFETIME_MS,
  ) {
    this.records = new SessionRecords(base.storage);
  }

  /** Runs a command in its session's transaction, as a retryable write, or directly. */
  run(name: string, command: Command, request: Request): Promise<Document> | Document {
    const { body } = request;
    const number = asNumber(body['txnNumber']);
    if (number === undefined) {
      refuseAlone(body);
      return command.run(request);
    }
    const session = sessionOf(body['lsid']);
    const asked = { session, key: session.toString('hex'), number };
    if (body['autocommit'] === undefined)
      return command.run({ ...request, retry: this.retry(name, command, asked) });
    if (body['autocommit'] !== false) throw new Fault(72, 'autocommit can only be false');
    if (name === 'commitTransaction') return this.commit(asked);
    if (name === 'abortTransaction') return this.abort(asked);
    return this.runInside(name, command, request, asked);
  }

  private retry(name: string, { retryable }: Command, asked: Asked): Retry {
    if (!retryable)
      throw new Fault(
        50768,
        `txnNumber may only be provided for multi-document transactions and retryable write commands. autocommit:false was not provided, and ${name} is not a retryable write command.`,
      );
    const { session, number } = asked;
    this.endOlder(asked);
    return {
      recall: () => {
        const record = this.records.before(session, number);
        if (record && record.number > number) throw tooOld(number, record.number);
        return record?.number === number ? record : undefined;
      },
      keep: (done, answer) => this.records.keep(session, { number, done, answer }),
    };
  }

  private async runInside(name: string, command: Command, request: Request, asked: Asked): Promise<Document> {
    if (!command.transactional) throw new Fault(263, `Cannot run '${name}' in a multi-document transaction.`);
    checkConcerns(request.body);
    const { transaction } =
      request.body['startTransaction'] === true ? await this.begin(asked) : this.current(asked);
    try {
      const { store, cursors } = transaction;
      const { indexedOnly, limit } = request.store;
      const given = { ...store, limit, ...(indexedOnly && { indexedOnly }) };
      const answer = await command.run({ ...request, store: given, cursors, transaction });
      if (answer['writeErrors'] !== undefined) this.end(asked.key);
      return answer;
    } catch (error) {
      this.end(asked.key);
      if (error instanceof Conflict) this.wanted.set(asked.key, error.key);
      throw error;
    }
  }

  /**
   * After a conflict, waits until the key is free and claims it immediately. Transactions on the same document thus queue, and each
   * succeeds on its second attempt, unless the wait takes too long.
   */
  private async begin(asked: Asked): Promise<Open> {
    const wanted = this.wanted.get(asked.key);
    this.wanted.delete(asked.key);
    const { claims } = this.base.storage;
    const until = performance.now() + MAX_WAIT_MS;
    while (wanted) {
      const holder = claims.holderOf(wanted);
      if (!holder) break;
      if (await endsWithin(holder, until - performance.now())) continue;
      this.wanted.set(asked.key, wanted);
      throw new Conflict(wanted);
    }
    const opened = this.openNew(asked);
    if (wanted) opened.transaction.reserve(wanted);
    return opened;
  }

  private openNew(asked: Asked): Open {
    const { session, key, number } = asked;
    this.endOlder(asked);
    const last = this.records.find(session)?.number ?? -1;
    if (last > number) throw tooOld(number, last);
    if (last === number || this.open.has(key))
      throw new Fault(117, `Transaction ${number} was begun already in this session.`);
    const timer = setTimeout(() => this.end(key), this.lifetime).unref();
    const opened = { number, transaction: new Transaction(this.base), timer };
    this.open.set(key, opened);
    return opened;
  }

  private current({ session, key, number }: Asked): Open {
    const open = this.open.get(key);
    if (open?.number === number && open.transaction.isOpen) return open;
    if (this.records.isCommitted(session, number))
      throw new Fault(256, `Transaction ${number} has been committed.`);
    throw noSuchTransaction(number);
  }

  /** Ends the session's older transaction if the new number is higher. */
  private endOlder({ key, number }: Asked): void {
    const open = this.open.get(key);
    if (!open || open.number === number) return;
    if (open.number > number) throw tooOld(number, open.number);
    this.end(key);
  }

  /** Repeats the reply if a commit is resent. */
  private async commit(asked: Asked): Promise<Document> {
    const { session, key, number } = asked;
    const running = this.open.get(key);
    if (running?.number === number && running.transaction.isCommitting) await running.transaction.ended;
    if (this.records.isCommitted(session, number)) return { ok: 1 };
    const { transaction, timer } = this.current(asked);
    clearTimeout(timer);
    try {
      await transaction.commit(() => this.records.keepCommitted(session, number));
    } finally {
      this.open.delete(key);
    }
    return { ok: 1 };
  }

  private abort(asked: Asked): Document {
    this.current(asked);
    this.end(asked.key);
    return { ok: 1 };
  }

  private end(key: string): void {
    const open = this.open.get(key);
    if (!open || open.transaction.isCommitting) return;
    clearTimeout(open.timer);
    this.open.delete(key);
    open.transaction.abort();
  }

  /** Ends the open transactions of the sessions with these `lsid`s. */
  endSessions(given: unknown): void {
    if (!Array.isArray(given)) throw new Fault(14, 'sessions must be given as a list');
    for (const session of given.map(sessionOf)) {
      const key = session.toString('hex');
      this.end(key);
      this.wanted.delete(key);
    }
  }

  async sweep(): Promise<void> {
    this.wanted.clear();
    await this.records.sweep();
  }

  endAll(): void {
    for (const key of [...this.open.keys()]) this.end(key);
    this.wanted.clear();
  }
}
