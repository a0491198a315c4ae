/** Encodings in which signs of ASCII are what they are everywhere. */
const PLAIN_ENCODING = /^(utf-?8|us-ascii|iso-8859-1|windows-1252)$/i;

/** What the types and relations of macros and of files with macros have in their names ([MS-OFFMACRO2] 2.2). */
const OF_MACROS = /vbaproject|vbadata|macroenabled/i;

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

/**
 * Whether a list of an Office package, of the types of its parts or of how they belong together, tells of macros, in whatever way
 * its signs are written. So does one that is not readable as Word writes it.
 */
export function tellsOfMacros(list: Uint8Array): boolean {
  const text = textOf(list);
  if (text === undefined) return true;
  return OF_MACROS.test(text.replace(/&#(x[0-9a-f]+|\d+);/gi, (_, digits: string) => character(digits)));
}
