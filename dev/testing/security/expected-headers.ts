import { createHash } from 'node:crypto';

export interface Answered {
  headers: Record<string, string>;
  body: string;
}

const directive = (policy: string, name: string): string[] | undefined =>
  policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([first]) => first === name)
    ?.slice(1);

/** Returns the scripts of a page that a browser would run, inline or not. */
const scriptsIn = (html: string): { attributes: string; text: string }[] =>
  [
    ...html.matchAll(
      /<script(?![^>]*\stype="(?:application\/ld\+json|text\/(?:plain|late))")([^>]*)>([\s\S]*?)<\/script>/g,
    ),
  ].map(([, attributes = '', text = '']) => ({ attributes, text }));

const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** True if a script source allows only this site, one inline script by its hash, or the scripts with the nonce of this page. */
const isNarrow = (source: string): boolean =>
  ["'self'", "'strict-dynamic'"].includes(source) || /^'(?:sha256|nonce)-[\w+/]{43}='$/.test(source);

const isAllowed = (
  sources: string[],
  { attributes, text }: { attributes: string; text: string },
): boolean => {
  const nonce = /\snonce="([^"]+)"/.exec(attributes)?.[1];
  if (nonce !== undefined && sources.includes(`'nonce-${nonce}'`)) return true;
  if (/\ssrc="\//.test(attributes)) return !sources.includes("'strict-dynamic'");
  return sources.includes(sourceOf(text));
};

/** Returns the sources of a policy that allow too much, and the scripts of the page that it does not allow. */
export function scriptFaults(policy: string, html: string): string[] {
  const sources = directive(policy, 'script-src') ?? [];
  const unknown = scriptsIn(html).filter((script) => !isAllowed(sources, script));
  return [
    ...sources.filter((source) => !isNarrow(source)).map((source) => `scripts from ${source}`),
    ...(sources.length === 0 ? ['no script-src'] : []),
    ...unknown.map(
      ({ attributes, text }) => `its own script is not allowed: ${attributes}${text.slice(0, 40)}`,
    ),
  ];
}

function pageFaults(policy: string, html: string): string[] {
  const wanted: [string, string[]][] = [
    ['default-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['upgrade-insecure-requests', []],
  ];
  return [
    ...scriptFaults(policy, html),
    ...wanted
      .filter(([name, sources]) => directive(policy, name)?.join(' ') !== sources.join(' '))
      .map(([name]) => `${name} is ${directive(policy, name)?.join(' ') ?? 'missing'}`),
  ];
}

const EVERYWHERE: [string, RegExp][] = [
  ['strict-transport-security', /^max-age=63072000; includeSubDomains$/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^(?:strict-origin-when-cross-origin|no-referrer)$/],
  ['permissions-policy', /camera=\(\).*microphone=\(\).*geolocation=\(\)/],
];

/** Returns everything that is wrong with the security headers of an HTTPS response. */
export function headerFaults({ headers, body }: Answered): string[] {
  const policy = headers['content-security-policy'] ?? '';
  const isPage = (headers['content-type'] ?? '').startsWith('text/html');
  return [
    ...EVERYWHERE.filter(([name, value]) => !value.test(headers[name] ?? '')).map(
      ([name]) => `${name} is ${headers[name] ?? 'missing'}`,
    ),
    ...(directive(policy, 'frame-ancestors')?.join(' ') === "'none'" ? [] : ['may be framed']),
    ...(isPage
      ? pageFaults(policy, body)
      : directive(policy, 'default-src')?.join(' ') === "'none'"
        ? []
        : ['is not a page, but may load resources']),
    ...('x-powered-by' in headers || 'server' in headers ? ['reveals its software'] : []),
    ...('access-control-allow-origin' in headers ? ['can be read by other sites'] : []),
  ];
}
