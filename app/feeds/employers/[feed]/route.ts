import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { readEmployerFeed } from '@/lib/publishing/feeds/read-feed';
import { freshAnswer } from '@/lib/platform/http/fresh-answer';
import { route } from '@/lib/platform/http/route';

export const dynamic = 'force-dynamic';

export const GET = route(async ({ params }) => {
  const { text, type } = await readEmployerFeed({ name: params.feed ?? '', addressOf: absoluteUrl });
  return freshAnswer(text, type);
});
