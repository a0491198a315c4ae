/** No database here: forms may import it. */
export const CLOSING_REASONS = ['enough applications', 'filled', 'cancelled'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];
