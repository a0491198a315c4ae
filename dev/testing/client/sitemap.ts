const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

const readLocations = async (url: string): Promise<string[]> => locations(await (await fetch(url)).text());

/** Returns the paths of all pages in the sitemaps of the site at `origin`. */
export async function sitemapPages(origin: string): Promise<string[]> {
  const pieces = await readLocations(`${origin}/sitemap.xml`);
  const pages = await Promise.all(pieces.map(readLocations));
  return pages.flat().map((url) => url.slice(origin.length));
}
