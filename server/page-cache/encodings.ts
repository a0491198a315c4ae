import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Smallest first, to be used if a client accepts both equally. */
const PREFERRED = ['br', 'gzip'] as const;
type Encoding = (typeof PREFERRED)[number] | 'identity';

/** The package's types lack the third parameter. */
interface Chooser {
  encoding(there: readonly Encoding[], options: { preferred: readonly string[] }): string | undefined;
}

/** Browsers send only a few texts. Hostile ones are up to 16 KB long. */
export const REMEMBERED = { texts: 100, length: 256 };

/** The best encoding for the text of an `Accept-Encoding` header. Parsing the text takes a microsecond. */
export const encodings = new LRUCache<string, Encoding>({
  max: REMEMBERED.texts,
  maxEntrySize: REMEMBERED.length,
  sizeCalculation: (_, text) => Math.max(text.length, 1),
  memoMethod: (text) => {
    const visitor: Chooser = new Negotiator({ headers: { 'accept-encoding': text } });
    const best = visitor.encoding([...PREFERRED, 'identity'], { preferred: PREFERRED });
    return PREFERRED.find((one) => one === best) ?? 'identity';
  },
});
