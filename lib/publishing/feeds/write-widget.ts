import { placeText } from '@/lib/internships/listings/labels';
import type { InternshipSummary } from '@/lib/internships/listings/mapper';
import { stipendText } from '@/lib/internships/listings/stipend';
import { site } from '@/lib/platform/core/site';
import { formatDate } from '@/lib/platform/format/dates';
import type { AddressOf } from '@/lib/publishing/structured-data/json-ld';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The site's colours, light and dark. The page is as wide as its frame. */
const STYLE =
  ':root{color-scheme:light dark}' +
  'body{margin:0;padding:12px;font:16px/1.45 system-ui,sans-serif;background:light-dark(#faf6ec,#0f1914);color:light-dark(#16241c,#f1ece0)}' +
  'h1{margin:0 0 8px;font-size:1.05rem}ul{margin:0;padding:0;list-style:none}' +
  'li{padding:10px 0;border-top:1px solid light-dark(#d9d2c1,#2c3b33);overflow-wrap:anywhere}' +
  'a{color:light-dark(#14532d,#86d9a5);font-weight:600}p{margin:10px 0 0}' +
  'small{display:block;font-size:.875rem;color:light-dark(#4b5a50,#b5c2b9)}';

const link = (url: string, text: string): string =>
  `<a href="${escape(url)}" target="_blank" rel="noopener">${escape(text)}</a>`;

const itemOf = (listing: InternshipSummary, addressOf: AddressOf): string => {
  const { title, company, path, stipend, applicationDeadline } = listing;
  const pay = stipend.kind === 'not stated' ? [] : [stipendText(stipend)];
  const facts = [placeText(listing), ...pay, `closes ${formatDate(applicationDeadline)}`].join(' · ');
  return `<li>${link(addressOf(path), title)}<small>${escape(company)}</small><small>${escape(facts)}</small></li>`;
};

/** Writes a page to embed in other sites: the newest listings of a search, without JavaScript. */
export function writeWidget(
  listings: readonly InternshipSummary[],
  { addressOf, page }: { addressOf: AddressOf; page: string },
): string {
  const list =
    listings.length > 0
      ? `<ul>${listings.map((listing) => itemOf(listing, addressOf)).join('')}</ul>`
      : '<p>No open internships right now.</p>';
  return (
    `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${escape(`Open internships on ${site.name}`)}</title><style>${STYLE}</style></head><body>` +
    `<h1>Open internships</h1>${list}<p>${link(addressOf(page), `See all on ${site.name}`)}</p></body></html>`
  );
}
