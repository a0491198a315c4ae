import { Double, Int32, Long } from 'bson';
import { asNumber } from './codec';
import { Fault } from './errors';

const isWhole = (value: unknown): boolean =>
  value instanceof Int32 || value instanceof Long || (typeof value === 'number' && Number.isInteger(value));

/** Computes in the wider of the two types, as MongoDB does. Throws Fault 14 if one is not a number, Fault 2 if a Long overflows. */
export function combine(name: '$inc' | '$mul', path: string, before: unknown, operand: unknown): unknown {
  const [a, b] = [asNumber(before), asNumber(operand)];
  if (b === undefined)
    throw new Fault(
      14,
      `Cannot ${name === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${path}: ${JSON.stringify(operand)}}`,
    );
  if (a === undefined)
    throw new Fault(
      14,
      `Cannot apply ${name} to a value of non-numeric type. The field '${path}' is not a number`,
    );
  if (!isWhole(before) || !isWhole(operand)) return new Double(name === '$inc' ? a + b : a * b);
  const [x, y] = [BigInt(String(before)), BigInt(String(operand))];
  const result = name === '$inc' ? x + y : x * y;
  if (BigInt.asIntN(64, result) !== result)
    throw new Fault(2, `Failed to apply ${name}: the result at '${path}' does not fit into 64 bits`);
  const narrow =
    !(before instanceof Long) && !(operand instanceof Long) && BigInt.asIntN(32, result) === result;
  return narrow ? new Int32(Number(result)) : Long.fromBigInt(result);
}
