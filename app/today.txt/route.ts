import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { readToday } from '@/lib/publishing/feeds/read-today';
import { freshAnswer } from '@/lib/platform/http/fresh-answer';
import { route } from '@/lib/platform/http/route';

export const dynamic = 'force-dynamic';

export const GET = route(async () =>
  freshAnswer(`${await readToday({ addressOf: absoluteUrl })}\n`, 'text/plain'),
);
