import type { Finding } from './finding';

export interface Segment {
  /** Its place in the text. */
  start: number;
  text: string;
  /** Why these words are marked; none for plain text. */
  because?: string;
}

/** Cuts a text at the words that findings quote. Of two findings about the same words the first one counts. */
export function segmentsOf(text: string, findings: readonly Finding[]): Segment[] {
  const marks = findings
    .filter(({ start, end, quote }) => end > start && text.slice(start, end) === quote)
    .sort((one, other) => one.start - other.start);
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, because } of marks) {
    if (start < at) continue;
    if (start > at) segments.push({ start: at, text: text.slice(at, start) });
    segments.push({ start, text: text.slice(start, end), because });
    at = end;
  }
  if (at < text.length) segments.push({ start: at, text: text.slice(at) });
  return segments;
}
