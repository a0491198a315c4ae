import { letterOf1252 } from './windows-1252';

const MARKS = [
  { encoding: 'utf-16le', begins: [0xff, 0xfe] },
  { encoding: 'utf-16be', begins: [0xfe, 0xff] },
];

/** Detects UTF-16 by its byte order mark, or by an ASCII first letter. */
function utf16Of([first = 0, second = 0]: Uint8Array): string | undefined {
  const marked = MARKS.find(({ begins }) => begins[0] === first && begins[1] === second);
  if (marked) return marked.encoding;
  const isAscii = (byte: number) => byte >= 0x20 && byte < 0x7f;
  if (isAscii(first) && second === 0) return 'utf-16le';
  return first === 0 && isAscii(second) ? 'utf-16be' : undefined;
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

const NO_TEXT = /[\0-\u0008\u000e-\u001f\u007f\u0081\u008d\u008f\u0090\u009d]/;

/** Decodes Windows-1252, in which Excel saves CSV. Undefined for binary data and for bytes that are probably broken UTF-8. */
function latinOf(bytes: Uint8Array): string | undefined {
  const loose = new TextDecoder().decode(bytes);
  if (count(loose, /[^\0-\u007f\ufffd]/gu) > count(loose, /\ufffd/g)) return undefined;
  const text = Buffer.from(bytes).toString('latin1');
  if (NO_TEXT.test(text)) return undefined;
  return text.replace(/[\u0080-\u009f]/g, (letter) => letterOf1252(letter.charCodeAt(0)));
}

/** Decodes UTF-8, UTF-16 or Windows-1252. Undefined for a binary file. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const utf16 = utf16Of(bytes);
  const text = utf16 ? decoded(bytes, utf16) : (decoded(bytes, 'utf-8') ?? latinOf(bytes));
  return text?.includes('\0') ? undefined : text;
}
