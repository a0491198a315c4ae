import { STIPEND_KINDS } from '@/lib/platform/core/vocabulary';
import { readAmount, readAmounts } from '@/lib/platform/format/read-amount';

type Parts = Record<string, unknown>;

/** An amount as a number; a text that is not one amount is left for validation to refuse, unless it holds two. */
export function amountIn(line: string): unknown {
  const read = readAmount(line);
  return 'amount' in read ? read.amount : line;
}

const amountsIn = (value: unknown) => (typeof value === 'string' ? readAmounts(value) : undefined);

/** The parts with both amounts of a cell in their places, where the other one is empty. */
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

/** What one text says of a stipend: its kind, an amount or two. */
function wholeOf(line: string): Parts {
  const kind = STIPEND_KINDS.find((one) => one === line.toLowerCase());
  if (kind) return { kind };
  const amount = amountIn(line);
  return { kind: 'paid', ...(readAmounts(line) ?? { min: amount, ...(amount !== line && { max: amount }) }) };
}

/**
 * The stipend of a row, from its own column and those of its parts; undefined where all are empty. Amounts without a kind mean that it is
 * paid.
 */
export function readStipend(whole: unknown, parts: Parts): unknown {
  const said = typeof whole === 'string' ? wholeOf(whole) : whole;
  if (Object.keys(parts).length === 0) return said;
  return { kind: 'paid', ...Object(said), ...spread(parts) };
}
