import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { readCountyFeed } from '@/lib/publishing/feeds/read-feed';
import { freshAnswer } from '@/lib/platform/http/fresh-answer';
import { route } from '@/lib/platform/http/route';

export const dynamic = 'force-dynamic';

export const GET = route(async ({ params }) => {
  const { text, type } = await readCountyFeed({ name: params.feed ?? '', addressOf: absoluteUrl });
  return freshAnswer(text, type);
});
