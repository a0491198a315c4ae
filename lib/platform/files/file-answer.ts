import contentDisposition from 'content-disposition';
import type { StoredFile } from './open';

/**
 * Sends a stored file privately, as a download, or `inline` to be shown: then its type must be one that runs nothing, as PDF. Chunked,
 * because Next.js drops Content-Length.
 */
export const fileAnswer = (
  file: Omit<StoredFile, 'size'>,
  type: 'attachment' | 'inline' = 'attachment',
): Response =>
  new Response(file.stream as unknown as BodyInit, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': contentDisposition(file.fileName, { type }),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
