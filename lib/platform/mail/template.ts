/** The e-mail template: renders every e-mail as plain text and HTML. */

import { site } from '@/lib/platform/core/site';

/** Another person's words, marked as a quotation on every line. */
interface Quote {
  quote: string;
}

export interface TemplateParts {
  subject: string;
  greeting: string;
  paragraphs: (string | Quote)[];
  /** The only action: a button, or the whole address in plain text. */
  action?: { label: string; url: string };
  after?: string[];
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const lines = (text: string): string => escape(text).replaceAll('\n', '<br>');
const paragraph = (text: string): string => `<p style="margin:0 0 16px">${lines(text)}</p>`;

const quoted = (text: string): string =>
  `<blockquote style="margin:0 0 16px;padding-left:12px;border-left:3px solid #d98a1f">${lines(text)}</blockquote>`;

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Quotes text as mail programs do (RFC 3676, 4.5). */
const quotedText = (text: string): string =>
  text
    .split(LINE_BREAK)
    .map((line) => `> ${line}`)
    .join('\n');

/** Makes a subject a single line, even if an earlier version stored several lines. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Shows only the host, because screen readers spell out addresses. The plain text has the whole address. */
const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;` +
  `background:#14532d;color:#ffffff;font-weight:bold;text-decoration:none">${escape(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:14px;color:#4b5a50">The button opens a page on ${escape(new URL(url).host)}.</p>`;

export function renderTemplate({
  subject: given,
  greeting,
  paragraphs,
  action,
  after = [],
}: TemplateParts): RenderedMail {
  const subject = oneLine(given);
  const sign = `${site.name}: ${site.tagline.toLowerCase()}`;
  const text = [
    greeting,
    ...paragraphs.map((part) => (typeof part === 'string' ? part : quotedText(part.quote))),
    action && `${action.label}:\n${action.url}`,
    ...after,
    `-- \n${sign}`,
  ];
  const body = [
    paragraph(greeting),
    ...paragraphs.map((part) => (typeof part === 'string' ? paragraph(part) : quoted(part.quote))),
    action ? button(action) : '',
    ...after.map(paragraph),
  ];
  return {
    subject,
    text: text.filter((part) => part !== undefined).join('\n\n'),
    html:
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${escape(subject)}</title></head><body style="margin:0;padding:24px 16px;background:#faf6ee;color:#16241c;` +
      `font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">` +
      `<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:3px solid #d98a1f;font-weight:bold">${site.name}</p>` +
      `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escape(subject)}</h1>${body.join('')}<p style="margin:32px 0 0;font-size:14px;color:#4b5a50">${escape(sign)}</p></div></body></html>`,
  };
}
