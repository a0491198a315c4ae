import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { route } from '@/lib/platform/http/route';
import { freshAnswer } from '@/lib/platform/http/fresh-answer';
import { readSitemapPiece } from '@/lib/publishing/sitemap/sitemap';
import { sitemapXml } from '@/lib/publishing/sitemap/xml';

export const dynamic = 'force-dynamic';

export const GET = route(async ({ params }) => {
  const pages = await readSitemapPiece(params.piece ?? '');
  const entries = pages.map(({ path, ...rest }) => ({ url: absoluteUrl(path), ...rest }));
  return freshAnswer(sitemapXml(entries), 'application/xml');
});
