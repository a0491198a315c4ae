import type { Applied } from '@/lib/applications/apply/find-applied';

export interface FoundMarks {
  applied: Applied[];
  saved: string[];
}

/** The marks that server/on-touch/personal.ts found for this page, and the IDs it requested. */
export const earlyMarks = (): (FoundMarks & { asked: string[] }) | undefined =>
  (window as { earlyMarks?: FoundMarks & { asked: string[] } }).earlyMarks;
