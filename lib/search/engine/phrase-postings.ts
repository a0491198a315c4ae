import type { PackedIndex } from './packed-index';
import { documentOf, impactOf, isInTitle, MAX_IMPACT } from './postings';

/** The share of a phrase's score that comes from its weakest word. The rest comes from the mean of all its words. */
const WEAKEST = 0.6;

type Hit = (document: number, impact: number, inTitle: number) => void;

/** A list that is this many times longer than the results so far is searched with `seek`, which skips most of it. */
const SKIPPED = 16;

/** Returns the first position, starting at `from`, that has this document or a later one (galloping search). */
function seek(list: Uint32Array, from: number, document: number): number {
  let low = from;
  let step = 1;
  while (low + step < list.length && documentOf(list[low + step] ?? 0) < document) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, list.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (documentOf(list[middle] ?? 0) < document) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The listings that contain all words processed so far, and their scores. Only the first `count` are valid. */
class Having {
  readonly documents: Uint32Array;
  readonly sums: Float64Array;
  readonly leasts: Float64Array;
  readonly titles: Uint8Array;
  count = 0;

  constructor(list: Uint32Array) {
    this.documents = new Uint32Array(list.length);
    this.sums = new Float64Array(list.length);
    this.leasts = new Float64Array(list.length);
    this.titles = new Uint8Array(list.length);
    for (let at = 0; at < list.length; at++) {
      const posting = list[at] ?? 0;
      this.#put(documentOf(posting), impactOf(posting), impactOf(posting), isInTitle(posting) ? 1 : 0);
    }
  }

  narrow(list: Uint32Array): void {
    const { documents, sums, leasts, titles, count } = this;
    const skips = list.length > SKIPPED * count;
    let place = 0;
    this.count = 0;
    for (let at = 0; at < count; at++) {
      const document = documents[at] ?? 0;
      if (skips) place = seek(list, place, document);
      else while (place < list.length && documentOf(list[place] ?? 0) < document) place++;
      if (place === list.length) return;
      const posting = list[place] ?? 0;
      if (documentOf(posting) !== document) continue;
      const impact = impactOf(posting);
      const least = Math.min(leasts[at] ?? 0, impact);
      this.#put(document, (sums[at] ?? 0) + impact, least, (titles[at] ?? 0) + (isInTitle(posting) ? 1 : 0));
    }
  }

  #put(document: number, sum: number, least: number, titles: number): void {
    const at = this.count++;
    this.documents[at] = document;
    this.sums[at] = sum;
    this.leasts[at] = least;
    this.titles[at] = titles;
  }
}

function forEachInAll(lists: readonly Uint32Array[], hit: Hit): void {
  const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length);
  if (!shortest) return;
  const having = new Having(shortest);
  for (const list of others) having.narrow(list);
  const { documents, sums, leasts, titles, count } = having;
  for (let at = 0; at < count; at++) {
    const mean = (sums[at] ?? 0) / lists.length;
    const impact = WEAKEST * (leasts[at] ?? 0) + (1 - WEAKEST) * mean;
    hit(documents[at] ?? 0, impact / MAX_IMPACT, titles[at] ?? 0);
  }
}

/** Calls `hit` for each listing that contains all stems, with their combined score and the number of stems in its title. */
export function forEachWith(index: PackedIndex, stems: readonly string[], hit: Hit): void {
  const lists: Uint32Array[] = [];
  for (const stem of stems) {
    const items = index.postings(stem)?.items();
    if (!items) return;
    lists.push(items);
  }
  const [only] = lists;
  if (lists.length > 1) forEachInAll(lists, hit);
  else if (only)
    for (let at = 0; at < only.length; at++) {
      const posting = only[at] ?? 0;
      hit(documentOf(posting), impactOf(posting) / MAX_IMPACT, isInTitle(posting) ? 1 : 0);
    }
}
