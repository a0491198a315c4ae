import type { IndexRange } from './planner';
import type { Storage } from './storage';

/** Keys read at once: few after a leap, more and more while they are taken one after the other. */
const FIRST_CHUNK = 4;
const LARGEST_CHUNK = 256;

const EMPTY = Buffer.alloc(0);

/** The keys of one range, as what stands behind their fixed part. */
class Run {
  key: Buffer | undefined;
  /** What of the key is compared. */
  tail: Buffer = EMPTY;
  private chunk: Buffer[] = [];
  private at = 0;
  private size = FIRST_CHUNK;
  private ended = false;

  constructor(
    private readonly storage: Storage,
    private readonly range: IndexRange,
  ) {
    this.readFrom(range.start);
  }

  step(): void {
    this.at++;
    if (this.at < this.chunk.length) this.show();
    else if (this.ended || !this.key) this.key = undefined;
    else {
      this.size = Math.min(this.size * 2, LARGEST_CHUNK);
      this.readFrom(Buffer.concat([this.key, Buffer.of(0)]));
    }
  }

  /** Goes on to the first key whose tail is not before this one. */
  seek(tail: Buffer): void {
    if (!this.key || Buffer.compare(this.tail, tail) >= 0) return;
    const last = this.chunk.at(-1)?.subarray(this.range.fixed) ?? EMPTY;
    if (Buffer.compare(last, tail) >= 0) {
      while (this.key && Buffer.compare(this.tail, tail) < 0) this.step();
    } else if (this.ended) this.key = undefined;
    else {
      this.size = FIRST_CHUNK;
      this.readFrom(Buffer.concat([this.range.start.subarray(0, this.range.fixed), tail]));
    }
  }

  private readFrom(start: Buffer): void {
    const { end } = this.range;
    this.chunk = [...this.storage.indexes.getKeys({ start, end, limit: this.size })];
    this.ended = this.chunk.length < this.size;
    this.at = 0;
    this.show();
  }

  private show(): void {
    this.key = this.chunk[this.at];
    if (this.key) this.tail = this.key.subarray(this.range.fixed);
  }
}

interface Ahead {
  key: Buffer | undefined;
  tail: Buffer;
}

/** The one that comes next, of those that are each in order. */
function nextOf<T extends Ahead>(runs: readonly T[], sign: 1 | -1): T | undefined {
  let first: T | undefined;
  for (const run of runs) {
    if (run.key && (!first || Buffer.compare(run.tail, first.tail) * sign < 0)) first = run;
  }
  return first;
}

/** Ranges that each are in order behind their fixed part, as one in that order. */
export function* mergedKeys(
  storage: Storage,
  ranges: readonly IndexRange[],
  backward: boolean,
): Generator<Buffer> {
  const heads = ranges.map((range) => {
    const keys = storage.keys(storage.indexes, range, backward);
    const head: Ahead & { step: () => void } = {
      key: undefined,
      tail: EMPTY,
      step: () => {
        const next = keys.next();
        head.key = next.done ? undefined : next.value;
        head.tail = head.key?.subarray(range.fixed) ?? EMPTY;
      },
    };
    head.step();
    return head;
  });
  for (let head = nextOf(heads, backward ? -1 : 1); head?.key; head = nextOf(heads, backward ? -1 : 1)) {
    yield head.key;
    head.step();
  }
}

/** The keys whose tail is in every group, in the order of the tails: a document that is in all of them comes once. */
export function* sharedKeys(storage: Storage, groups: readonly (readonly IndexRange[])[]): Generator<Buffer> {
  const all = groups.map((ranges) => ranges.map((range) => new Run(storage, range)));
  let wanted: Buffer = EMPTY;
  let agreeing = 0;
  for (let at = 0; ; at = (at + 1) % all.length) {
    const runs = all[at] ?? [];
    for (const run of runs) run.seek(wanted);
    const first = nextOf(runs, 1);
    if (!first?.key) return;
    agreeing = agreeing > 0 && first.tail.equals(wanted) ? agreeing + 1 : 1;
    wanted = first.tail;
    if (agreeing < all.length) continue;
    yield first.key;
    wanted = Buffer.concat([wanted, Buffer.of(0)]);
    agreeing = 0;
  }
}
