import { storedTextIfAny } from '@/lib/platform/files/stored-text';
import { LISTING_FIELDS } from '@/models/listing-fields';
import type { SubmissionRecord } from '@/models/submission';
import { statedIn } from './stated';

/** The author of the description, for the audit log. */
export type DescriptionFrom = 'employer' | 'details file' | 'reviewer';

export interface ProposedDescription {
  text: string;
  from: DescriptionFrom;
}

const MAX_LENGTH = LISTING_FIELDS.descriptionParagraph.holds.maxLength;

/** Shortens the text of a details file to 10,000 characters, cut after a paragraph, else after a word. */
export function asDescription(text: string): string {
  if (text.length <= MAX_LENGTH) return text.trim();
  const most = text.slice(0, MAX_LENGTH + 1);
  const paragraph = most.lastIndexOf('\n\n');
  const end = paragraph > MAX_LENGTH / 2 ? paragraph : most.search(/\s\S*$/);
  return text.slice(0, end > 0 ? end : MAX_LENGTH).trim();
}

/** The description if the reviewer writes none: the employer's, or else the text of the details file. Null if there is no such text. */
export async function proposedDescription(
  submission: Pick<SubmissionRecord, 'descriptionParagraph' | 'file'>,
): Promise<ProposedDescription | null> {
  const { descriptionParagraph: own } = statedIn(submission);
  if (own !== undefined) return { text: own, from: 'employer' };
  const read = await storedTextIfAny(submission.file);
  return read && { text: asDescription(read.text), from: 'details file' };
}
