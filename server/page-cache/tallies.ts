import type { CacheKind } from './key';

/** How often pages of one kind and one route were sent as they were kept, and how often they had to be rendered. */
export interface Tally {
  readonly kind: CacheKind;
  readonly route: string;
  hits: number;
  misses: number;
}

/** The tallies of a cache: as many as there are kinds and routes. */
export class Tallies {
  readonly #tallies = new Map<string, Tally>();

  /** Where pages of this kind and route are counted. */
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
