import type { County } from '@/lib/platform/core/vocabulary';
import { countyOfPlace } from '@/lib/search/engine/county-of-place';
import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { segmentsOf, type Segment } from '@/lib/trust/fraud-checks/segments';

export interface DocumentLine {
  text: string;
  /** The parts of the line that findings quote, and those between them. */
  segments: Segment[];
  /** A check found something within this line, not only in a sentence that continues on other lines. */
  isMarked: boolean;
  /** The county of the place that the line names. */
  county?: County;
}

/** A longer line is not a place. */
const MAX_PLACE = 150;

/** More lines than any advert has. The rest of the text is one last line. */
const MAX_LINES = 600;

/** Splits text at line breaks. Keeps the rest in one piece after `MAX_LINES`. */
function textsOf(text: string): string[] {
  const lines = text.split('\n');
  return lines.length <= MAX_LINES
    ? lines
    : [...lines.slice(0, MAX_LINES - 1), lines.slice(MAX_LINES - 1).join('\n')];
}

/** Splits the text of a document into lines, with the findings about it. A quote of several lines is marked in each. */
export function documentLines(text: string, findings: readonly Finding[]): DocumentLine[] {
  const all = segmentsOf(text, findings);
  let [start, first] = [0, 0];
  return textsOf(text).map((line) => {
    const end = start + line.length;
    const segments: Segment[] = [];
    for (let at = first; at < all.length; at += 1) {
      const { start: from = 0, text: words = '', because } = all[at] ?? {};
      if (from >= end) break;
      if (from + words.length <= start) {
        first = at + 1;
        continue;
      }
      const cut = { start: Math.max(from, start), text: words.slice(Math.max(0, start - from), end - from) };
      segments.push(because === undefined ? cut : { ...cut, because });
    }
    const isMarked = findings.some((one) => one.start >= start && one.end <= end && one.quote !== '');
    start = end + 1;
    const county = line.length <= MAX_PLACE ? countyOfPlace(line) : undefined;
    return { text: line, segments, isMarked, ...(county && { county }) };
  });
}
