import { DAY_MS } from '@/lib/platform/format/nairobi';

/** Two months after the start of the process: valid deadlines are at most 120 days ahead. */
export const exampleDeadline = (): string => new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10);
