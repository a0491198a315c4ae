import type { IndexRange } from './planner';
import type { Storage } from './storage';

/** Keys stepped over before looking further on instead. */
const STEPS = 8;

const EMPTY = Buffer.alloc(0);

/** The keys of one range, as what stands behind their fixed part. */
class Run {
  private keys: Generator<Buffer>;
  key: Buffer | undefined;
  /** What of the key is compared. */
  tail: Buffer = EMPTY;

  constructor(
    private readonly storage: Storage,
    private readonly range: IndexRange,
    private readonly backward = false,
  ) {
    this.keys = storage.keys(storage.indexes, range, backward);
    this.step();
  }

  step(): void {
    const next = this.keys.next();
    this.key = next.done ? undefined : next.value;
    if (this.key) this.tail = this.key.subarray(this.range.fixed);
  }

  /** Goes on to the first key whose tail is not before this one. Forward only. */
  seek(tail: Buffer): void {
    for (let steps = 0; this.key && Buffer.compare(this.tail, tail) < 0; steps++) {
      if (steps === STEPS && !this.backward) {
        const start = Buffer.concat([this.key.subarray(0, this.range.fixed), tail]);
        this.keys = this.storage.keys(this.storage.indexes, { start, end: this.range.end });
      }
      this.step();
    }
  }
}

/** The run that comes next, of those that are each in order. */
function nextOf(runs: readonly Run[], sign: 1 | -1): Run | undefined {
  let first: Run | undefined;
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
  const runs = ranges.map((range) => new Run(storage, range, backward));
  for (let run = nextOf(runs, backward ? -1 : 1); run?.key; run = nextOf(runs, backward ? -1 : 1)) {
    yield run.key;
    run.step();
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
