import { checkListing, type CheckedListing } from '@/lib/trust/fraud-checks/check-listing';
import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { typedLines } from '@/lib/platform/format/typed-text';
import { isCorrection } from './is-correction';

/** The texts an employer may correct. The company is not one of them: a corrected name could become another employer's. */
export const CORRECTED = ['title', 'duration', 'howToApply', 'descriptionParagraph'] as const;
type Corrected = (typeof CORRECTED)[number];
export type ApprovedTexts = Record<Corrected, string>;

const kindOf = ({ rule, field, level }: Finding): string => `${rule} ${field} ${level}`;

/** True if the checks find more than before. A listing too long to check counts as new. */
function findsMore(before: readonly Finding[], now: readonly Finding[]): boolean {
  const counts = new Map<string, number>();
  for (const finding of before) counts.set(kindOf(finding), (counts.get(kindOf(finding)) ?? 0) + 1);
  return now.some((finding) => {
    const left = (counts.get(kindOf(finding)) ?? 0) - 1;
    counts.set(kindOf(finding), left);
    return left < 0 || finding.rule === 'too-long';
  });
}

/** Whether an edit to a published listing needs no review: texts differ only in spelling, and the checks find nothing new. */
export async function isSmallEdit(
  approved: ApprovedTexts,
  after: CheckedListing & ApprovedTexts,
): Promise<boolean> {
  const pairs = CORRECTED.map((name) => ({
    // An earlier version may have stored texts without normalizing them. Changed texts are normalized.
    approved: approved[name] === after[name] ? approved[name] : typedLines(approved[name]),
    after: after[name],
  }));
  if (!isCorrection(pairs)) return false;
  return !findsMore(await checkListing({ ...after, ...approved }), await checkListing(after));
}
