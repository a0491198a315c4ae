interface Contains {
  $regex: string;
  $options: 'i';
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What finds documents that contain every word of a search, in whatever case, each in any of these fields.
 * Takes the search as typed (undefined or blank finds all) and the fields; gives a filter.
 */
export function containsWords(
  q: string | undefined,
  fields: readonly string[],
): { $and?: { $or: Record<string, Contains>[] }[] } {
  const words = (q ?? '').split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return {};
  return {
    $and: words.map((word) => ({
      $or: fields.map((field) => ({ [field]: { $regex: escaped(word), $options: 'i' as const } })),
    })),
  };
}
