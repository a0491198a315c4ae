import { changed, onChange } from '@/lib/platform/cache/tags';
import { streamOf, watchCollection } from '@/lib/platform/db/watch-collection';
import { untilDone } from '@/lib/platform/jobs/until-done';
import { NO_SYNONYMS, Synonyms } from '@/lib/search/engine/synonyms';
import { SynonymModel, type SynonymRecord } from '@/models/synonym';
import { MAX_SYNONYMS } from './schemas';

const open = streamOf(SynonymModel.collection.collectionName, [{ $project: { operationType: 1 } }]);

const readSynonyms = async (): Promise<Synonyms> =>
  new Synonyms(
    await SynonymModel.find({ phrase: { $type: 'string' }, means: { $type: 'string' } })
      .sort({ phrase: 1, means: 1 })
      .limit(MAX_SYNONYMS)
      .select('phrase means')
      .lean<Pick<SynonymRecord, 'phrase' | 'means'>[]>(),
  );

export class CurrentSynonyms {
  known = NO_SYNONYMS;
  #isStale = false;
  #following: Promise<{ stop: () => Promise<void> }> | undefined;
  readonly #unsubscribe: () => void;
  readonly #taken: (synonyms: Synonyms) => void;
  readonly #reading = untilDone('search synonyms not read', () => this.#read());

  /** Calls `taken` whenever the synonyms change, before cached search pages are invalidated. */
  constructor(taken: (synonyms: Synonyms) => void) {
    this.#taken = taken;
    this.#unsubscribe = onChange((tags) => {
      if (tags.includes('synonyms')) this.#isStale = true;
    });
  }

  /** True if this process knows that the synonyms have changed since it read them. */
  get isStale(): boolean {
    return this.#isStale;
  }

  /** Reads the synonyms now and after each change. Repeated calls share one subscription. Throws AppError `unavailable` or `conflict`. */
  async follow(): Promise<void> {
    if (this.#following) return void (await this.#following);
    const note = () => {
      this.#isStale = true;
      void this.settle();
    };
    this.#following = watchCollection('synonyms', open, { change: note, gap: note });
    this.#following.catch(() => (this.#following = undefined));
    await this.#following;
    this.#isStale = true;
    await this.settle();
  }

  /** Reads the synonyms again if they are stale. On failure, keeps the previous ones and retries. */
  async settle(): Promise<void> {
    if (this.#isStale) await this.#reading.ask();
  }

  async stop(): Promise<void> {
    this.#unsubscribe();
    this.#reading.stop();
    const following = this.#following;
    this.#following = undefined;
    await following?.then(
      ({ stop }) => stop(),
      () => undefined,
    );
  }

  async #read(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      try {
        this.known = await readSynonyms();
      } catch (error) {
        this.#isStale = true;
        throw error;
      }
      this.#taken(this.known);
      changed(['searches']);
    }
  }
}
