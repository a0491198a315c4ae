/** The upload limit of a resume or details file (2 MB), its types, and its messages. */

import { DOCUMENT_ENDINGS, DOCUMENT_TYPES } from './document-types';

/** Rules for resumes and details files, for the picker and the server. */
export const DOCUMENT = {
  /** Bytes: 2 MB. */
  maxBytes: 2 * 1024 * 1024,
  /** The `accept` attribute of the picker; the last type is what phones give to a file without an ending. */
  accept: [...DOCUMENT_ENDINGS, ...DOCUMENT_TYPES, 'application/octet-stream'].join(','),
  note: 'Max file size: 2MB (PDF or Word)',
} as const;

export const DOCUMENT_MESSAGES = {
  none: 'Please select a file!',
  tooLarge: 'File size exceeds 2MB limit',
  wrongType: 'Only PDF and Word documents are allowed',
} as const;

/**
 * Checks a chosen file before it is sent, by its size: its name says little of what it is, so the server looks at its bytes.
 * Gives the error message, or undefined. An empty picker gives a file without a name.
 */
export function chosenFileProblem(
  file: FormDataEntryValue | { name: string; size: number } | null,
): string | undefined {
  if (file === null || typeof file === 'string' || file.name === '') return DOCUMENT_MESSAGES.none;
  return file.size > DOCUMENT.maxBytes ? DOCUMENT_MESSAGES.tooLarge : undefined;
}
