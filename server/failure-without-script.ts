import { requestIdScript } from '@/lib/platform/http/shown-id';
import { site } from '@/lib/platform/core/site';

const SHELL = '<html id="__next_error__">';

const WHAT = 'Something went wrong on our side';

const TITLE = `<title>${WHAT} | ${site.name}</title>`;

const words = (id: string) => `<noscript><style>
body{margin:0 auto;padding:3rem 1rem;max-width:40rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#15221b;background:#faf6ec}
a{color:#14593a}
@media(prefers-color-scheme:dark){body{color:#ecebdf;background:#0f1914}a{color:#8ad6aa}}
</style><main><h1>${WHAT}</h1><p>Nothing you saved is lost. Please try again in a moment.</p><p><a href="">Try again</a></p><p><a href="/">Go to the home page</a></p><p>If you write to us about it, name this: ${id}</p></main></noscript>`;

/**
 * Adds a message for browsers without script to an error page; returns any other page unchanged. Next.js
 * sends an empty error page whose script finds the request id in the page.
 */
export function failureWithoutScript(html: string, id: string): string {
  if (!html.includes(SHELL)) return html;
  const titled = html.includes('<title>') ? html : html.replace('</head>', `${TITLE}</head>`);
  return titled.replace('<body>', `<body>${words(id)}${requestIdScript(id)}`);
}
