import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { readWidget } from '@/lib/publishing/feeds/read-widget';
import { freshAnswer } from '@/lib/platform/http/fresh-answer';
import { route } from '@/lib/platform/http/route';

export const dynamic = 'force-dynamic';

export const GET = route(async ({ query }) =>
  freshAnswer(await readWidget({ query, addressOf: absoluteUrl }), 'text/html'),
);
