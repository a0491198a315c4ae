import { Double, Int32, Long } from 'bson';
import { asNumber } from './codec';
import { Fault, refuse } from './errors';
import { MISSING, TYPE, typeByte } from './key-encoding';

/** MongoDB's type names by number. Filters cannot use the types that are not listed. */
const NUMBERED: Record<number, string> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  [-1]: 'minKey',
  127: 'maxKey',
};

const BY_BYTE: Record<string, number> = {
  number: TYPE.number,
  string: TYPE.string,
  object: TYPE.object,
  array: TYPE.array,
  binData: TYPE.binary,
  objectId: TYPE.objectId,
  bool: TYPE.boolean,
  date: TYPE.date,
  null: TYPE.null,
  regex: TYPE.regex,
  timestamp: TYPE.timestamp,
  minKey: TYPE.minKey,
  maxKey: TYPE.maxKey,
};

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31;

const NUMBER_TESTS: Record<string, (value: unknown) => boolean> = {
  int: (value) => value instanceof Int32 || isWhole(value),
  long: (value) => value instanceof Long,
  double: (value) => value instanceof Double || (typeof value === 'number' && !isWhole(value)),
};

/** Returns the canonical type byte of a name; undefined if the name covers only part of that type. */
export const typeOfName = (name: unknown): number | undefined =>
  typeof name === 'string' ? BY_BYTE[name] : undefined;

/** The test for `$type`: a name, a number or an array of them. */
export function inType(operand: unknown): (leaf: unknown) => boolean {
  const wanted = (Array.isArray(operand) ? operand : [operand]).map((given) => {
    const number = asNumber(given);
    const name = number === undefined ? given : NUMBERED[number];
    if (name === 'decimal') refuse("$type 'decimal'");
    if (typeof name !== 'string' || !(name in BY_BYTE || name in NUMBER_TESTS))
      throw new Fault(2, `Unknown type name alias: ${String(given)}`);
    const byByte = BY_BYTE[name];
    return NUMBER_TESTS[name] ?? ((value: unknown) => typeByte(value) === byByte);
  });
  return (value) => value !== MISSING && value !== undefined && wanted.some((is) => is(value));
}
