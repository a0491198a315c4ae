import { Long, type Timestamp } from 'bson';
import { timeOf, type LoggedChange } from './change-log';
import { openingOf, type Opening } from './change-stream-options';
import { readThrough, type Through } from './change-stream-stages';
import { encodeDocument, encodeReply, Raw, type Document } from './codec';
import { nextCursorId } from './cursors';
import { Fault } from './errors';
import { parseFilter } from './filter';
import { findDocuments } from './reader';
import type { Base } from './transaction';

const CHUNK = 100;
const MOST_BYTES = 16 * 1024 * 1024;
const FIRST_BATCH = 101;
const USUAL_WAIT = 1_000;
const IDLE_MS = 10 * 60_000;

interface Stream extends Opening {
  id: number;
  namespace: string;
  through: Through;
  place: Buffer;
  ended: boolean;
  end: () => void;
  ending: Promise<void>;
  timer?: NodeJS.Timeout;
}

export class ChangeStreams {
  private readonly open = new Map<string, Stream>();

  constructor(private readonly base: Base) {}

  private get log() {
    return this.base.storage.changes;
  }

  has(id: unknown): boolean {
    return this.open.has(String(id));
  }

  get areOpen(): boolean {
    return this.open.size > 0;
  }

  /** Opens a stream for a pipeline that starts with $changeStream. Resolves with the first batch. Throws a Fault. */
  async start(
    database: string,
    collection: string | undefined,
    pipeline: Document[],
    batchSize?: number,
  ): Promise<Document> {
    const [first, ...stages] = pipeline;
    const through = readThrough(stages);
    const opening = openingOf(first?.['$changeStream'], database, collection);
    const now = await this.log.open();
    const place = opening.place ?? now;
    this.checkReached(place);
    let end = (): void => undefined;
    const ending = new Promise<void>((resolve) => (end = resolve));
    const namespace = `${database}.${collection ?? '$cmd.aggregate'}`;
    const stream = { ...opening, id: nextCursorId(), namespace, through, place, ended: false, end, ending };
    const events = this.read(stream, batchSize ?? FIRST_BATCH);
    this.keep(stream);
    return this.reply(stream, 'firstBatch', events, timeOf(place));
  }

  /** Returns the events since the last batch; waits if there are none. Throws Fault 43 for a closed stream. */
  async more(id: unknown, batchSize = Infinity, wait = USUAL_WAIT): Promise<Document> {
    const stream = this.open.get(String(id));
    if (!stream) throw new Fault(43, `cursor id ${String(id)} not found`);
    clearTimeout(stream.timer);
    const until = Date.now() + wait;
    let events = this.read(stream, batchSize);
    for (let left = wait; events.length === 0 && left > 0 && !stream.ended; left = until - Date.now()) {
      await this.log.changed(left, stream.ending);
      if (!this.open.has(String(id))) throw new Fault(237, `cursor id ${String(id)} was killed`);
      events = this.read(stream, batchSize);
    }
    this.keep(stream);
    return this.reply(stream, 'nextBatch', events);
  }

  private checkReached(place: Buffer): void {
    if (this.log.reaches(place)) return;
    throw new Fault(
      286,
      'Resume of change stream was not possible, as the resume point may no longer be in the oplog.',
      { errorLabels: ['NonResumableChangeStreamError'] },
    );
  }

  private keep(stream: Stream): void {
    const key = String(stream.id);
    if (stream.ended) this.open.delete(key);
    else {
      this.open.set(key, stream);
      stream.timer = setTimeout(() => this.kill(key), IDLE_MS).unref();
    }
  }

  kill(id: unknown): boolean {
    const stream = this.open.get(String(id));
    if (!stream) return false;
    clearTimeout(stream.timer);
    this.open.delete(String(id));
    stream.end();
    return true;
  }

  killAll(): void {
    for (const id of [...this.open.keys()]) this.kill(id);
  }

  private reply(stream: Stream, name: string, events: Buffer[], operationTime?: Timestamp): Document {
    const cursor = {
      [name]: events.map((bytes) => new Raw(bytes)),
      id: Long.fromNumber(stream.ended ? 0 : stream.id),
      ns: stream.namespace,
      postBatchResumeToken: { _data: stream.place.toString('hex') },
    };
    return { cursor: new Raw(encodeReply(cursor)), ...(operationTime ? { operationTime } : {}), ok: 1 };
  }

  private read(stream: Stream, size: number): Buffer[] {
    this.checkReached(stream.place);
    const events: Buffer[] = [];
    let bytes = 0;
    for (;;) {
      const logged = this.log.after(stream.place, CHUNK);
      for (const one of logged) {
        if (events.length >= size || bytes > MOST_BYTES) return events;
        stream.place = one.key;
        for (const event of this.eventsOf(stream, one)) {
          const encoded = this.passed(stream, event);
          if (encoded) bytes += events[events.push(encoded) - 1]?.length ?? 0;
        }
        if (stream.ended) return events;
      }
      if (logged.length < CHUNK) return events;
    }
  }

  /** The events that a change causes in a stream: none, one, or one and the end of the stream. */
  private eventsOf(stream: Stream, { key, change }: LoggedChange): Document[] {
    const { operation, database, collection, wallTime, document, id, difference } = change;
    if (stream.database !== undefined && database !== stream.database) return [];
    if (stream.collection !== undefined && collection !== stream.collection) return [];
    const _id = { _data: key.toString('hex') };
    const time = { clusterTime: timeOf(key), wallTime };
    const ns = { db: database, ...(collection === undefined ? {} : { coll: collection }) };
    const event: Document = { _id, operationType: operation, ...time };
    if (document !== undefined) event['fullDocument'] = document;
    if (operation === 'update' && stream.lookup)
      event['fullDocument'] = this.current(String(database), String(collection), id);
    event['ns'] = ns;
    if (id !== undefined) event['documentKey'] = { _id: id };
    if (difference !== undefined) event['updateDescription'] = difference;
    const ends = stream.collection === undefined ? 'dropDatabase' : 'drop';
    if (stream.database === undefined || operation !== ends) return [event];
    stream.ended = true;
    stream.place = Buffer.concat([key, INVALIDATED]);
    return [event, { _id: { _data: stream.place.toString('hex') }, operationType: 'invalidate', ...time }];
  }

  private current(database: string, name: string, id: unknown): unknown {
    const collection = this.base.catalog.find(database, name);
    const [found] = collection
      ? findDocuments(this.base, collection, { filter: parseFilter({ _id: { $eq: id } }) })
      : [];
    return found?.document ?? null;
  }

  private passed({ through }: Stream, event: Document): Buffer | undefined {
    const made = through(event);
    if (!made) return undefined;
    const [before, after] = [event['_id'] as Document, made['_id'] as Document | undefined];
    if (after?.['_data'] !== before['_data'])
      throw new Fault(
        280,
        'Encountered an event whose _id field, which contains the resume token, was modified by the pipeline. Modifying the _id field of an event makes it impossible to resume the stream from that point.',
      );
    return encodeDocument(made);
  }
}

const INVALIDATED = Buffer.of(1);
