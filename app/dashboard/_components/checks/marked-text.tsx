import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { segmentsOf } from '@/lib/trust/fraud-checks/segments';

/** Marks the words that findings quote; the reason is announced, and shown on hover. */
export function MarkedText({ text, findings }: { text: string; findings: readonly Finding[] }) {
  return segmentsOf(text, findings).map(({ start, text: words, because }) =>
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
