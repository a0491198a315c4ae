import contentDisposition from 'content-disposition';
import type { StoredFile } from './open';

/** Sends a stored file as a private download. Chunked, because Next.js drops Content-Length. */
export const fileAnswer = (file: Omit<StoredFile, 'size'>): Response =>
  new Response(file.stream as unknown as BodyInit, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': contentDisposition(file.fileName, { type: 'attachment' }),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
