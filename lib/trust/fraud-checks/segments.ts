import type { Finding } from './finding';

export interface Segment {
  start: number;
  text: string;
  because?: string;
}

/** Splits a text into the quotes of findings and the text between them. If two quotes overlap, the first one counts. */
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
