import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { segmentsOf, type Segment } from '@/lib/trust/fraud-checks/segments';

/** Marks the words that findings quote; the reason is announced, and shown on hover. */
export const MarkedText = ({ text, findings }: { text: string; findings: readonly Finding[] }) => (
  <MarkedSegments segments={segmentsOf(text, findings)} />
);

export function MarkedSegments({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ start, text: words, because }) =>
    because === undefined ? (
      words
    ) : (
      <mark key={start} title={because} className="bg-danger-soft text-danger px-0.5 font-semibold">
        {words}
        <span className="sr-only"> (marked: {because})</span>
      </mark>
    ),
  );
}
