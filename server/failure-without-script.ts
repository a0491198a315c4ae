import { requestIdScript } from '@/lib/platform/http/shown-id';
import { site } from '@/lib/platform/core/site';

/** The beginning of Next.js's empty error page, with or without the language that `failureWithoutScript` adds. */
const SHELL = '<html id="__next_error__"';

/** The beginning of a page that the root layout rendered. */
const OWN = `<html lang="${site.language}"`;

/** Whether Next.js rendered an empty page, or the site its own one; undefined if the page is of neither kind. */
export const errorPageKind = (html: string): 'empty' | 'own' | undefined => {
  if (html.includes(SHELL)) return 'empty';
  return html.includes(OWN) ? 'own' : undefined;
};

interface Said {
  title: string;
  /** The HTML after the heading. */
  rest: (id: string) => string;
}

const FAILED: Said = {
  title: 'Something went wrong on our side',
  rest: (id) =>
    `<p>Nothing you saved is lost. Please try again in a moment.</p><p><a href="">Try again</a></p><p><a href="/">Go to the home page</a></p><p>If you write to us about it, quote this code: ${id}</p>`,
};

const MISSING: Said = {
  title: 'We couldn’t find that page',
  rest: () =>
    '<p>The address may be mistyped, or what it showed was deleted.</p><p><a href="/dashboard">Go to the dashboard</a></p>',
};

const STYLE = `<style>
body{margin:0 auto;padding:3rem 1rem;max-width:40rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#15221b;background:#faf6ec}
h1{font-size:clamp(1.625rem,1.35rem + 1.3vw,2.375rem);line-height:1.1}
a{color:#14593a}
@media(prefers-color-scheme:dark){body{color:#ecebdf;background:#0f1914}a{color:#8ad6aa}}
</style>`;

const words = ({ title, rest }: Said, id: string) => `<main><h1>${title}</h1>${rest(id)}</main>`;

const withoutScript = (html: string) => `<noscript>${html}</noscript>`;

const titleOf = ({ title }: Said) => `<title>${title} | ${site.name}</title>`;

/** The error page of public pages, and of any page if Next.js cannot respond. It needs no scripts. */
export const failurePage = (id: string): string =>
  `<!DOCTYPE html><html lang="${site.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">${titleOf(FAILED)}${STYLE}</head><body>${words(FAILED, id)}</body></html>`;

/**
 * Adds the language and a message for browsers without JavaScript to an error page; returns any other page unchanged. Next.js sends an
 * empty error page (on the dashboard also for 404), which its script fills in using the request ID in the page.
 */
export function failureWithoutScript(html: string, id: string, status: number): string {
  if (errorPageKind(html) !== 'empty') return html;
  const said = status >= 500 ? FAILED : MISSING;
  const titled = html.includes('<title>') ? html : html.replace('</head>', `${titleOf(said)}</head>`);
  return titled
    .replace(SHELL, `${SHELL} lang="${site.language}"`)
    .replace('</head>', `${withoutScript(STYLE)}</head>`)
    .replace(
      '<body>',
      `<body>${withoutScript(words(said, id))}${said === FAILED ? requestIdScript(id) : ''}`,
    );
}
