import mongoose from 'mongoose';
import { sharedState } from '@/lib/platform/core/shared-state';
import { changed, onChange } from '@/lib/platform/cache/tags';
import { AppError } from '@/lib/platform/core/errors';
import { within } from '@/lib/platform/core/time-limit';
import { connect, unavailable } from '@/lib/platform/db/connection';
import { untilDone } from '@/lib/platform/jobs/until-done';
import { log } from '@/lib/platform/log/log';
import { CurrentSynonyms } from '@/lib/search/synonyms/current-synonyms';
import type { PackedIndex } from '@/lib/search/engine/packed-index';
import { fillIndex, readAgain } from './fill-index';
import { followIds } from './follow-ids';

/** Milliseconds that a search waits for the index to fill. */
const FILL_WAIT = 8_000;

/**
 * Milliseconds that the service waits for it at startup, so that a node with 100,000 listings serves pages within fifteen seconds. Such an
 * index fills in less than this and `FILL_WAIT` together, so no search fails.
 */
const START_WAIT = 13_000;

/** How long closed listings may stay in the index, in milliseconds. */
const TIDY_MS = 60_000;

const INTERNSHIP = 'internship:';

/** The search index of one database connection, and the changes it has not read yet. */
class SearchIndex {
  #index: PackedIndex | undefined;
  #filling: Promise<PackedIndex> | undefined;
  #following: Promise<{ stop: () => Promise<void> }> | undefined;
  #reading: Promise<void> | undefined;
  readonly #changed = new Set<string>();
  /** This process's changes that no index has read yet. */
  readonly #own = new Set<string>();
  /** Changes since the index began to fill, whether or not they have been read. */
  #meanwhile: Set<string> | undefined;
  /** Milliseconds since 1970. */
  #tidiedAt = 0;
  readonly #catchingUp = untilDone('changed listings not added to the search index', () => this.#catchUp());
  readonly #fillingAgain = untilDone('search index not refilled', async () => {
    // An index that is being filled may already have read listings that have changed since.
    await this.#filling?.catch(() => undefined);
    await this.filled();
  });
  readonly #unsubscribe: () => void;
  readonly #synonyms: CurrentSynonyms;

  constructor() {
    this.#synonyms = new CurrentSynonyms((synonyms) => {
      if (this.#index) this.#index.synonyms = synonyms;
    });
    this.#unsubscribe = onChange((tags) => {
      for (const tag of tags) if (tag.startsWith(INTERNSHIP)) this.#addOwn(tag.slice(INTERNSHIP.length));
    });
  }

  get isFilled(): boolean {
    return this.#index !== undefined;
  }

  /** Returns the index with every change by this process. Fills it if there is none. Closed listings stay for at most a minute. */
  async current(): Promise<PackedIndex> {
    const filled = this.#index ?? (await this.filled());
    this.#tidy();
    if (this.#synonyms.isStale) await this.#synonyms.settle();
    while (this.#own.size > 0) await this.#readOnce(filled);
    return this.#index ?? filled;
  }

  /** Fills the index. Concurrent calls share the work. */
  filled(): Promise<PackedIndex> {
    this.#filling ??= this.#fill().finally(() => {
      this.#filling = undefined;
      this.#meanwhile = undefined;
    });
    return this.#filling;
  }

  async stop(): Promise<void> {
    this.#unsubscribe();
    this.#catchingUp.stop();
    this.#fillingAgain.stop();
    const following = this.#following;
    this.#following = undefined;
    await this.#synonyms.stop();
    await following?.then(
      ({ stop }) => stop(),
      () => undefined,
    );
  }

  async #fill(): Promise<PackedIndex> {
    const began = performance.now();
    // Starts following first, so that listings that change while the index fills are read again afterwards.
    this.#following ??= followIds({
      changed: (id) => this.#note(id),
      missed: () => void this.#fillingAgain.ask(),
    });
    this.#following.catch(() => (this.#following = undefined));
    await Promise.all([this.#following, this.#synonyms.follow()]);
    this.#meanwhile = new Set();
    const index = await fillIndex(new Date());
    for (const id of this.#meanwhile) this.#addOwn(id);
    index.synonyms = this.#synonyms.known;
    this.#index = index;
    this.#tidiedAt = Date.now();
    const { size: listings, bytes } = index;
    log.info({ listings, bytes, ms: Math.round(performance.now() - began) }, 'search index filled');
    return index;
  }

  #add(id: string): void {
    this.#changed.add(id);
    this.#meanwhile?.add(id);
  }

  #addOwn(id: string): void {
    this.#own.add(id);
    this.#add(id);
  }

  /** Reads changes immediately instead of at the next search, because there may be many. */
  #note(id: string): void {
    this.#add(id);
    void this.#catchingUp.ask();
  }

  /** Reads everything that had changed by the time of the call. */
  async #catchUp(): Promise<void> {
    while (this.#index && this.#changed.size > 0) await this.#readOnce(this.#index);
    this.#tidy();
  }

  /**
   * Removes closed listings once a minute. Refills the index once most of it is empty, or if the clock was set back, because
   * closed listings may be open again.
   */
  #tidy(): void {
    const now = new Date();
    const since = now.getTime() - this.#tidiedAt;
    if (since < 0) void this.#fillingAgain.ask();
    if (since < 0 || since >= TIDY_MS) {
      this.#index?.removeClosed(now);
      this.#tidiedAt = now.getTime();
    }
    if (this.#index?.isMostlyEmpty && !this.#filling) void this.#fillingAgain.ask();
  }

  #readOnce(filled: PackedIndex): Promise<void> {
    this.#reading ??= this.#read(this.#index ?? filled).finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #read(index: PackedIndex): Promise<void> {
    const ids = [...this.#changed];
    this.#changed.clear();
    try {
      await readAgain(index, ids, new Date());
    } catch (error) {
      for (const id of ids) this.#changed.add(id);
      throw error;
    }
    const others = ids.filter((id) => !this.#own.has(id));
    for (const id of ids) if (!this.#changed.has(id)) this.#own.delete(id);
    // The page cache may have received these changes first, and stored search results without them.
    if (others.length > 0) changed(['searches']);
  }
}

const indexes = sharedState('search indexes', () => new WeakMap<object, SearchIndex>());

function indexOfConnection(): SearchIndex {
  const client = mongoose.connection.getClient();
  const known = indexes.get(client);
  if (known) return known;
  const made = new SearchIndex();
  indexes.set(client, made);
  client.once('topologyClosed', () => void made.stop());
  return made;
}

/**
 * Returns the index of the open listings with every change by this process. Changes by others arrive by change stream. Throws
 * AppError `unavailable` if filling takes more than eight seconds; it continues for later searches.
 */
export async function searchIndex(): Promise<PackedIndex> {
  await connect();
  return within(FILL_WAIT, indexOfConnection().current(), () =>
    unavailable(new Error('the search index is being filled')),
  );
}

/** Returns the index without waiting, or undefined until it is filled. */
export async function searchIndexIfFilled(): Promise<PackedIndex | undefined> {
  await connect();
  return indexOfConnection().isFilled ? searchIndex() : undefined;
}

/**
 * Fills the index before the first search, for at most thirteen seconds. If that fails, the first search tries again. Throws
 * AppError `conflict` if the database does not allow change streams.
 */
export async function fillSearchIndex(): Promise<void> {
  try {
    await connect();
    await within(
      START_WAIT,
      indexOfConnection().filled(),
      () => new Error('it is taking a long time; searches wait for it'),
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') throw error;
    log.warn({ err: error }, 'search index not filled');
  }
}

/** Stops following the database. Call it before disconnecting. */
export async function stopSearchIndex(): Promise<void> {
  await indexes.get(mongoose.connection.getClient())?.stop();
}
