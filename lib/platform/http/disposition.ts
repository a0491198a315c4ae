import contentDisposition from 'content-disposition';

/**
 * The `Content-Disposition` of a file: its whole name in UTF-8, and before it, for programs that read no other, the same with `?` for all
 * letters beyond ASCII.
 */
export const disposition = (fileName: string, type: 'attachment' | 'inline' = 'attachment'): string =>
  contentDisposition(fileName, { type, fallback: fileName.replace(/[^ -~]/gu, '?') });
