/** A measured value and its limit. */
export interface Figure {
  name: string;
  value: number;
  /** `×` for a ratio, empty for a count. */
  unit: '×' | '%' | 'ms' | 's' | 'KB' | 'MB' | '';
  bar: { most: number } | { least: number };
  /**
   * The share by which the figure may be worse than the baseline without counting as a regression. Only
   * figures that do not depend on the machine's speed have a margin; the others are not compared.
   */
  margin?: number;
}

export type Row = Record<string, string | number>;

/** The result of a benchmark: figures with limits, and rows for the report. */
export interface Outcome {
  figures: Figure[];
  rows: Row[];
  more?: Row[][];
}

export const holds = ({ value, bar }: Figure): boolean =>
  'most' in bar ? value <= bar.most : value >= bar.least;

/** Rounds to `digits` decimal places. */
export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));
