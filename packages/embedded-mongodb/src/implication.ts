import { asNumber } from './codec';
import { conditionsOf } from './bounds';
import type { FieldFilter, Filter } from './filter';
import { compareValues, encodeKey, TYPE, typeByte } from './key-encoding';
import { typeOfName } from './type-names';

/** Whether a condition can only hold if its field exists. */
export function mustExist(condition: FieldFilter): boolean {
  const { operator, operand } = condition;
  if (operator === 'eq') return typeByte(operand) !== TYPE.null;
  if (operator === 'in') return (operand as unknown[]).every((item) => typeByte(item) !== TYPE.null);
  if (isRange(operator))
    return (
      typeByte(operand) !== TYPE.null &&
      typeByte(operand) !== TYPE.minKey &&
      typeByte(operand) !== TYPE.maxKey
    );
  return (
    operator === 'regex' ||
    operator === 'exists' ||
    operator === 'size' ||
    operator === 'mod' ||
    operator === 'elemMatch' ||
    operator === 'type'
  );
}

/** Whether a partial index contains every match of the filter. May return false even if it does. */
export function impliesPartial(filter: Filter, partial: Filter): boolean {
  if (partial.kind === 'and') return partial.parts.every((part) => impliesPartial(filter, part));
  if (partial.kind === 'or') return partial.parts.some((part) => impliesPartial(filter, part));
  if (partial.kind !== 'field') return false;
  const { conditions } = conditionsOf(filter);
  return conditions.some((condition) => condition.path === partial.path && implies(condition, partial));
}

const isRange = (operator: string) => ['gt', 'gte', 'lt', 'lte'].includes(operator);
const upward = (operator: string) => operator === 'gt' || operator === 'gte';

function implies(given: FieldFilter, wanted: FieldFilter): boolean {
  if (wanted.operator === 'exists') return mustExist(given);
  if (wanted.operator === 'type') return typesImply(given, wanted.operand);
  if (given.operator === 'eq') return valueImplies(given.operand, wanted);
  if (given.operator === 'in')
    return (
      (given.operand as unknown[]).length > 0 &&
      (given.operand as unknown[]).every((value) => valueImplies(value, wanted))
    );
  if (isRange(given.operator) && isRange(wanted.operator)) return rangeImplies(given, wanted);
  return false;
}

/** Whether the condition `wanted` certainly accepts this value. Always false for arrays and regular expressions. */
function valueImplies(value: unknown, wanted: FieldFilter): boolean {
  if (typeByte(value) === TYPE.array || typeByte(value) === TYPE.regex) return false;
  if (wanted.operator === 'eq') return encodeKey(value).equals(encodeKey(wanted.operand));
  return (isRange(wanted.operator) || wanted.operator === 'in') && wanted.test(value);
}

function rangeImplies(given: FieldFilter, wanted: FieldFilter): boolean {
  if (
    typeByte(given.operand) !== typeByte(wanted.operand) ||
    upward(given.operator) !== upward(wanted.operator)
  )
    return false;
  if (
    [given, wanted].some(
      ({ operand }) =>
        Number.isNaN(asNumber(operand)) ||
        typeByte(operand) === TYPE.array ||
        typeByte(operand) === TYPE.null,
    )
  )
    return false;
  const order = compareValues(given.operand, wanted.operand) * (upward(given.operator) ? 1 : -1);
  const strict = wanted.operator === 'gt' || wanted.operator === 'lt';
  const givenStrict = given.operator === 'gt' || given.operator === 'lt';
  return order > 0 || (order === 0 && (!strict || givenStrict));
}

/** Of the numeric types, only 'number' counts: 1 as an int equals 1 as a double. */
function typesImply(given: FieldFilter, operand: unknown): boolean {
  const wanted = new Set((Array.isArray(operand) ? operand : [operand]).map(typeOfName));
  const fits = (value: unknown) =>
    typeByte(value) !== TYPE.array && typeByte(value) !== TYPE.null && wanted.has(typeByte(value));
  if (given.operator === 'eq') return fits(given.operand);
  if (given.operator === 'in')
    return (given.operand as unknown[]).length > 0 && (given.operand as unknown[]).every(fits);
  return isRange(given.operator) && fits(given.operand);
}
