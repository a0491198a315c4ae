/** People told in one transaction. */
export const BATCH = 200;

/** What one transaction did. */
export interface Batch {
  told: number;
  /** Whether nobody is left. */
  isDone: boolean;
}
