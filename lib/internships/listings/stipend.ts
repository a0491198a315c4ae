import type { Stipend } from './mapper';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** "KES 25,000 a month", "KES 15,000–20,000 a month", "Up to KES 20,000 a month", "Paid", "Unpaid" or "Not stated". */
export function stipendText({ kind, min, max }: Stipend): string {
  if (kind === 'unpaid') return 'Unpaid';
  if (kind === 'not stated') return 'Not stated';
  if (min === null && max === null) return 'Paid';
  if (min === null) return `Up to KES ${number.format(max ?? 0)} a month`;
  if (max === null || max === min) return `KES ${number.format(min)} a month`;
  return `KES ${number.format(min)}–${number.format(max)} a month`;
}
