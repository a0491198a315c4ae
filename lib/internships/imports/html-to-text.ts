import { letterOf1252 } from './windows-1252';

/** Signs of HTML: an end tag, a tag with an attribute, or a start tag such as `<p>` or `<script>`. */
const IS_HTML =
  /<\/[a-z][a-z0-9]{0,20}\s{0,9}>|<[a-z][a-z0-9]{0,20}\s{1,9}[a-z:-]{1,30}\s?=[^<>]*>|<(?:br|p|li|ul|ol|script|style|iframe|object|svg|img)(?:\s[^<>]*)?\/?>/i;

const COMMENTS = /<!--[\s\S]*?(?:-->|$)|<![a-z[][^<>]*>/gi;
const UNREAD =
  /<(script|style|template|noscript|iframe|object|svg|title)(?:\s[^<>]*)?>([\s\S]*?)(?:(<\/)\1[^<>]{0,9}>?|$)/gi;
const TAG = /<(\/?)([a-z][a-z0-9:]{0,30})((?:[\s/][^<>]*)?)>/gi;
const HREF = /\shref\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;

/** Placeholders for breaks (source, line, paragraph) and for the start and end of a list item. */
const [SOURCE, LINE, PARAGRAPH, ITEM, END] = ['\u0001', '\u0002', '\u0003', '\u0004', '\u0005'];
const MARKS = /([\n\u0002\u0003\u0004\u0005])/;
const CONTROLS = /[\0-\u0008\u000b-\u001f]/g;

const paragraph = /^(?:p|h[1-6]|[uod]l|table|blockquote|pre|section|article|hr)$/;
const line = /^(?:div|tr|d[td]|header|footer|main|address|figure|body|html|head)$/;
const inline =
  /^(?:a|abbr|b|big|center|cite|code|em|font|form|i|img|input|ins|del|kbd|label|link|mark|meta|q|s|small|span|strike|strong|su[bp]|t(?:body|foot|head|t)|u|button|script|style|iframe|object|embed|svg|[a-z0-9]{1,3}:[a-z0-9]+)$/;

function markOf(name: string, isEnd: boolean): string | undefined {
  if (name === 'br') return '\n';
  if (name === 'li') return isEnd ? END : ITEM;
  if (name === 'td' || name === 'th') return ' ';
  if (paragraph.test(name)) return PARAGRAPH;
  if (line.test(name)) return LINE;
  return inline.test(name) ? '' : undefined;
}

const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', shy: '' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„' },
  ...{ hellip: '…', bull: '•', middot: '·', laquo: '«', raquo: '»', copy: '©', reg: '®', trade: '™' },
  ...{ euro: '€', pound: '£', cent: '¢', yen: '¥', deg: '°', times: '×', frac12: '½', frac14: '¼' },
  ...{ eacute: 'é', egrave: 'è', ecirc: 'ê', agrave: 'à', aacute: 'á', ccedil: 'ç', ntilde: 'ñ' },
  ...{ ouml: 'ö', auml: 'ä', uuml: 'ü', oacute: 'ó', iacute: 'í', uacute: 'ú', ocirc: 'ô' },
};

function letterOf(code: number): string {
  if (code < 0x20) return ' ';
  if (code < 0x100) return letterOf1252(code);
  const isLetter = code <= 0x10_ffff && !(code >= 0xd800 && code < 0xe000);
  return isLetter ? String.fromCodePoint(code) : '';
}

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi;

const decode = (text: string): string =>
  text
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name = '') => {
      if (decimal !== undefined) return letterOf(Number(decimal));
      return hex === undefined ? (NAMED[String(name).toLowerCase()] ?? whole) : letterOf(parseInt(hex, 16));
    })
    .replaceAll('\u00a0', ' ');

function hrefOf(attributes: string): string {
  const [, ...ways] = HREF.exec(attributes) ?? [];
  return decode(ways.find((way) => way !== undefined) ?? '').trim();
}

/** The address of the first link in HTML such as `<a href="https://…">Apply</a>`. */
export function linkIn(cell: string): string | undefined {
  const attributes = /<a(\s[^<>]*)>/i.exec(cell)?.[1];
  return attributes === undefined ? undefined : hrefOf(attributes);
}

/** A link's target in parentheses. Empty if the text already shows it, or if it is not a web, mail or phone link. */
function leadsTo(attributes: string, html: string): string {
  const [, scheme = '', rest = ''] = /^(https?:\/\/|mailto:|tel:)(.*)$/i.exec(hrefOf(attributes)) ?? [];
  if (scheme === '' || decode(html).includes(rest.replace(/\/$/, ''))) return '';
  const shown = scheme.endsWith('/') ? scheme + rest : rest;
  return ` (${shown.replaceAll('&', '&amp;')})`;
}

function marked(html: string): string {
  const read = html
    .replace(COMMENTS, '')
    .replace(UNREAD, (_, name: string, rest: string, end?: string) => (end ? '' : rest));
  let link: { attributes: string; from: number } | undefined;
  return read.replace(TAG, (tag, slash: string, given: string, attributes: string, at: number) => {
    const name = given.toLowerCase();
    const mark = markOf(name, slash !== '');
    if (name !== 'a') return mark ?? tag;
    const ended = slash ? link : undefined;
    link = slash ? undefined : { attributes, from: at };
    return ended ? leadsTo(ended.attributes, read.slice(ended.from + ended.attributes.length, at)) : '';
  });
}

function written(text: string): string {
  let [out, breaks, lines] = ['', 0, 0];
  let [isItem, afterItem] = [false, false];
  for (const piece of text.split(MARKS)) {
    if (piece === PARAGRAPH) breaks = 2;
    else if (piece === LINE || piece === ITEM || piece === END) breaks = Math.max(breaks, 1);
    if (piece === '\n') breaks = Math.max(breaks, Math.min((lines += 1), 2));
    if (piece === ITEM) isItem = true;
    if (piece === END) isItem = false;
    const said = decode(piece).trim();
    if (said === '' || MARKS.test(piece)) continue;
    const gap = isItem && afterItem ? 1 : breaks;
    out += `${out === '' ? '' : '\n'.repeat(gap)}${isItem ? '- ' : ''}${said}`;
    afterItem = isItem || (afterItem && breaks < 2);
    [isItem, breaks, lines] = [false, 0, 0];
  }
  return out;
}

/**
 * Converts a cell of HTML to plain text: one line per paragraph, hyphens for list items, link targets in parentheses. For plain
 * text, it only decodes entities.
 */
export function htmlToText(cell: string): string {
  if (!IS_HTML.test(cell)) {
    const decoded = decode(cell);
    return decoded !== cell && IS_HTML.test(decoded) ? htmlToText(decoded) : decoded;
  }
  const text = marked(cell.replace(/\r\n?/g, '\n').replace(CONTROLS, ' ').replaceAll('\n', SOURCE));
  const hasBlocks = MARKS.test(text);
  const source = hasBlocks ? ' ' : '\n';
  const flowing = text.replaceAll(SOURCE, source);
  return written(hasBlocks ? flowing.replace(/[ \t]+/g, ' ') : flowing);
}
