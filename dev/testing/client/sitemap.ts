const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

const readLocations = async (url: string): Promise<string[]> => locations(await (await fetch(url)).text());

/** Every page the sitemaps of the site at `origin` name, from the root of the site. */
export async function sitemapPages(origin: string): Promise<string[]> {
  const pieces = await readLocations(`${origin}/sitemap.xml`);
  const pages = await Promise.all(pieces.map(readLocations));
  return pages.flat().map((url) => url.slice(origin.length));
}
