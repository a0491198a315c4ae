import type { CacheKind } from './key';

export interface Tally {
  readonly kind: CacheKind;
  readonly route: string;
  hits: number;
  misses: number;
}

export class Tallies {
  readonly #tallies = new Map<string, Tally>();

  of(kind: CacheKind, route: string): Tally {
    const name = `${kind} ${route}`;
    let tally = this.#tallies.get(name);
    if (!tally) this.#tallies.set(name, (tally = { kind, route, hits: 0, misses: 0 }));
    return tally;
  }

  all(): Iterable<Readonly<Tally>> {
    return this.#tallies.values();
  }
}
