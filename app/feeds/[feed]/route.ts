import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { readFeed } from '@/lib/publishing/feeds/read-feed';
import { freshAnswer } from '@/lib/platform/http/fresh-answer';
import { route } from '@/lib/platform/http/route';

export const dynamic = 'force-dynamic';

export const GET = route(async ({ params, query }) => {
  const { text, type } = await readFeed({ name: params.feed ?? '', addressOf: absoluteUrl, search: query });
  return freshAnswer(text, type);
});
