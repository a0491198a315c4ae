import type { Collection, Index } from './catalog';
import { allEntries } from './collection';
import { asNumber, isDocument, type Document } from './codec';
import { boundsOf, conditionsOf, isMember, rangeOf } from './bounds';
import { Fault } from './errors';
import type { FieldFilter, Filter } from './filter';
import { encodePart } from './index-entries';
import { impliesPartial, mustExist } from './implication';
import { successor } from './key-encoding';
import type { KeyRange, Tables } from './tables';

export type SortPattern = { path: string; direction: 1 | -1 }[];

/** A sort path or hint: the order in which documents were stored. */
export const NATURAL = '$natural';

/** A range of an index. All its keys share the first `fixed` bytes; the first `lead` of these precede the first field. */
export interface IndexRange extends KeyRange {
  fixed: number;
  lead: number;
}

/** How to find a filter's candidates. Unless the plan is exact, each candidate is tested against the whole filter. */
export type Plan =
  | { kind: 'collection'; backward: boolean; sorted: boolean }
  | {
      kind: 'index';
      index: Index;
      ranges: IndexRange[];
      /** The ranges express every condition, so nothing remains to be tested. */
      exact: boolean;
      sorted: boolean;
      backward: boolean;
      /** Several sorted ranges must be merged for the requested order. */
      merged: boolean;
      /** For several conditions on one array: the ranges for each condition. A document must be in one range of every group. */
      groups?: IndexRange[][];
    }
  | { kind: 'union'; plans: Plan[] };

export type IndexPlan = Extract<Plan, { kind: 'index' }>;

export interface Wish {
  sort: SortPattern;
  /** How many documents are needed, including skipped ones; undefined for all. */
  need: number | undefined;
  hint?: unknown;
  countOnly?: boolean;
}

const MOST_RANGES = 500;
/** The limit of counting: ranges with more keys count as equally long. */
const COUNTED_UP_TO = 2048;

/** Chooses the index with the fewest keys to read for this order and limit. */
export function choosePlan(storage: Tables, collection: Collection, filter: Filter, wish: Wish): Plan {
  const { conditions, exact } = conditionsOf(filter);
  const [order] = wish.sort;
  if (order?.path === NATURAL) return { kind: 'collection', backward: order.direction < 0, sorted: true };
  const scan: Plan = { kind: 'collection', backward: isBackward(wish.hint), sorted: !order };
  const hinted = hintedIndex(collection, wish.hint);
  if (hinted === 'natural') return scan;
  const serves = (plan: IndexPlan) =>
    hinted !== undefined || narrows(plan) || (plan.sorted && wish.sort.length > 0);
  const usable = (hinted ? [hinted] : collection.indexes)
    .flatMap((index) => planIndex(index, filter, conditions, exact, wish.sort, hinted !== undefined) ?? [])
    .filter(serves);
  const chosen = usable.length <= 1 ? usable[0] : cheapest(storage, usable, wish);
  if (chosen && (hinted || narrows(chosen))) return chosen;
  return planUnion(storage, collection, filter, wish) ?? chosen ?? scan;
}

const narrows = (plan: IndexPlan) =>
  plan.ranges.length !== 1 || (plan.ranges[0]?.start.length ?? 0) > plan.index.prefix.length;

const isNatural = (hint: unknown): hint is Document => isDocument(hint) && NATURAL in hint;

const isBackward = (hint: unknown): boolean => isNatural(hint) && asNumber(hint[NATURAL]) === -1;

