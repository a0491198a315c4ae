import { disposition } from '@/lib/platform/http/disposition';
import { IMMUTABLE } from '@/lib/platform/http/immutable-cache';
import type { StoredFile } from './open';

const sent = (
  file: Omit<StoredFile, 'size'>,
  { type, cacheControl }: { type: 'attachment' | 'inline'; cacheControl: string },
): Response =>
  new Response(file.stream as unknown as BodyInit, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': disposition(file.fileName, type),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': cacheControl,
    },
  });

/** Sends a private file as a download, or `inline` if its type cannot run anything. Sends chunks, because Next.js drops Content-Length. */
export const fileAnswer = (
  file: Omit<StoredFile, 'size'>,
  type: 'attachment' | 'inline' = 'attachment',
): Response => sent(file, { type, cacheControl: 'private, no-store' });

/** Sends a public picture. A new picture gets a new address. */
export const publicFileAnswer = (file: Omit<StoredFile, 'size'>): Response =>
  sent(file, { type: 'attachment', cacheControl: IMMUTABLE });
