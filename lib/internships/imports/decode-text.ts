import { letterOf1252 } from './windows-1252';

const MARKS = [
  { encoding: 'utf-16le', begins: [0xff, 0xfe] },
  { encoding: 'utf-16be', begins: [0xfe, 0xff] },
];

/** The form of UTF-16 that a file has, by its mark, or by a first letter of ASCII. */
function utf16Of([first = 0, second = 0]: Uint8Array): string | undefined {
  const marked = MARKS.find(({ begins }) => begins[0] === first && begins[1] === second);
  if (marked) return marked.encoding;
  const isAscii = (byte: number) => byte >= 0x20 && byte < 0x7f;
  if (isAscii(first) && second === 0) return 'utf-16le';
  return first === 0 && isAscii(second) ? 'utf-16be' : undefined;
}

/** The text of these bytes, without a byte order mark; undefined where they are none in this encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Bytes that no text in Windows-1252 has. */
const NO_TEXT = /[\0-\u0008\u000e-\u001f\u007f\u0081\u008d\u008f\u0090\u009d]/;

/** A text in Windows-1252, as Excel saves CSV; undefined for bytes that are rather broken UTF-8, or no text. */
function latinOf(bytes: Uint8Array): string | undefined {
  const loose = new TextDecoder().decode(bytes);
  if (count(loose, /[^\0-\u007f\ufffd]/gu) > count(loose, /\ufffd/g)) return undefined;
  const text = Buffer.from(bytes).toString('latin1');
  if (NO_TEXT.test(text)) return undefined;
  return text.replace(/[\u0080-\u009f]/g, (letter) => letterOf1252(letter.charCodeAt(0)));
}

/** The text of a file in UTF-8, UTF-16 or Windows-1252, which is what Excel writes; undefined for a file that is no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const utf16 = utf16Of(bytes);
  const text = utf16 ? decoded(bytes, utf16) : (decoded(bytes, 'utf-8') ?? latinOf(bytes));
  return text?.includes('\0') ? undefined : text;
}
