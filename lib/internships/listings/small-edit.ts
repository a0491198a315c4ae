import { checkListing, type CheckedListing } from '@/lib/trust/fraud-checks/check-listing';
import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { typedLines } from '@/lib/platform/format/typed-text';
import { isCorrection } from './is-correction';

/** The texts of a listing whose spelling its employer corrects. The name of the company is not among them: it could become another's. */
export const CORRECTED = ['title', 'duration', 'howToApply', 'descriptionParagraph'] as const;
type Corrected = (typeof CORRECTED)[number];

/** The texts of a listing that can be corrected, as they were approved. */
export type ApprovedTexts = Record<Corrected, string>;

const kindOf = ({ rule, field, level }: Finding): string => `${rule} ${field} ${level}`;

/** Whether the checks find something that they did not find before, or more of it. A listing too long to be checked has something new. */
function findsMore(before: readonly Finding[], now: readonly Finding[]): boolean {
  const counts = new Map<string, number>();
  for (const finding of before) counts.set(kindOf(finding), (counts.get(kindOf(finding)) ?? 0) + 1);
  return now.some((finding) => {
    const left = (counts.get(kindOf(finding)) ?? 0) - 1;
    counts.set(kindOf(finding), left);
    return left < 0 || finding.rule === 'too-long';
  });
}

/**
 * Whether a listing with changed texts is the approved one with small edits that need no review: its texts are only spelt differently, and
 * the checks find nothing that they did not find in the approved ones. Takes the texts as they were approved, and the listing as it would be.
 */
export async function isSmallEdit(
  approved: ApprovedTexts,
  after: CheckedListing & ApprovedTexts,
): Promise<boolean> {
  const pairs = CORRECTED.map((name) => ({
    // What an earlier version stored may not be in the normal form, in which a changed text arrives.
    approved: approved[name] === after[name] ? approved[name] : typedLines(approved[name]),
    after: after[name],
  }));
  if (!isCorrection(pairs)) return false;
  return !findsMore(await checkListing({ ...after, ...approved }), await checkListing(after));
}
