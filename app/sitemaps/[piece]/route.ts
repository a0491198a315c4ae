import { absoluteUrl } from '@/app/_components/absolute-url';
import { route } from '@/lib/http/route';
import { xmlAnswer } from '@/lib/http/xml-answer';
import { readSitemapPiece } from '@/lib/sitemap/pieces';
import { sitemapXml } from '@/lib/sitemap/xml';

export const dynamic = 'force-dynamic';

export const GET = route(async ({ params }) => {
  const pages = await readSitemapPiece(params.piece ?? '');
  return xmlAnswer(sitemapXml(pages.map(({ path, ...rest }) => ({ url: absoluteUrl(path), ...rest }))));
});
