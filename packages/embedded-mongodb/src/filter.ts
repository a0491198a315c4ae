import { BSONRegExp } from 'bson';
import { asNumber, isDocument, type Document } from './codec';
import { Fault, refuse } from './errors';
import { compareWithKey, encodeKey, MISSING, TYPE, typeByte } from './key-encoding';
import { visitPath } from './paths';
import { inType } from './type-names';

type Comparison = 'eq' | 'gt' | 'gte' | 'lt' | 'lte';
type FieldOperator = Comparison | 'in' | 'regex' | 'exists' | 'type' | 'size' | 'mod' | 'elemMatch' | 'never';

/** One condition on one path; `test` receives each value at the path, with arrays as a whole. */
export interface FieldFilter {
  kind: 'field';
  path: string;
  segments: readonly string[];
  operator: FieldOperator;
  operand: unknown;
  test: (leaf: unknown) => boolean;
  /** The same condition on one array element; nested arrays are not searched. */
  single: (member: unknown) => boolean;
  /** For $elemMatch on documents: the filter for each element. */
  inner?: Filter;
}

export type Filter =
  FieldFilter | { kind: 'and' | 'or' | 'nor'; parts: Filter[] } | { kind: 'not'; part: Filter };

/** Parses a filter document. Throws Fault 2 for anything unknown or malformed. */
export function parseFilter(filter: unknown): Filter {
  if (!isDocument(filter)) throw new Fault(14, 'Expected field filter to be of type object');
  const parts = Object.entries(filter).flatMap(([key, value]) =>
    key.startsWith('$') ? parseTopLevel(key, value) : parseField(key, value),
  );
  return allOf(parts);
}

const allOf = (parts: Filter[]): Filter =>
  parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts };

function parseTopLevel(key: string, value: unknown): Filter[] {
  if (key === '$comment') return [];
  if (key === '$and' || key === '$or' || key === '$nor') {
    if (!Array.isArray(value) || value.length === 0) throw new Fault(2, `${key} must be a nonempty array`);
    const parts = value.map((part) => {
      if (!isDocument(part)) throw new Fault(2, `${key} argument's entries must be objects`);
      return parseFilter(part);
    });
    return [{ kind: key === '$and' ? 'and' : key === '$or' ? 'or' : 'nor', parts }];
  }
  if (['$expr', '$where', '$text', '$jsonSchema', '$alwaysTrue', '$alwaysFalse'].includes(key))
    return refuse(key);
  throw new Fault(2, `unknown top level operator: ${key}`);
}

const isOperators = (value: unknown): value is Document =>
  isDocument(value) && (Object.keys(value)[0] ?? '').startsWith('$');

function parseField(path: string, value: unknown): Filter[] {
  if (isPattern(value)) return [regex(path, value)];
  if (!isOperators(value) || '$ref' in value) return [equal(path, value)];
  const operators = Object.entries(value);
  return operators.flatMap(([operator, operand]) => parseOperator(path, operator, operand, value));
}

function parseOperator(path: string, operator: string, operand: unknown, all: Document): Filter[] {
  switch (operator) {
    case '$eq':
      return [equal(path, operand)];
    case '$ne':
      if (isPattern(operand)) throw new Fault(2, "Can't have regex as arg to $ne.");
      return [not(equal(path, operand))];
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return [range(path, operator, operand)];
    case '$in':
      return [among(path, listOf(operator, operand))];
    case '$nin':
      return [not(among(path, listOf(operator, operand)))];
    case '$not':
      return [not(negated(path, operand))];
    case '$exists': {
      const wanted = operand === true || (asNumber(operand) ?? (operand ? 1 : 0)) !== 0;
      const there = field(path, 'exists', true, (leaf) => leaf !== MISSING);
      return [wanted ? there : not(there)];
    }
    case '$type':
      return [memberField(path, 'type', operand, inType(operand))];
    case '$regex':
      return [regex(path, operand, all['$options'])];
    case '$options':
      if (!('$regex' in all)) throw new Fault(2, '$options needs a $regex');
      return [];
    case '$size': {
      const size = asNumber(operand);
      if (size === undefined || !Number.isInteger(size) || size < 0)
        throw new Fault(
          2,
          `Failed to parse $size. Expected a non-negative integer in: $size: ${String(operand)}`,
        );
      return [field(path, 'size', size, (leaf) => Array.isArray(leaf) && leaf.length === size)];
    }
    case '$mod':
      return [modulo(path, operand)];
    case '$all':
      return [everyOne(path, listOf(operator, operand))];
    case '$elemMatch':
      return [elementMatch(path, operand)];
    default:
      throw new Fault(2, `unknown operator: ${operator}`);
  }
}

