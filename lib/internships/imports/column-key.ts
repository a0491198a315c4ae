/** The name of a column without what people write differently: capitals, spaces, points, hyphens, underscores and other signs. */
export function columnKey(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase();
  return plain.replace(/[\s\p{Cf}_.:*()[\]-]+/gu, '') || plain;
}
