import type { ListingValues } from '@/models/listing-values';
import type { Finding } from './finding';
import { MAX_NAME } from './max-name';

/** Kenya shillings a month, by kind: our own bounds, above the pay of every advert they were tried on. */
const HIGHEST_USUAL = {
  internship: 150_000,
  'industrial attachment': 100_000,
  'graduate trainee': 250_000,
  'entry level': 250_000,
  'part-time': 100_000,
  volunteer: 60_000,
} as const;

/** Kinds that are a job, which has to be paid (Employment Act). */
const JOBS = new Set(['graduate trainee', 'entry level', 'part-time']);

/** Words of a title that explain pay above the usual: seniority, and trades that are short of people. */
const WELL_PAID =
  /\b(?:senior|chief|head|lead|principal|director|manager|engineer|developer|dev|architect|doctor|medical officer|pharmacist|surgeon|pilot|captain|nurse|consultant|partner|actuary|mhandisi|meneja|mkurugenzi|daktari)/i;

export type PayFacts = Partial<Pick<ListingValues, 'kind' | 'stipend' | 'title'>>;

const finding = (rule: string, group: 'pay' | 'law', because: string): Finding => ({
  ...{ rule, group, level: 'warning', field: 'stipend', start: 0, end: 0, quote: '' },
  because,
});

/** What is out of line with the kind of work: pay too good to be true, a job without pay. */
export function checkPay({ kind, title = '', stipend }: PayFacts): Finding[] {
  if (!stipend) return [];
  const isExplained = WELL_PAID.test(title.slice(0, MAX_NAME));
  const highest = Math.max(stipend.min ?? 0, stipend.max ?? 0);
  const usual = HIGHEST_USUAL[kind ?? 'internship'];
  if (highest > usual && !isExplained) {
    const most = usual.toLocaleString('en-US');
    return [
      finding(
        'pay-too-good',
        'pay',
        `It pays more than KES ${most} a month, far above what is usual for this kind of work. Make sure that the amount is right.`,
      ),
    ];
  }
  if (stipend.kind === 'unpaid' && kind && JOBS.has(kind))
    return [
      finding(
        'unpaid-job',
        'law',
        'A job is paid (Employment Act). Say what it pays, or choose internship, industrial attachment or volunteer.',
      ),
    ];
  return [];
}
