export const FULL_SIZE = {
  listings: 100_000,
  users: 200_000,
  applications: 1_000_000,
  clicks: 1_000_000,
  submissions: 20_000,
  auditEntries: 200_000,
} as const;

export type ScaleCounts = Record<keyof typeof FULL_SIZE, number>;

/** Scales the counts by a share from 0 to 1. */
export const shareOf = (share: number): ScaleCounts =>
  Object.fromEntries(
    Object.entries(FULL_SIZE).map(([kind, count]) => [kind, Math.round(count * share)]),
  ) as ScaleCounts;
