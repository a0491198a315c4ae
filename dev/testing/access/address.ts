/** An id or token that does not exist. */
export const MISSING = '000000000000000000000000';

/** Parameters that need a real value, because otherwise the page does not exist. */
const REAL: Record<string, string> = {
  industry: 'it-telecommunications',
  industryId: '1',
  county: 'nairobi',
  article: 'keep-learning',
  piece: 'pages',
  feed: 'internships.xml',
  provider: 'oidc',
};

/** Returns an address for a page or endpoint of the route tree, with real parameter values where needed. */
export const addressOf = (path: string): string =>
  path.replace(/\[+([^\]]+)\]+/g, (_, name: string) => REAL[name] ?? MISSING);
