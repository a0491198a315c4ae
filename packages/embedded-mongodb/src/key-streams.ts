import type { IndexRange } from './planner';
import type { Tables } from './tables';

/** Keys to read at a time: few after a seek, more when keys are read in sequence. */
const FIRST_CHUNK = 4;
const LARGEST_CHUNK = 256;

/** The part of a key after its fixed bytes. It is not copied, because there are many keys. */
interface Tail {
  key: Buffer;
  fixed: number;
}

const compareTails = (one: Tail, other: Tail): number =>
  one.key.compare(other.key, other.fixed, other.key.length, one.fixed, one.key.length);

const tailOf = ({ key, fixed }: Tail): Buffer => key.subarray(fixed);

class Run {
  tail: Tail | undefined;
  private chunk: Buffer[] = [];
  private at = 0;
  private size = FIRST_CHUNK;
  private ended = false;

  constructor(
    private readonly storage: Tables,
    private readonly range: IndexRange,
  ) {
    this.readFrom(range.start);
  }

  step(): void {
    this.at++;
    if (this.at < this.chunk.length) this.show();
    else if (this.ended || !this.tail) this.tail = undefined;
    else {
      this.size = Math.min(this.size * 2, LARGEST_CHUNK);
      this.readFrom(Buffer.concat([this.tail.key, Buffer.of(0)]));
    }
  }

  /** Moves to the first key whose tail is not less than `wanted`. */
  seek(wanted: Tail): void {
    if (!this.tail || compareTails(this.tail, wanted) >= 0) return;
    const { fixed, start } = this.range;
    const last = this.chunk.at(-1);
    if (last && compareTails({ key: last, fixed }, wanted) >= 0) {
      while (this.tail && compareTails(this.tail, wanted) < 0) this.step();
    } else if (this.ended) this.tail = undefined;
    else {
      this.size = FIRST_CHUNK;
      this.readFrom(Buffer.concat([start.subarray(0, fixed), tailOf(wanted)]));
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
    const key = this.chunk[this.at];
    this.tail = key && { key, fixed: this.range.fixed };
  }
}

interface Ahead {
  tail: Tail | undefined;
}

/** Returns the stream whose next key comes first. */
function nextOf<T extends Ahead>(runs: readonly T[], sign: 1 | -1): (T & { tail: Tail }) | undefined {
  let first: (T & { tail: Tail }) | undefined;
  const isAhead = (run: T): run is T & { tail: Tail } =>
    run.tail !== undefined && (!first || compareTails(run.tail, first.tail) * sign < 0);
  for (const run of runs) if (isAhead(run)) first = run;
  return first;
}

/** Merges ranges, each of which is sorted by its tails. */
export function* mergedKeys(
  storage: Tables,
  ranges: readonly IndexRange[],
  backward: boolean,
): Generator<Buffer> {
  const heads = ranges.map((range) => {
    const keys = storage.keys(storage.indexes, range, backward);
    const head: Ahead & { step: () => void } = {
      tail: undefined,
      step: () => {
        const next = keys.next();
        head.tail = next.done ? undefined : { key: next.value, fixed: range.fixed };
      },
    };
    head.step();
    return head;
  });
  const sign = backward ? -1 : 1;
  for (let head = nextOf(heads, sign); head; head = nextOf(heads, sign)) {
    yield head.tail.key;
    head.step();
  }
}

/** Yields the keys whose tail is in every group, in the order of the tails, each document once. */
export function* sharedKeys(storage: Tables, groups: readonly (readonly IndexRange[])[]): Generator<Buffer> {
  const all = groups.map((ranges) => ranges.map((range) => new Run(storage, range)));
  let wanted: Tail = { key: Buffer.alloc(0), fixed: 0 };
  let agreeing = 0;
  for (let at = 0; ; at = (at + 1) % all.length) {
    const runs = all[at] ?? [];
    for (const run of runs) run.seek(wanted);
    const first = nextOf(runs, 1);
    if (!first) return;
    agreeing = agreeing > 0 && compareTails(first.tail, wanted) === 0 ? agreeing + 1 : 1;
    wanted = first.tail;
    if (agreeing < all.length) continue;
    yield first.tail.key;
    wanted = { key: Buffer.concat([tailOf(wanted), Buffer.of(0)]), fixed: 0 };
    agreeing = 0;
  }
}
