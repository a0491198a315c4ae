/** One measured thing, with what it may be. */
export interface Figure {
  name: string;
  value: number;
  /** `×` for a ratio, nothing for a count. */
  unit: '×' | '%' | 'ms' | 's' | 'KB' | 'MB' | '';
  /** What it may be at most, or has to be at least. */
  bar: { most: number } | { least: number };
  /**
   * By what share it may be worse than the baseline says before that counts as a step back. Only what does not depend on how
   * fast the machine is has one; the others are not compared.
   */
  margin?: number;
}

export type Row = Record<string, string | number>;

/** What a measurement gives: what is judged, and all that was seen. */
export interface Outcome {
  figures: Figure[];
  rows: Row[];
}

export const holds = ({ value, bar }: Figure): boolean =>
  'most' in bar ? value <= bar.most : value >= bar.least;

/** The numbers rounded to so many digits after the point. */
export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));