function listOf(operator: string, operand: unknown): unknown[] {
  if (!Array.isArray(operand)) throw new Fault(2, `${operator} needs an array`);
  for (const item of operand)
    if (isOperators(item) && operator !== '$all' && !('$ref' in item))
      throw new Fault(2, `cannot nest $ under ${operator}`);
  return operand;
}

const not = (part: Filter): Filter => ({ kind: 'not', part });

function field(
  path: string,
  operator: FieldOperator,
  operand: unknown,
  single: (leaf: unknown) => boolean,
  test = single,
): FieldFilter {
  return {
    kind: 'field',
    path,
    segments: path === '' ? [] : path.split('.'),
    operator,
    operand,
    test,
    single,
  };
}

/** A condition that an array satisfies either as a whole or through one of its elements. */
const memberField = (
  path: string,
  operator: FieldOperator,
  operand: unknown,
  test: (value: unknown) => boolean,
): FieldFilter =>
  field(path, operator, operand, test, (leaf) => test(leaf) || (Array.isArray(leaf) && leaf.some(test)));

const equal = (path: string, operand: unknown) => memberField(path, 'eq', operand ?? null, equals(operand));

/** Equality in BSON's sense: 1 equals 1.0, and a missing field equals null. */
export function equals(operand: unknown): (value: unknown) => boolean {
  if (operand === null || operand === undefined)
    return (value) => value === null || value === undefined || value === MISSING;
  if (typeof operand === 'string' || typeof operand === 'boolean') return (value) => value === operand;
  const type = typeByte(operand);
  const key = encodeKey(operand);
  return (value) => value !== MISSING && typeByte(value) === type && compareWithKey(value, key) === 0;
}

function range(path: string, operator: '$gt' | '$gte' | '$lt' | '$lte', operand: unknown): FieldFilter {
  if (isPattern(operand)) throw new Fault(2, `Can't have RegEx as arg to predicate over field '${path}'.`);
  const name = operator.slice(1) as Comparison;
  const inclusive = name === 'gte' || name === 'lte';
  const type = typeByte(operand);
  if (type === TYPE.null || Number.isNaN(asNumber(operand))) {
    return memberField(path, name, operand, inclusive ? equals(operand) : () => false);
  }
  const sign = name === 'gt' || name === 'gte' ? 1 : -1;
  const key = encodeKey(operand);
  const anyType = type === TYPE.minKey || type === TYPE.maxKey;
  const test = (value: unknown) => {
    if (
      value === MISSING ||
      (!anyType && typeByte(value) !== type) ||
      (!anyType && Number.isNaN(asNumber(value)))
    )
      return false;
    const order = compareWithKey(value, key) * sign;
    return order > 0 || (inclusive && order === 0);
  };
  return memberField(path, name, operand, test);
}

function among(path: string, operands: unknown[]): FieldFilter {
  const keys = new Set<string>();
  const tests = operands.filter(isPattern).map((pattern) => patternTest(pattern));
  for (const operand of operands) if (!isPattern(operand)) keys.add(encodeKey(operand).toString('latin1'));
  const test = (value: unknown) =>
    (keys.size > 0 && keys.has(encodeKey(value).toString('latin1'))) ||
    tests.some((matchesPattern) => matchesPattern(value));
  return memberField(path, 'in', operands, test);
}

