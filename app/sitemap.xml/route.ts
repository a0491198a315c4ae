import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { route } from '@/lib/platform/http/route';
import { freshAnswer } from '@/lib/platform/http/fresh-answer';
import { sitemapPieces } from '@/lib/publishing/sitemap/sitemap';
import { sitemapIndexXml } from '@/lib/publishing/sitemap/xml';

export const dynamic = 'force-dynamic';

export const GET = route(async () => {
  const pieces = await sitemapPieces();
  const entries = pieces.map((piece) => ({ url: absoluteUrl(`/sitemaps/${piece}`) }));
  return freshAnswer(sitemapIndexXml(entries), 'application/xml');
});
