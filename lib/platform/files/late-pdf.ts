/** Bytes in front of a PDF that readers skip: commands of printers, headers of mails, empty lines (ISO 32000-1, Annex H, note 13). */
const MAX_IN_FRONT = 1_024;

const HEADER = /%PDF-\d\.\d/;

/**
 * How scripts begin, and the elements by which browsers recognise a page (WHATWG MIME Sniffing, 7.1), beside those that run or fetch
 * something.
 */
const CODE =
  /^#!|<(?:!--|!doctype|[?%]|\/?(?:a|b|base|body|br|button|div|embed|font|form|frame|frameset|h1|head|html|iframe|image|img|input|link|math|meta|object|p|script|style|svg|table|template|title|video)[\s/>])/i;

/** How an object of a PDF ends, and how the whole does. */
const ENDS = ['endobj', '%%EOF'].map((end) => Buffer.from(end));
const LONGEST_END = Math.max(...ENDS.map(({ length }) => length));

/** Whether a PDF begins behind other bytes that are no page and no script. Takes the first bytes of a file, 1,032 at least if it has so many. */
export function beginsLate(head: Buffer): boolean {
  const text = head.subarray(0, MAX_IN_FRONT + '%PDF-1.7'.length).toString('latin1');
  const at = HEADER.exec(text)?.index ?? -1;
  // Without zeros, as a page in UTF-16 has them between its letters.
  return at !== -1 && !CODE.test(text.slice(0, at).replace(/\0|^[\xef\xbb\xbf\xff\xfe\s]+/g, ''));
}

/** Finds out whether a file that passes by has an object or the end of a PDF: not every text that names `%PDF-1.7` is one. */
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
