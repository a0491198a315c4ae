import { DAY_MS } from '@/lib/platform/format/nairobi';

/** A day two months ahead, at the start of the process: the rules take none that is past, nor one in over 120 days. */
export const exampleDeadline = (): string => new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10);
