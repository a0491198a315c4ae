/** What a resume or the details file of a submission may be, for the picker and for the server alike. */
export const DOCUMENT = {
  /** Bytes: 2 MB. */
  maxBytes: 2 * 1024 * 1024,
  /** What the picker offers. */
  accept: '.pdf,.doc,.docx',
  note: 'Max file size: 2MB (PDF or Word)',
} as const;

export const DOCUMENT_MESSAGES = {
  none: 'Please select a file!',
  tooLarge: 'File size exceeds 2MB limit',
  wrongType: 'Only PDF and Word documents are allowed',
} as const;

/**
 * Looks at a chosen file before it is sent, by its size and the end of its name; the server looks at its bytes.
 * Gives the message to show, or undefined when it can be sent. A picker left empty hands over a file without a name.
 */
export function documentProblem(file: { name: string; size: number } | null): string | undefined {
  if (!file || file.name === '') return DOCUMENT_MESSAGES.none;
  if (!/\.(pdf|docx?)$/i.test(file.name)) return DOCUMENT_MESSAGES.wrongType;
  return file.size > DOCUMENT.maxBytes ? DOCUMENT_MESSAGES.tooLarge : undefined;
}
