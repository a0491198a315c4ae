/** Normalizes a column name: case, spaces and punctuation do not matter. */
export function columnKey(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase();
  return plain.replace(/[\s\p{Cf}_.:*()[\]-]+/gu, '') || plain;
}