function hintedIndex(collection: Collection, hint: unknown): Index | 'natural' | undefined {
  if (hint === undefined) return undefined;
  if (isNatural(hint)) return 'natural';
  const wanted =
    typeof hint === 'string'
      ? undefined
      : JSON.stringify(hint, (_, value) => (Object(value)._bsontype ? Number(value) : value));
  const found = collection.indexes.find((index) =>
    wanted ? JSON.stringify(index.key) === wanted : index.name === hint,
  );
  if (!found)
    throw new Fault(
      2,
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  return found;
}

/** Plans an index scan with one condition on an array or, if the first field has several, with all of them. */
function planIndex(...given: Parameters<typeof planRanges>): IndexPlan | undefined {
  const [index, filter, conditions, ...rest] = given;
  const lead = index.fields[0]?.path;
  const pointed = conditions.filter((condition) => condition.path === lead && namesMembers(condition));
  const plain = planRanges(...given);
  if (!plain || pointed.length < 2 || !index.multikey.includes(lead ?? '')) return plain;
  const others = conditions.filter((condition) => !pointed.includes(condition));
  const plans = pointed.flatMap(
    (condition) => planRanges(index, filter, [...others, condition], ...rest) ?? [],
  );
  const comparable = ({ ranges, backward }: IndexPlan) =>
    !backward && ranges.every((range) => range.lead === range.fixed);
  if (plans.length < pointed.length || !plans.every(comparable)) return plain;
  return {
    ...plain,
    groups: plans.map(({ ranges }) => ranges),
    exact: plans.every((plan) => plan.exact),
    sorted: plans.every((plan) => plan.sorted),
    merged: false,
  };
}

function planRanges(
  index: Index,
  filter: Filter,
  conditions: FieldFilter[],
  exact: boolean,
  sort: SortPattern,
  hinted: boolean,
): IndexPlan | undefined {
  if (index.partial && !impliesPartial(filter, index.partial)) return undefined;
  if (
    index.sparse &&
    !hinted &&
    !index.fields.some(({ path }) =>
      conditions.some((condition) => condition.path === path && mustExist(condition)),
    )
  )
    return undefined;
  let prefixes: Buffer[] = [index.prefix];
  let leads: number[] = [];
  const points: number[] = [];
  let ranges: KeyRange[] | undefined;
  let covered = 0;
  let lossless = exact && !index.partial && !index.sparse;
  for (const field of index.fields) {
    const own = conditions.filter((condition) => condition.path === field.path);
    const bounds = own.length > 0 ? boundsOf(own, index.multikey.includes(field.path)) : undefined;
    if (!bounds) break;
    if (bounds.points && prefixes.length * bounds.points.length > MOST_RANGES) break;
    covered += own.length;
    lossless &&= bounds.exact && (!index.multikey.includes(field.path) || own.every(namesMembers));
    if (bounds.interval) {
      const { interval } = bounds;
      ranges = prefixes.map((prefix) => rangeOf(prefix, interval, field.direction));
      break;
    }
    const parts = (bounds.points ?? []).map((point) => encodePart(point, field.direction));
    prefixes = prefixes.flatMap((prefix) => parts.map((part) => Buffer.concat([prefix, part])));
    points.push(parts.length);
    if (points.length === 1) leads = prefixes.map(({ length }) => length);
  }
  const whole =
    ranges ??
    prefixes.map((prefix) =>
      prefix === index.prefix ? allEntries(index) : { start: prefix, end: successor(prefix) },
    );
  const order = orderOf(index, points, sort);
  const fixed = whole.map((range, at): IndexRange => ({
    ...range,
    fixed: (prefixes[at] ?? index.prefix).length,
    lead: leads[at] ?? 0,
  }));
  return {
    kind: 'index',
    index,
    ranges: fixed
      .filter((range) => Buffer.compare(range.start, range.end) < 0)
      .sort((a, b) => Buffer.compare(a.start, b.start)),
    exact: lossless && covered === conditions.length,
    ...order,
  };
}

/** Whether a single array element satisfies the condition; the array then has a key for that element. */
const namesMembers = ({ operator, operand }: FieldFilter): boolean =>
  operator === 'eq'
    ? isMember(operand)
    : operator === 'in' && (operand as unknown[]).length > 0 && (operand as unknown[]).every(isMember);

/** Returns whether the index delivers the requested order, given the number of values its first fields are restricted to. */
function orderOf(
  index: Index,
  points: number[],
  sort: SortPattern,
): { sorted: boolean; backward: boolean; merged: boolean } {
  const unsorted = { sorted: false, backward: false, merged: false };
  const plain = (path: string) => !index.multikey.includes(path);
  const walk = (fixed: (position: number) => boolean) => {
    let position = 0;
    let backward: boolean | undefined;
    for (const { path, direction } of sort) {
      if (index.fields.some((field, at) => field.path === path && points[at] === 1) && plain(path)) continue;
      while (fixed(position) && index.fields[position]?.path !== path) position++;
      const field = index.fields[position];
      if (!field || field.path !== path || !plain(path)) return undefined;
      const against = field.direction !== direction;
      if (backward !== undefined && backward !== against) return undefined;
      backward = against;
      position++;
    }
    return { sorted: true, backward: backward ?? false };
  };
  if (sort.length === 0) return { ...unsorted, sorted: true };
  const straight = walk((position) => points[position] === 1);
  if (straight) return { ...straight, merged: false };
  const last = index.fields.slice(0, points.length).map((field) => field.path);
  if (!index.multikey.every((path) => last.includes(path)) || sort.some(({ path }) => last.includes(path)))
    return unsorted;
  const byMerging = walk((position) => points[position] !== undefined);
  return byMerging ? { ...byMerging, merged: true } : unsorted;
}

function cheapest(storage: Tables, plans: IndexPlan[], wish: Wish): IndexPlan | undefined {
  const unique = plans.find((plan) => plan.index.unique && narrows(plan) && isPoint(plan));
  if (unique) return unique;
  const counted = plans.map((plan) => {
    const groups = plan.groups ?? [plan.ranges];
    return { plan, keys: Math.min(...groups.map((ranges) => roughKeys(storage, ranges))) };
  });
  const fewest = Math.max(1, Math.min(...counted.map(({ keys }) => keys)));
  const cost = ({ plan, keys }: { plan: IndexPlan; keys: number }) => {
    const sorting = wish.sort.length > 0 && !plan.sorted;
    const read =
      sorting || wish.need === undefined ? keys : Math.min(keys, Math.ceil((wish.need * keys) / fewest));
    return (
      (read + 1) * (sorting ? 1.3 : 1) * (wish.countOnly && plan.exact ? 0.1 : 1) +
      (plan.exact ? 0 : 0.5) +
      // Ranges longer than the limit of counting look equal. A whole index may then have any number of keys before the first match.
      (narrows(plan) ? 0 : 0.25)
    );
  };
  return counted.sort((a, b) => cost(a) - cost(b))[0]?.plan;
}

function roughKeys(storage: Tables, ranges: IndexRange[]): number {
  let keys = 0;
  for (const range of ranges) {
    if (keys >= COUNTED_UP_TO) break;
    keys += Math.min(COUNTED_UP_TO, storage.roughCount(storage.indexes, range));
  }
  return keys;
}

const isPoint = ({ index, ranges: [range, ...others] }: IndexPlan) =>
  index.fields.length === 1 &&
  others.length === 0 &&
  range !== undefined &&
  range.end.equals(successor(range.start));

/** For an $or with an index for every branch: combines their candidates, without duplicates. */
function planUnion(storage: Tables, collection: Collection, filter: Filter, wish: Wish): Plan | undefined {
  const parts = filter.kind === 'and' ? filter.parts : [filter];
  const either = parts.find((part) => part.kind === 'or');
  if (!either || either.kind !== 'or' || wish.hint !== undefined) return undefined;
  const rest = parts.filter((part) => part !== either);
  const plans: Plan[] = [];
  for (const branch of either.parts) {
    const plan = choosePlan(
      storage,
      collection,
      { kind: 'and', parts: [branch, ...rest] },
      { sort: [], need: undefined },
    );
    if (plan.kind === 'collection' || (plan.kind === 'index' && !narrows(plan))) return undefined;
    plans.push(plan);
  }
  return { kind: 'union', plans };
}
