export interface SitemapEntry {
  url: string;
  /** ISO 8601. */
  lastModified?: string;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

function xml(root: string, item: string, entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ url, lastModified }) => {
    const changed = lastModified === undefined ? '' : `<lastmod>${escape(lastModified)}</lastmod>`;
    return `<${item}><loc>${escape(url)}</loc>${changed}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join('')}</${root}>\n`;
}

/** Writes a sitemap of pages (sitemaps.org, protocol 0.9, at most 50,000 pages). */
export const sitemapXml = (entries: readonly SitemapEntry[]): string => xml('urlset', 'url', entries);

export const sitemapIndexXml = (entries: readonly SitemapEntry[]): string =>
  xml('sitemapindex', 'sitemap', entries);
