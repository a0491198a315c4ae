import { Decimal128, Double, Int32, Long } from 'bson';
import { asNumber, isDocument, type Document } from './codec';
import { Fault, refuse } from './errors';
import { compareValues, encodeKey, MISSING, typeByte } from './key-encoding';
import { member } from './paths';

/** Returns MISSING if there is no value. */
type Expression = (document: Document) => unknown;

/** Returns the value at a path; for an array, the values at the path in its documents. */
function valueAt(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return value;
  if (isDocument(value)) return valueAt(member(value, name), rest);
  if (!Array.isArray(value)) return MISSING;
  const found = value.map((item) => (isDocument(item) ? valueAt(item, [name, ...rest]) : MISSING));
  return found.filter((item) => item !== MISSING);
}

/** Parses a path, a constant, or a document of them. Throws Fault 168 for an operator. */
function readExpression(expression: unknown): Expression {
  if (typeof expression === 'string' && expression.startsWith('$')) {
    if (expression.startsWith('$$')) refuse(`The variable ${expression}`, 168);
    const path = expression.slice(1).split('.');
    return (document) => valueAt(document, path);
  }
  if (Array.isArray(expression)) return refuse('A list as an expression', 168);
  if (!isDocument(expression)) return () => expression;
  if ('$literal' in expression) return () => expression['$literal'];
  const parts = readParts(expression);
  return (document) => documentOf(parts.map(([name, read]) => [name, read(document)]));
}

function readParts(expression: Document): [string, Expression][] {
  return Object.entries(expression).map(([name, part]) => {
    if (name.startsWith('$')) refuse(`The expression ${name}`, 168);
    return [name, readExpression(part)];
  });
}

const documentOf = (parts: [string, unknown][]): Document =>
  Object.fromEntries(parts.filter(([, value]) => value !== MISSING));

interface Key {
  value: unknown;
  /** Identifies the key: only equal keys have the same text. */
  text: string;
}

const textOf = (value: unknown) => (value === MISSING ? '' : encodeKey(value).toString('latin1'));

/** Reads the key to group by. As in MongoDB, a missing value counts as null, except in a key of two or more fields. */
function readKey(id: unknown): (document: Document) => Key {
  const parts = isDocument(id) && !('$literal' in id) ? readParts(id) : [];
  if (parts.length > 1)
    return (document) => {
      const values = parts.map(([name, read]): [string, unknown] => [name, read(document)]);
      return { value: documentOf(values), text: JSON.stringify(values.map(([, value]) => textOf(value))) };
    };
  const [field] = parts;
  const read = field?.[1] ?? readExpression(id);
  return (document) => {
    const found = read(document);
    const value = found === MISSING || found === undefined ? null : found;
    return { value: field ? { [field[0]]: value } : value, text: textOf(value) };
  };
}

/** Adds numbers and ignores other values. The sum has the widest of their types; Longs are never rounded. */
function sum(values: unknown[]): unknown {
  let [whole, fraction] = [0n, 0];
  let [long, double] = [false, false];
  for (const value of values) {
    if (value instanceof Decimal128) refuse('$sum of a Decimal128');
    const number = asNumber(value);
    if (number === undefined) continue;
    const isWhole = value instanceof Int32 || value instanceof Long;
    long ||= value instanceof Long;
    double ||= !isWhole;
    if (isWhole) whole += BigInt(value.toString());
    else fraction += number;
  }
  if (double || BigInt.asIntN(64, whole) !== whole) return new Double(Number(whole) + fraction);
  return long || BigInt.asIntN(32, whole) !== whole ? Long.fromBigInt(whole) : new Int32(Number(whole));
}

/** Computes each accumulator's result from the values of a group, which may include MISSING. */
const ACCUMULATORS: Record<string, (values: unknown[]) => unknown> = {
  $sum: sum,
  $push: (values) => values.filter((value) => value !== MISSING),
};

interface Accumulator {
  field: string;
  read: Expression;
  combine: (values: unknown[]) => unknown;
}

