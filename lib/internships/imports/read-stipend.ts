import { STIPEND_KINDS } from '@/lib/platform/core/vocabulary';
import { readAmount, readAmounts } from '@/lib/platform/format/read-amount';

type Parts = Record<string, unknown>;

/** Parses one amount. Leaves other text for validation to reject. */
export function amountIn(line: string): unknown {
  const read = readAmount(line);
  return 'amount' in read ? read.amount : line;
}

const amountsIn = (value: unknown) => (typeof value === 'string' ? readAmounts(value) : undefined);

/** Splits a cell with both amounts into `min` and `max` if the other is empty. */
function spread(parts: Parts): Parts {
  const [lower, upper] = [amountsIn(parts.min), amountsIn(parts.max)];
  if (lower && parts.max === undefined) return { ...parts, ...lower };
  if (upper && parts.min === undefined) return { ...parts, ...upper };
  return {
    ...parts,
    ...(lower?.max === null && { min: lower.min }),
    ...(upper?.min === null && { max: upper.max }),
  };
}

function wholeOf(line: string): Parts {
  const kind = STIPEND_KINDS.find((one) => one === line.toLowerCase());
  if (kind) return { kind };
  const amount = amountIn(line);
  return { kind: 'paid', ...(readAmounts(line) ?? { min: amount, ...(amount !== line && { max: amount }) }) };
}

/**
 * Reads a row's stipend from its own column and those of its parts. Undefined if all are empty. "Paid" if there is only an amount.
 */
export function readStipend(whole: unknown, parts: Parts): unknown {
  const said = typeof whole === 'string' ? wholeOf(whole) : whole;
  if (Object.keys(parts).length === 0) return said;
  return { kind: 'paid', ...Object(said), ...spread(parts) };
}
