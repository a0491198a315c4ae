import { asNumber, isDocument, type Document } from './codec';
import { Fault, refuse } from './errors';
import { equals, matches, parseFilter } from './filter';
import { compareValues, MISSING } from './key-encoding';
import { parseSort, sortItems } from './sorting';

/** Computes the new value from the current value (MISSING if there is none) and the operand. */
export type ListOperator = (before: unknown, operand: unknown, path: string) => unknown;

function listAt(before: unknown, operator: string, path: string): unknown[] {
  if (before === MISSING) return [];
  if (!Array.isArray(before)) throw new Fault(2, `The field '${path}' must be an array to apply ${operator}`);
  return before;
}

function eachOf(operand: unknown, operator: string): unknown[] {
  if (!isDocument(operand) || !('$each' in operand)) return [operand];
  if (!Array.isArray(operand['$each']))
    throw new Fault(14, `The argument to $each in ${operator} must be an array`);
  return operand['$each'];
}

export const push: ListOperator = (before, operand, path) => {
  const list = [...listAt(before, '$push', path)];
  const added = eachOf(operand, '$push');
  const options: Document = isDocument(operand) && '$each' in operand ? operand : {};
  for (const option of Object.keys(options)) {
    if (!['$each', '$slice', '$sort', '$position'].includes(option))
      throw new Fault(2, `Unrecognized clause in $push: ${option}`);
  }
  const whole = (name: string) => {
    const number = name in options ? asNumber(options[name]) : undefined;
    if (name in options && !Number.isInteger(number))
      throw new Fault(2, `The value for ${name} must be an integer`);
    return number;
  };
  const position = whole('$position');
  list.splice(
    position === undefined ? list.length : position < 0 ? Math.max(0, list.length + position) : position,
    0,
    ...added,
  );
  const sorted = '$sort' in options ? sortList(list, options['$sort']) : list;
  const slice = whole('$slice');
  if (slice === undefined) return sorted;
  return slice === 0 ? [] : slice < 0 ? sorted.slice(slice) : sorted.slice(0, slice);
};

function sortList(list: unknown[], sort: unknown): unknown[] {
  const direction = asNumber(sort);
  if (direction === undefined)
    return sortItems(list, parseSort(sort), (item) => (isDocument(item) ? item : {}));
  if (direction !== 1 && direction !== -1)
    throw new Fault(2, 'The $sort element value must be either 1 or -1');
  return [...list].sort((a, b) => compareValues(a, b) * direction);
}

export const addToSet: ListOperator = (before, operand, path) => {
  if (isDocument(operand) && '$each' in operand && Object.keys(operand).length > 1)
    throw new Fault(2, 'Found unexpected fields after $each in $addToSet');
  const list = [...listAt(before, '$addToSet', path)];
  for (const item of eachOf(operand, '$addToSet')) if (!list.some(equals(item))) list.push(item);
  return list;
};

export const pull: ListOperator = (before, operand, path) => {
  if (before === MISSING) return MISSING;
  const list = listAt(before, '$pull', path);
  if (!isDocument(operand)) {
    const filter = parseFilter({
      item:
        operand instanceof Object && '_bsontype' in operand && operand._bsontype === 'BSONRegExp'
          ? operand
          : { $eq: operand },
    });
    return list.filter(
      (item) => !matches(filter, { item }) || (Array.isArray(item) && !Array.isArray(operand)),
    );
  }
  const onValue = (Object.keys(operand)[0] ?? '').startsWith('$');
  const filter = parseFilter(onValue ? { item: operand } : operand);
  return list.filter(
    (item) => !(onValue ? matches(filter, { item }) : isDocument(item) && matches(filter, item)),
  );
};

export const pullAll: ListOperator = (before, operand, path) => {
  if (!Array.isArray(operand)) throw new Fault(2, '$pullAll requires an array argument');
  if (before === MISSING) return MISSING;
  const tests = operand.map(equals);
  return listAt(before, '$pullAll', path).filter((item) => !tests.some((test) => test(item)));
};

export const pop: ListOperator = (before, operand, path) => {
  const end = asNumber(operand);
  if (end !== 1 && end !== -1) throw new Fault(9, `$pop expects 1 or -1, found: ${String(operand)}`);
  if (before === MISSING) return MISSING;
  if (!Array.isArray(before)) throw new Fault(14, `Path '${path}' contains an element of non-array type`);
  return end === 1 ? before.slice(0, -1) : before.slice(1);
};

export const currentDate: ListOperator = (_before, operand) => {
  if (operand === true || (isDocument(operand) && operand['$type'] === 'date')) return new Date();
  return refuse(`$currentDate with ${JSON.stringify(operand)}`);
};