function readAccumulator(field: string, given: unknown): Accumulator {
  const [[name = '', operand] = [], ...others] = isDocument(given) ? Object.entries(given) : [];
  if (name === '' || others.length > 0)
    throw new Fault(40234, `The field '${field}' must be an accumulator object`);
  const combine = Object.hasOwn(ACCUMULATORS, name) ? ACCUMULATORS[name] : undefined;
  if (!combine) return refuse(`The accumulator ${name}`, 15952);
  return { field, read: readExpression(operand), combine };
}

function grouping(keyOf: (document: Document) => Key, fields: Document) {
  const accumulators = Object.entries(fields).map(([field, given]) => readAccumulator(field, given));
  return (documents: Iterable<Document>): Document[] => {
    const groups = new Map<string, { key: unknown; values: unknown[][] }>();
    for (const document of documents) {
      const { value, text } = keyOf(document);
      const group = groups.get(text) ?? { key: value, values: accumulators.map(() => []) };
      groups.set(text, group);
      accumulators.forEach(({ read }, at) => group.values[at]?.push(read(document)));
    }
    return [...groups.values()].map(({ key, values }) => ({
      _id: key,
      ...Object.fromEntries(accumulators.map(({ field, combine }, at) => [field, combine(values[at] ?? [])])),
    }));
  };
}

/**
 * Throws Fault 15955 without `_id`, 15952 for an unsupported accumulator, 168 for an unsupported expression. The documents must be decoded
 * with exact types.
 */
export function readGroup(spec: unknown): (documents: Iterable<Document>) => Iterable<Document> {
  if (!isDocument(spec)) throw new Fault(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw new Fault(15955, 'a group specification must include an _id');
  const { _id: id, ...fields } = spec;
  return grouping(readKey(id), fields);
}

export interface Buckets {
  path: string;
  boundaries: unknown[];
  output: Document;
}

const COUNT: Document = { count: { $sum: new Int32(1) } };

/** Parses the operand of a `$bucket`. Throws a Fault with MongoDB's code, and 40197 for `default`, which is unsupported. */
export function readBuckets(spec: unknown): Buckets {
  if (!isDocument(spec)) throw new Fault(40201, 'Argument to $bucket stage must be an object');
  const { groupBy, boundaries, output = COUNT, ...others } = spec;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) refuse(`The option ${unknown} of $bucket`, 40197);
  if (groupBy === undefined || boundaries === undefined)
    throw new Fault(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  if (!Array.isArray(boundaries)) throw new Fault(40200, "The $bucket 'boundaries' field must be an array");
  if (boundaries.length < 2)
    throw new Fault(40192, "The $bucket 'boundaries' field must have at least 2 values");
  if (new Set(boundaries.map(typeByte)).size > 1)
    throw new Fault(40193, "All values in the 'boundaries' option to $bucket must have the same type");
  if (boundaries.some((value, at) => at > 0 && compareValues(boundaries[at - 1], value) >= 0))
    throw new Fault(40194, "The 'boundaries' option to $bucket must be sorted in ascending order");
  if (typeof groupBy !== 'string' || !/^\$[^$]/.test(groupBy))
    return refuse("A 'groupBy' of $bucket that is not a path", 40202);
  if (!isDocument(output)) throw new Fault(40196, "The $bucket 'output' field must be an object");
  return { path: groupBy.slice(1), boundaries, output };
}

/** Runs a `$bucket`: yields its non-empty ranges in order. Throws Fault 40066 for a value outside all ranges. */
export function readBucket(spec: unknown): (documents: Iterable<Document>) => Iterable<Document> {
  const { path, boundaries, output } = readBuckets(spec);
  const read = readExpression(`$${path}`);
  const group = grouping((document) => {
    const value = read(document);
    const behind = boundaries.findIndex((boundary) => compareValues(value, boundary) < 0);
    if (behind < 1)
      throw new Fault(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    return { value: boundaries[behind - 1], text: String(behind) };
  }, output);
  return (documents) => group(documents).sort((one, other) => compareValues(one['_id'], other['_id']));
}
