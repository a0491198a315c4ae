interface BucketSettings {
  burst: number;
  perSecond: number;
  /** Multiplier for an address that many people share. */
  timesFor?: (address: string) => number;
}

/** Milliseconds without requests from others before an address gets more tokens than its bucket holds. */
const QUIET_MS = 1_000;

/** Addresses in memory. Above this number, addresses with a full bucket are dropped. */
const MAX_KNOWN = 10_000;

interface Bucket {
  left: number;
  at: number;
}

/** A token bucket for each address. While only one address sends requests, it gets extra tokens, for one task at a time. */
export class Buckets {
  readonly #settings: Required<BucketSettings>;
  readonly #buckets = new Map<string, Bucket>();
  #last = { address: '', at: 0, othersAt: 0 };

  constructor({ timesFor = () => 1, ...settings }: BucketSettings) {
    this.#settings = { ...settings, timesFor };
  }

  get known(): number {
    return this.#buckets.size;
  }

  /** Milliseconds until a bucket may have a new token. */
  get soonMs(): number {
    return Math.ceil(1_000 / this.#settings.perSecond);
  }

  note(address: string): void {
    const { address: before, at, othersAt } = this.#last;
    this.#last = { address, at: Date.now(), othersAt: before === address ? othersAt : at };
  }

  /** Takes a token. Returns false if none is left, unless no other address is active and nothing runs. '' (the service) has no limit. */
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

  #forget(now: number): void {
    const fullAfterMs = (this.#settings.burst / this.#settings.perSecond) * 1_000;
    for (const [address, { at }] of this.#buckets) {
      if (now - at < fullAfterMs) break;
      this.#buckets.delete(address);
    }
  }
}
