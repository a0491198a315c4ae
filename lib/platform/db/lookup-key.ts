/**
 * UTF-8 bytes. A stored slug has at most about 900: a company and a title of 150 characters each. Databases limit the keys of their
 * indexes, the embedded one to 1,978 bytes.
 */
const MAX_BYTES = 1_500;

/** Returns a text from an address, to look up by an index. If it is longer than any key, returns an empty text, which finds nothing. */
export const lookupKey = (text: string): string => (Buffer.byteLength(text) > MAX_BYTES ? '' : text);
