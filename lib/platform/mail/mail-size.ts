/** Maximum bytes of the paragraphs in an e-mail with a list. The e-mail then stays below 20 KB in text and HTML. */
export const MAX_LISTED_BYTES = 14_000;

/** The total bytes of a paragraph as text and as escaped HTML. */
export const bytesOf = (paragraph: string): number =>
  2 * Buffer.byteLength(paragraph) + 5 * (paragraph.match(/[&<>"'\n]/g)?.length ?? 0) + 40;

export function thatFit(paragraphs: readonly string[], room = MAX_LISTED_BYTES): string[] {
  let left = room;
  const first = paragraphs.findIndex((paragraph) => (left -= bytesOf(paragraph)) < 0);
  return paragraphs.slice(0, first < 0 ? paragraphs.length : first);
}
