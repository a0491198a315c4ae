import { asNumber } from './codec';
import type { FieldFilter, Filter } from './filter';
import { compareValues, encodeKey, successor, TYPE, typeByte, inverted } from './key-encoding';
import type { KeyRange } from './tables';

/** The values of a field that a condition allows; `low` may be a bare type byte. */
export interface Interval {
  low: Buffer;
  lowOpen: boolean;
  high: Buffer;
  highOpen: boolean;
}

/** Index bounds for a path: single values, or an interval. `exact` if they express all conditions. */
export interface PathBounds {
  points?: unknown[];
  interval?: Interval;
  exact: boolean;
}

/** The conditions that must all hold, with nested $and flattened; `exact` is false if the filter contains anything else. */
export function conditionsOf(filter: Filter): { conditions: FieldFilter[]; exact: boolean } {
  if (filter.kind === 'field') {
    // One array element satisfies all inner conditions, so each of them holds.
    const inner = filter.inner
      ? conditionsOf(filter.inner).conditions.map((condition) => under(filter.path, condition))
      : [];
    return { conditions: [filter, ...inner], exact: inner.length === 0 };
  }
  if (filter.kind !== 'and') return { conditions: [], exact: false };
  const parts = filter.parts.map(conditionsOf);
  return { conditions: parts.flatMap((part) => part.conditions), exact: parts.every((part) => part.exact) };
}

function under(path: string, condition: FieldFilter): FieldFilter {
  const whole = `${path}.${condition.path}`;
  return { ...condition, path: whole, segments: whole.split('.') };
}

const isScalar = (value: unknown) => {
  const type = typeByte(value);
  return type !== TYPE.array && type !== TYPE.regex;
};

/** Whether an index has a key for this value in each array that contains it; null also stands for a missing field. */
export const isMember = (value: unknown): boolean => {
  const type = typeByte(value);
  return isScalar(value) && type !== TYPE.null && type !== TYPE.minKey && type !== TYPE.maxKey;
};

/** Returns the index bounds for conditions on a path; undefined if the index cannot serve them. */
export function boundsOf(conditions: FieldFilter[], mayBeList: boolean): PathBounds | undefined {
  const equal = conditions.find((condition) => condition.operator === 'eq' && isScalar(condition.operand));
  if (equal) return { points: [equal.operand], exact: conditions.length === 1 };
  const among = conditions.find(
    (condition) => condition.operator === 'in' && (condition.operand as unknown[]).every(isScalar),
  );
  if (among) return { points: distinct(among.operand as unknown[]), exact: conditions.length === 1 };
  const ranges = conditions.filter((condition) => isRange(condition) && isOrdered(condition.operand));
  const [first] = ranges;
  if (!first) return undefined;
  // One element may exceed the lower bound while another is below the upper bound, so only one bound can be used.
  const used = mayBeList
    ? [first]
    : ranges.filter((range) => typeByte(range.operand) === typeByte(first.operand));
  return { interval: used.map(intervalOf).reduce(intersection), exact: used.length === conditions.length };
}

const isRange = ({ operator }: FieldFilter) =>
  operator === 'gt' || operator === 'gte' || operator === 'lt' || operator === 'lte';

function isOrdered(operand: unknown): boolean {
  const type = typeByte(operand);
  return (
    isScalar(operand) &&
    type !== TYPE.null &&
    type !== TYPE.minKey &&
    type !== TYPE.maxKey &&
    !Number.isNaN(asNumber(operand))
  );
}

const distinct = (values: unknown[]) =>
  [...values]
    .sort(compareValues)
    .filter((value, at, all) => at === 0 || compareValues(value, all[at - 1]) !== 0);

function intervalOf(condition: FieldFilter): Interval {
  const key = encodeKey(condition.operand);
  const type = Buffer.of(typeByte(condition.operand));
  const lowest = type[0] === TYPE.number ? encodeKey(-Infinity) : type;
  const { operator } = condition;
  if (operator === 'gt' || operator === 'gte')
    return { low: key, lowOpen: operator === 'gt', high: type, highOpen: false };
  return { low: lowest, lowOpen: false, high: key, highOpen: operator === 'lt' };
}

function intersection(a: Interval, b: Interval): Interval {
  const low = Buffer.compare(edge(a.low, a.lowOpen), edge(b.low, b.lowOpen)) >= 0 ? a : b;
  const high = Buffer.compare(edge(a.high, !a.highOpen), edge(b.high, !b.highOpen)) <= 0 ? a : b;
  return { low: low.low, lowOpen: low.lowOpen, high: high.high, highOpen: high.highOpen };
}

const edge = (key: Buffer, behind: boolean) => (behind ? successor(key) : key);

/** Returns the key range of an interval, after a prefix, in an ascending or descending field. */
export function rangeOf(prefix: Buffer, interval: Interval, direction: 1 | -1): KeyRange {
  const behind = (part: Buffer, open: boolean) => {
    const key = Buffer.concat([prefix, part]);
    return open ? successor(key) : key;
  };
  if (direction === 1)
    return { start: behind(interval.low, interval.lowOpen), end: behind(interval.high, !interval.highOpen) };
  return {
    start: behind(inverted(interval.high), interval.highOpen),
    end: behind(inverted(interval.low), !interval.lowOpen),
  };
}
