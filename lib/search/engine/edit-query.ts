import { tokensOf } from './phrases';

function partsOf(q: string, words: string): { parts: string[]; hit: Set<number> } {
  const parts = q.split(/\s+/).filter(Boolean);
  const wanted = tokensOf(words).join(' ');
  for (let from = 0; from < parts.length; from++) {
    for (let to = from + 1; to <= parts.length; to++) {
      if (tokensOf(parts.slice(from, to).join(' ')).join(' ') !== wanted) continue;
      return { parts, hit: new Set(parts.map((_, at) => at).filter((at) => at >= from && at < to)) };
    }
  }
  return { parts, hit: new Set() };
}

export function withoutWords(q: string, words: string): string {
  const { parts, hit } = partsOf(q, words);
  return parts.filter((_, at) => !hit.has(at)).join(' ');
}

/** Puts quotation marks around these words of the query, so that they are neither read as filters nor corrected. */
export const asPlainWords = (q: string, words: readonly string[]): string =>
  [...new Set(words)].reduce((typed, each) => {
    const { parts, hit } = partsOf(typed, each);
    const [first] = hit;
    return parts
      .flatMap((part, at) => {
        if (!hit.has(at)) return [part];
        return at === first ? [`"${parts.filter((_, index) => hit.has(index)).join(' ')}"`] : [];
      })
      .join(' ');
  }, q);
