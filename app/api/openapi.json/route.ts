import { env } from '@/lib/platform/env/env';
import { json } from '@/lib/platform/http/answers';
import { openApiDocument } from '@/lib/openapi/document';

export const dynamic = 'force-dynamic';

/** The contract of the API. */
export function GET(): Response {
  return json(200, openApiDocument({ origin: env().APP_URL }));
}
