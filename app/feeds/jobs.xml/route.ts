import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { readJobFeed } from '@/lib/publishing/feeds/read-job-feed';
import { freshAnswer } from '@/lib/platform/http/fresh-answer';
import { route } from '@/lib/platform/http/route';

export const dynamic = 'force-dynamic';

export const GET = route(async () =>
  freshAnswer(await readJobFeed({ addressOf: absoluteUrl }), 'application/xml'),
);
