import contentDisposition from 'content-disposition';

/** The `Content-Disposition` of a file: its name in UTF-8, preceded by an ASCII version with `?` for other letters. */
export const disposition = (fileName: string, type: 'attachment' | 'inline' = 'attachment'): string =>
  contentDisposition(fileName, { type, fallback: fileName.replace(/[^ -~]/gu, '?') });
