import { absoluteUrl } from '@/app/_components/absolute-url';
import { route } from '@/lib/http/route';
import { xmlAnswer } from '@/lib/http/xml-answer';
import { sitemapPieces } from '@/lib/sitemap/pieces';
import { sitemapIndexXml } from '@/lib/sitemap/xml';

export const dynamic = 'force-dynamic';

export const GET = route(async () => {
  const pieces = await sitemapPieces();
  return xmlAnswer(sitemapIndexXml(pieces.map((piece) => ({ url: absoluteUrl(`/sitemaps/${piece}`) }))));
});
