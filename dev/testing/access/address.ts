/** An id or a token that is nobody's. */
export const MISSING = '000000000000000000000000';

/** Parts of an address that must name something real for the page to be reached at all. */
const REAL: Record<string, string> = {
  industry: 'it-telecommunications',
  industryId: '1',
  county: 'nairobi',
  article: 'keep-learning',
  piece: 'pages',
  feed: 'internships.xml',
  provider: 'oidc',
};

/** An address for a page or an endpoint of the route tree: what varies names something real, or nothing at all. */
export const addressOf = (path: string): string =>
  path.replace(/\[([^\]]+)\]/g, (_, name: string) => REAL[name] ?? MISSING);
