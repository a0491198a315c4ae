/** Rules for resumes and details files, for the picker and the server. */
export const DOCUMENT = {
  /** Bytes: 2 MB. */
  maxBytes: 2 * 1024 * 1024,
  /** The `accept` attribute of the picker. */
  accept: '.pdf,.doc,.docx',
  note: 'Max file size: 2MB (PDF or Word)',
} as const;

export const DOCUMENT_MESSAGES = {
  none: 'Please select a file!',
  tooLarge: 'File size exceeds 2MB limit',
  wrongType: 'Only PDF and Word documents are allowed',
} as const;

/**
 * Checks a chosen file before it is sent, by its size and extension; the server checks its bytes.
 * Gives the error message, or undefined. An empty picker gives a file without a name.
 */
export function documentProblem(file: { name: string; size: number } | null): string | undefined {
  if (!file || file.name === '') return DOCUMENT_MESSAGES.none;
  if (!/\.(pdf|docx?)$/i.test(file.name)) return DOCUMENT_MESSAGES.wrongType;
  return file.size > DOCUMENT.maxBytes ? DOCUMENT_MESSAGES.tooLarge : undefined;
}
