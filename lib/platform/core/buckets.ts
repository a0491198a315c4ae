interface BucketSettings {
  /** How much an address may ask for at once. */
  burst: number;
  /** How much it may ask for in a second after that. */
  perSecond: number;
  /** Multiplier for an address that many people share. */
  timesFor?: (address: string) => number;
}

/** Milliseconds in which nobody else may have asked when an address gets more than is in its bucket. */
const QUIET_MS = 1_000;

/** Addresses that are remembered before those with a full bucket are forgotten. */
const MAX_KNOWN = 10_000;

interface Bucket {
  left: number;
  at: number;
}

/**
 * How much each address may ask for: a bucket that fills again (token bucket). Its bounds hold while others ask, too: an address that is alone is
 * given more, one thing at a time.
 */
export class Buckets {
  readonly #settings: Required<BucketSettings>;
  readonly #buckets = new Map<string, Bucket>();
  /** Who asked last, and when somebody else did. */
  #last = { address: '', at: 0, othersAt: 0 };

  constructor({ timesFor = () => 1, ...settings }: BucketSettings) {
    this.#settings = { ...settings, timesFor };
  }

  /** How many addresses are remembered. */
  get known(): number {
    return this.#buckets.size;
  }

  /** Milliseconds in which something may have been added to a bucket. */
  get soonMs(): number {
    return Math.ceil(1_000 / this.#settings.perSecond);
  }

  /** Notes that this address asks. */
  note(address: string): void {
    const { address: before, at, othersAt } = this.#last;
    this.#last = { address, at: Date.now(), othersAt: before === address ? othersAt : at };
  }

  /**
   * Takes one out of the bucket of this address; gives false when it is empty, unless the address is alone and nothing is being done. The
   * service itself, without an address, has no bounds.
   */
  take(address: string, { isIdle }: { isIdle: boolean }): boolean {
    if (address === '') return true;
    const now = Date.now();
    const bucket = this.#bucketOf(address, now);
    if (bucket.left >= 1) {
      bucket.left -= 1;
      return true;
    }
    return isIdle && this.#last.address === address && now - this.#last.othersAt > QUIET_MS;
  }

  #bucketOf(address: string, now: number): Bucket {
    const { burst, perSecond, timesFor } = this.#settings;
    const times = timesFor(address);
    const { left, at } = this.#buckets.get(address) ?? { left: burst * times, at: now };
    const bucket = {
      left: Math.min(burst * times, left + ((now - at) / 1_000) * perSecond * times),
      at: now,
    };
    this.#buckets.delete(address);
    this.#buckets.set(address, bucket);
    if (this.#buckets.size > MAX_KNOWN) this.#forget(now);
    return bucket;
  }

  /** Forgets the addresses whose buckets are full by now. */
  #forget(now: number): void {
    const fullAfterMs = (this.#settings.burst / this.#settings.perSecond) * 1_000;
    for (const [address, { at }] of this.#buckets) {
      if (now - at < fullAfterMs) break;
      this.#buckets.delete(address);
    }
  }
}
