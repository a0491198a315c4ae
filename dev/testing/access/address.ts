/** An id or a token that does not exist. */
export const MISSING = '000000000000000000000000';

/** Parameters that need existing values for the page to be reached. */
const REAL: Record<string, string> = {
  industry: 'it-telecommunications',
  industryId: '1',
  county: 'nairobi',
  article: 'keep-learning',
  piece: 'pages',
  feed: 'internships.xml',
  provider: 'oidc',
};

/** An address for a page or an endpoint of the route tree, with existing values for its parameters where needed. */
export const addressOf = (path: string): string =>
  path.replace(/\[+([^\]]+)\]+/g, (_, name: string) => REAL[name] ?? MISSING);
