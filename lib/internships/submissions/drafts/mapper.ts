import type { OwnTexts } from '@/lib/internships/listings/read-own-texts';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { DraftRecord } from '@/models/draft';

export type WrittenFields = Partial<OwnTexts> & { publishOn?: string };

export interface SubmissionDraft {
  about: string;
  /** As typed, not validated. */
  fields: WrittenFields;
  fileName: string | null;
  /** ISO 8601, UTC. */
  savedAt: AnsweredMoment;
}

const isSaid = ([, value]: [string, unknown]): boolean => value !== null && value !== undefined;

export const toDraft = ({ about, fields, fileName, savedAt }: DraftRecord): SubmissionDraft => ({
  about,
  fields: Object.fromEntries(Object.entries(fields).filter(isSaid)) as WrittenFields,
  fileName,
  savedAt: answeredMoment(savedAt),
});
