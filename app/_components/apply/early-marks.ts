import type { Applied } from '@/lib/applications/apply/find-applied';

/** What a signed-in user has done with some listings. */
export interface FoundMarks {
  applied: Applied[];
  /** Ids of listings. */
  saved: string[];
}

/** What the personal script of the server (server/on-touch/personal.ts) found for this page, and the ids it asked about. */
export const earlyMarks = (): (FoundMarks & { asked: string[] }) | undefined =>
  (window as { earlyMarks?: FoundMarks & { asked: string[] } }).earlyMarks;
