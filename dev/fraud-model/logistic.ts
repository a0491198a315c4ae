import { CONSTANT, SMOOTHING, type Weights } from '@/lib/trust/fraud-checks/sentence-model';

/** A training sentence. */
export interface Example {
  features: readonly string[];
  /** Undefined for an honest sentence. */
  group?: string | undefined;
  weight: number;
}

const ROUNDS = 30;
const RATE = 0.5;

/** The L2 penalty, chosen by cross-validation between 0.0001 and 0.01. */
const STRENGTH = 0.001;

/** Minimum number of sentences with a feature. Rarer features do not generalize. */
const LEAST_SEEN = 3;

interface Encoded {
  names: string[];
  rows: { at: Int32Array; weight: number; group: string | undefined }[];
}

/** Numbers the features that are frequent enough. Returns the input of `regression`. */
export function encode(examples: readonly Example[]): Encoded {
  const seen = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const names = [...seen].filter(([, count]) => count >= LEAST_SEEN).map(([name]) => name);
  const numbers = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, weight, group }) => ({
    at: Int32Array.from(features.flatMap((feature) => numbers.get(feature) ?? [])),
    weight,
    group,
  }));
  return { names, rows };
}

/** Returns the numbers below `length` in a shuffled but fixed order. */
function mixed(length: number): number[] {
  let state = 12_345;
  const key = Array.from({ length }, () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648));
  return Array.from({ length }, (_, index) => index).sort(
    (one, other) => (key[one] ?? 0) - (key[other] ?? 0),
  );
}

/**
 * Fits an L2-regularized logistic regression with AdaGrad. The order is fixed, so that the same examples
 * produce the same weights. `isPositive` selects the groups that score high.
 */
export function regression(
  { names, rows }: Encoded,
  isPositive: (group: string | undefined) => boolean,
): Weights {
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1);
  let constant = -2;
  const order = mixed(rows.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round / 5);
    for (const index of order) {
      const row = rows[index];
      if (!row) continue;
      const scale = 1 / Math.sqrt(row.at.length + SMOOTHING);
      let score = constant;
      for (const at of row.at) score += (weights[at] ?? 0) * scale;
      const step = (1 / (1 + Math.exp(-score)) - Number(isPositive(row.group))) * row.weight;
      constant -= 0.01 * step;
      for (const at of row.at) {
        const gradient = step * scale + STRENGTH * (weights[at] ?? 0);
        const square = (squares[at] ?? 1) + gradient * gradient;
        squares[at] = square;
        weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(square);
      }
    }
  }
  return new Map([
    [CONSTANT, constant],
    ...names.map((name, at): [string, number] => [name, weights[at] ?? 0]),
  ]);
}
