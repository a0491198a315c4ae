/** The upload limit for a resume or details file (2 MB), the accepted types, and the messages. */

import { DOCUMENT_ENDINGS, DOCUMENT_TYPES } from './document-types';

export const DOCUMENT = {
  maxBytes: 2 * 1024 * 1024,
  /** The file picker's `accept` attribute. Phones assign the last type to files without an extension. */
  accept: [...DOCUMENT_ENDINGS, ...DOCUMENT_TYPES, 'application/octet-stream'].join(','),
  note: 'Max file size: 2MB (PDF or Word)',
} as const;

export const DOCUMENT_MESSAGES = {
  none: 'Please select a file!',
  tooLarge: 'File size exceeds 2MB limit',
  wrongType: 'Only PDF and Word documents are allowed',
  virus: 'This file contains a virus. Please send another copy, from another device if you can.',
} as const;

/** Checks the size of a chosen file. The server sniffs the type. An empty picker returns a file without a name. */
export function chosenFileProblem(
  file: FormDataEntryValue | { name: string; size: number } | null,
): string | undefined {
  if (file === null || typeof file === 'string' || file.name === '') return DOCUMENT_MESSAGES.none;
  return file.size > DOCUMENT.maxBytes ? DOCUMENT_MESSAGES.tooLarge : undefined;
}
