/** Encodings that leave ASCII characters unchanged. */
const PLAIN_ENCODING = /^(utf-?8|us-ascii|iso-8859-1|windows-1252)$/i;

/** Names of macro types ([MS-OFFMACRO2] 2.2), controls ([MS-OE376] 2.2.1) and embedded objects (ECMA-376, part 1, 15.2.10). */
const OF_CODE = /vbaproject|vbadata|macroenabled|activex|oleobject/i;

/** Attribute values contain no `<` (XML 1.0, 3.1), so each match ends before the next one, and matching takes linear time. */
const RELATIONSHIP = /<(?:[\w.-]+:)?Relationship\b((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
const ATTRIBUTE = /(?<![\w.:-])([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Relationships whose target is opened by the reader, not by Word. */
const FOLLOWED = /\/hyperlink$/i;
/** Relationships whose target Word fetches as a picture. */
const PICTURE = /\/image$/i;

/** A file on another machine. Opening it would send that machine the reader's name and proof of their password. */
const ON_SHARE = /^(?:file:)?[\\/]{2}(?!\/[^\\/])|^file:\/{3}[\\/]/i;
const ON_THE_NET = /^(?!file:)[a-z][a-z\d+.-]+:/i;

const character = (digits: string): string => {
  const code = /^x/i.test(digits) ? parseInt(digits.slice(1), 16) : parseInt(digits, 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
};

function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const [, encoding = 'utf-8'] = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/.exec(text) ?? [];
    return PLAIN_ENCODING.test(encoding) && !/\0|<!(DOCTYPE|ENTITY)/i.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text
    .replace(/&#(x[0-9a-f]+|\d+);/gi, (_, digits: string) => character(digits))
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => NAMED[name] ?? '');

/** The attributes of each relationship, with names in lower case. */
const relationshipsIn = (text: string): Record<string, string>[] =>
  [...text.matchAll(RELATIONSHIP)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
        name.toLowerCase(),
        decoded(double ?? single ?? '').trim(),
      ]),
    ),
  );

/** Whether Word would fetch this (a template, an object, a part) from elsewhere when it opens the document. */
function isFetched({ targetmode = '', type = '', target = '' }: Record<string, string>): boolean {
  if (targetmode.toLowerCase() !== 'external' || FOLLOWED.test(type)) return false;
  return ON_SHARE.test(target) || (ON_THE_NET.test(target) && !PICTURE.test(type));
}

/**
 * Whether a list of content types or relationships in an Office package declares macros, controls, embedded objects or anything
 * fetched from elsewhere, in any encoding. Also true if the list is not in a form that Word writes.
 */
export function tellsOfCode(list: Uint8Array): boolean {
  const text = textOf(list);
  if (text === undefined) return true;
  return OF_CODE.test(decoded(text)) || relationshipsIn(text).some(isFetched);
}
