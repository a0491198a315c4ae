import type { KeyQuery, KeyRange, Table } from './tables';

/** A table at one point in time. Throws once it has been released. */
export type Snapshot = Pick<Table, 'get' | 'getKeys' | 'getKeysCount'>;

const nameOf = (key: Buffer): string => key.toString('latin1');

export class OverlayTable implements Table {
  /** Changes by key; undefined for a removed key. */
  private readonly changes = new Map<string, Buffer | undefined>();
  private readonly sorted: Buffer[] = [];

  constructor(private readonly snapshot: Snapshot) {}

  get(key: Buffer): Buffer | undefined {
    const name = nameOf(key);
    return this.changes.has(name) ? this.changes.get(name) : this.snapshot.get(key);
  }

  putSync(key: Buffer, value: Buffer): void {
    this.change(key, value);
  }

  removeSync(key: Buffer): void {
    this.change(key, undefined);
  }

  private change(key: Buffer, value: Buffer | undefined): void {
    const name = nameOf(key);
    if (!this.changes.has(name)) this.sorted.splice(this.place(key), 0, key);
    this.changes.set(name, value);
  }

  *changed(): Generator<{ key: Buffer; value: Buffer | undefined }> {
    for (const key of this.sorted) yield { key, value: this.changes.get(nameOf(key)) };
  }

  private place(key: Buffer): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.sorted[middle];
      if (other && other.compare(key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the changed keys in a range, in reading order. */
  private changedIn({ start, end, reverse, exclusiveStart, inclusiveEnd }: KeyQuery): Buffer[] {
    if (!reverse) return this.sorted.slice(this.place(start), this.place(end));
    const within = this.sorted.slice(this.place(end), this.place(start) + 1).reverse();
    return within.filter((key) => {
      const [below, above] = [key.compare(start), key.compare(end)];
      return (exclusiveStart ? below < 0 : below <= 0) && (inclusiveEnd ? above >= 0 : above > 0);
    });
  }

  getKeys(query: KeyQuery): Iterable<Buffer> {
    const changed = this.changedIn(query);
    return changed.length === 0 ? this.snapshot.getKeys(query) : this.merged(query, changed);
  }

  private *merged({ limit = Infinity, offset = 0, ...range }: KeyQuery, changed: Buffer[]) {
    let [skipped, taken] = [0, 0];
    for (const key of this.inOrder(range, changed)) {
      if (skipped++ < offset) continue;
      if (taken++ >= limit) return;
      yield key;
    }
  }

  private *inOrder(range: KeyQuery, changed: Buffer[]): Generator<Buffer> {
    const sign = range.reverse ? -1 : 1;
    let at = 0;
    const isPut = (key: Buffer) => this.changes.get(nameOf(key)) !== undefined;
    for (const key of this.snapshot.getKeys(range)) {
      let next = changed[at];
      for (; next && next.compare(key) * sign < 0; next = changed[++at]) if (isPut(next)) yield next;
      if (next?.equals(key)) {
        at++;
        if (!isPut(key)) continue;
      }
      yield key;
    }
    for (const key of changed.slice(at)) if (isPut(key)) yield key;
  }

  getKeysCount(range: KeyRange): number {
    let count = this.snapshot.getKeysCount(range);
    for (const key of this.changedIn(range)) {
      const before = this.snapshot.get(key) !== undefined;
      const after = this.changes.get(nameOf(key)) !== undefined;
      count += Number(after) - Number(before);
    }
    return count;
  }
}
