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

/** Returns the inline scripts of a page that a browser would run. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  );

const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** True if a script source allows only this site, or one inline script by its hash. */
const isNarrow = (source: string): boolean => source === "'self'" || /^'sha256-[\w+/]{43}='$/.test(source);

function pageFaults(policy: string, html: string): string[] {
  const scripts = directive(policy, 'script-src') ?? [];
  const unknown = inlineScripts(html).filter((script) => !scripts.includes(sourceOf(script)));
  const wanted: [string, string[]][] = [
    ['default-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['upgrade-insecure-requests', []],
  ];
  return [
    ...scripts.filter((source) => !isNarrow(source)).map((source) => `scripts from ${source}`),
    ...(scripts.length === 0 ? ['no script-src'] : []),
    ...unknown.map((script) => `its own script is not allowed: ${script.slice(0, 40)}`),
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
