/** Bytes before a PDF that readers skip: printer commands, mail headers, empty lines (ISO 32000-1, Annex H, note 13). */
const MAX_IN_FRONT = 1_024;

const HEADER = /%PDF-\d\.\d/;

/** The beginnings of scripts, and elements that mark a page (WHATWG MIME Sniffing, 7.1) or that run or fetch something. */
const CODE =
  /^#!|<(?:!--|!doctype|[?%]|\/?(?:a|b|base|body|br|button|div|embed|font|form|frame|frameset|h1|head|html|iframe|image|img|input|link|math|meta|object|p|script|style|svg|table|template|title|video)[\s/>])/i;

/** The end markers of an object and of a PDF. */
const ENDS = ['endobj', '%%EOF'].map((end) => Buffer.from(end));
const LONGEST_END = Math.max(...ENDS.map(({ length }) => length));

/** Whether a PDF begins after bytes that are neither HTML nor a script. Takes the first 1,032 bytes of a file. */
export function beginsLate(head: Buffer): boolean {
  const text = head.subarray(0, MAX_IN_FRONT + '%PDF-1.7'.length).toString('latin1');
  const at = HEADER.exec(text)?.index ?? -1;
  // Drops the zero bytes between the letters of a UTF-16 page.
  return at !== -1 && !CODE.test(text.slice(0, at).replace(/\0|^[\xef\xbb\xbf\xff\xfe\s]+/g, ''));
}

/** Detects while streaming whether a file has a PDF object or the end of a PDF. `%PDF-1.7` alone does not make a file a PDF. */
export class PdfEndReader {
  private rest: Buffer = Buffer.alloc(0);
  hasEnd = false;

  take(chunk: Uint8Array): void {
    if (this.hasEnd) return;
    const bytes = Buffer.concat([this.rest, chunk]);
    this.hasEnd = ENDS.some((end) => bytes.includes(end));
    this.rest = bytes.subarray(-LONGEST_END);
  }
}
