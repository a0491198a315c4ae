import { createHash } from 'node:crypto';
import { env } from '@/lib/platform/env/env';
import { openApiDocument } from '@/lib/publishing/openapi/document';
import { unchanged } from '@/lib/platform/http/not-modified';

export const dynamic = 'force-dynamic';

function contract() {
  const body = JSON.stringify(openApiDocument({ origin: env().APP_URL }));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

/** Depends only on the version and the settings, so it is created once per process. */
let made: ReturnType<typeof contract> | undefined;

export function GET(request: Request): Response {
  made ??= contract();
  const headers = {
    ETag: made.etag,
    'Cache-Control': 'public, no-cache',
    'Content-Type': 'application/json',
  };
  if (unchanged(request, made.etag)) return new Response(null, { status: 304, headers });
  return new Response(made.body, { headers });
}
