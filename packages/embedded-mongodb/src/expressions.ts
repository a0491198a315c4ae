import { BSONRegExp } from 'bson';
import { Context, evalExpr } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import type { Options } from 'mingo/types';
import { decodePlain, encodeDocument, isDocument } from './codec';
import { Fault } from './errors';
import { toRegExp, type ExpressionTest } from './filter';
import { compareValues } from './key-encoding';

/** mingo compares by its own order, which is not BSON's: these take the one of this server. */
type Operator = (document: unknown, operands: unknown, options: Options) => unknown;
const comparing =
  (answer: (order: number) => unknown): Operator =>
  (document, operands, options) => {
    const [a, b] = evalExpr(document, operands, options) as unknown[];
    return answer(
      a === undefined || b === undefined
        ? Number(b === undefined) - Number(a === undefined)
        : compareValues(a, b),
    );
  };
const extreme =
  (sign: 1 | -1): Operator =>
  (items, expression, options) => {
    const values = accumulators.$push(items as never, expression as never, options as never) as unknown[];
    const known = values.filter((value) => value !== null && value !== undefined);
    if (known.length === 0) return null;
    return known.reduce((best, value) => (compareValues(value, best) * sign > 0 ? value : best));
  };

const { $function: _function, ...safeExpressions } = expressions as unknown as Record<`$${string}`, never>;
const { $accumulator: _accumulator, ...safeAccumulators } = accumulators as unknown as Record<
  `$${string}`,
  never
>;

export const operators = Context.init({
  expression: {
    ...safeExpressions,
    $eq: comparing((order) => order === 0),
    $ne: comparing((order) => order !== 0),
    $gt: comparing((order) => order > 0),
    $gte: comparing((order) => order >= 0),
    $lt: comparing((order) => order < 0),
    $lte: comparing((order) => order <= 0),
    $cmp: comparing(Math.sign),
  } as never,
  accumulator: { ...safeAccumulators, $min: extreme(-1), $max: extreme(1) } as never,
});

export const isAccumulator = (name: string) => Object.hasOwn(safeAccumulators, name);

/** Throws Fault 168 for an operator there is not, anywhere in an expression. */
export function checkExpression(expression: unknown): void {
  if (Array.isArray(expression)) return expression.forEach(checkExpression);
  if (!isDocument(expression)) return;
  for (const [key, operand] of Object.entries(expression)) {
    if (key.startsWith('$') && !Object.hasOwn(safeExpressions, key) && !isAccumulator(key)) {
      throw new Fault(168, `Unrecognized expression '${key}'`);
    }
    if (key !== '$literal') checkExpression(operand);
  }
}

/** Regular expressions of a pipeline as the expressions want them. */
export function withNativePatterns(value: unknown): unknown {
  if (value instanceof BSONRegExp) return toRegExp(value);
  if (Array.isArray(value)) return value.map(withNativePatterns);
  if (!isDocument(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNativePatterns(item)]));
}

/** A document or part of one with plain numbers. */
const plain = (value: unknown) => decodePlain(encodeDocument({ value }))['value'];

/** Evaluates `$expr`, with the variables of a `$lookup` if there are any. */
export const expressionTest =
  (options: Options): ExpressionTest =>
  (expression) => {
    checkExpression(expression);
    const wanted = withNativePatterns(plain(expression));
    return (document) => {
      const result = evalExpr(plain(document), wanted, options);
      return result !== false && result !== 0 && result !== null && result !== undefined;
    };
  };