function negated(path: string, operand: unknown): Filter {
  if (isPattern(operand)) return regex(path, operand);
  if (!isOperators(operand)) throw new Fault(2, '$not needs a regex or a document');
  return allOf(parseField(path, operand));
}

const isPattern = (value: unknown): value is RegExp | BSONRegExp =>
  value instanceof RegExp || value instanceof BSONRegExp;

const regex = (path: string, pattern: unknown, options?: unknown) =>
  memberField(path, 'regex', pattern, patternTest(pattern, options));

/** Converts a pattern from BSON or from a filter. Throws Fault 51091 if it is malformed. */
function toRegExp(pattern: unknown, options?: unknown): RegExp {
  const source =
    pattern instanceof BSONRegExp ? pattern.pattern : pattern instanceof RegExp ? pattern.source : pattern;
  const given =
    pattern instanceof BSONRegExp ? pattern.options : pattern instanceof RegExp ? pattern.flags : '';
  const flags = options === undefined ? given : options;
  if (typeof source !== 'string') throw new Fault(2, '$regex has to be a string');
  if (typeof flags !== 'string' || /[^imsu]/.test(flags))
    throw new Fault(51091, `Regular expression option not supported: ${String(flags)}`);
  try {
    return new RegExp(source, flags.replace('u', ''));
  } catch (error) {
    throw new Fault(
      51091,
      `Regular expression is invalid: ${error instanceof Error ? error.message : source}`,
    );
  }
}

function patternTest(pattern: unknown, options?: unknown): (value: unknown) => boolean {
  const expression = toRegExp(pattern, options);
  const same = isPattern(pattern) && options === undefined ? equals(pattern) : () => false;
  return (value) => (typeof value === 'string' ? expression.test(value) : isPattern(value) && same(value));
}

function modulo(path: string, operand: unknown): FieldFilter {
  const [divisor, remainder] = Array.isArray(operand) ? operand.map(asNumber) : [];
  if (!divisor || remainder === undefined)
    throw new Fault(2, 'malformed mod, needs to be an array of two numbers');
  const test = (value: unknown) => {
    const number = asNumber(value);
    return number !== undefined && Math.trunc(number) % Math.trunc(divisor) === Math.trunc(remainder);
  };
  return memberField(path, 'mod', operand, test);
}

function everyOne(path: string, operands: unknown[]): Filter {
  if (operands.length === 0) return field(path, 'never', null, () => false);
  return allOf(
    operands.map((operand) => {
      if (isPattern(operand)) return regex(path, operand);
      if (isDocument(operand) && '$elemMatch' in operand) return elementMatch(path, operand['$elemMatch']);
      if (isOperators(operand)) throw new Fault(2, 'no $ expressions in $all');
      return equal(path, operand);
    }),
  );
}

function elementMatch(path: string, operand: unknown): FieldFilter {
  if (!isDocument(operand)) throw new Fault(2, '$elemMatch needs an Object');
  const byValue = isOperators(operand) && !['$and', '$or', '$nor'].includes(Object.keys(operand)[0] ?? '');
  const inner = byValue ? allOf(parseField('', operand)) : parseFilter(operand);
  const test = (item: unknown) =>
    byValue ? matchesLeaf(inner, item, true) : isDocument(item) && matches(inner, item);
  const filter = field(path, 'elemMatch', operand, (leaf) => Array.isArray(leaf) && leaf.some(test));
  return byValue ? filter : { ...filter, inner };
}

export function matches(filter: Filter, document: Document): boolean {
  return matchesLeaf(filter, document);
}

function matchesLeaf(filter: Filter, value: unknown, alone = false): boolean {
  switch (filter.kind) {
    case 'field':
      return visitPath(value, filter.segments, alone ? filter.single : filter.test);
    case 'and':
      return filter.parts.every((part) => matchesLeaf(part, value, alone));
    case 'or':
      return filter.parts.some((part) => matchesLeaf(part, value, alone));
    case 'nor':
      return !filter.parts.some((part) => matchesLeaf(part, value, alone));
    case 'not':
      return !matchesLeaf(filter.part, value, alone);
  }
}
