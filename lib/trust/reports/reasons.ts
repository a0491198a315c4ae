import type { ReportReason } from '@/lib/platform/core/vocabulary';

/** Worst first. This file imports no database code, because forms import it. */
export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  money: 'It asks for money',
  fake: 'It is fake, or pretends to be another company',
  discriminating: 'It discriminates',
  different: 'The work is not as described',
  closed: 'It has already closed',
  other: 'Something else',
};

export const MAX_REPORT_LENGTH = 1_000;
