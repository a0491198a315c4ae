/** Bytes of the paragraphs of a mail that lists many things: with the rest of it, text and HTML stay below 20 KB. */
export const MAX_LISTED_BYTES = 14_000;

/** Bytes a paragraph adds to a mail: its text, and its HTML with signs written out. */
export const bytesOf = (paragraph: string): number =>
  2 * Buffer.byteLength(paragraph) + 5 * (paragraph.match(/[&<>"'\n]/g)?.length ?? 0) + 40;

/** The first paragraphs, as many as there is room for. */
export function thatFit(paragraphs: readonly string[], room = MAX_LISTED_BYTES): string[] {
  let left = room;
  const first = paragraphs.findIndex((paragraph) => (left -= bytesOf(paragraph)) < 0);
  return paragraphs.slice(0, first < 0 ? paragraphs.length : first);
}
