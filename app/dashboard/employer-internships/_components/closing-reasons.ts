import type { SelectOption } from '@/app/_components/field/select-field';
import type { ClosingReason } from '@/lib/internships/closing/closing-reasons';
import type { ClosingFacts } from '@/lib/internships/closing/read-closing';

export const CLOSING_OPTIONS: readonly (SelectOption & { value: ClosingReason })[] = [
  { value: 'enough applications', label: 'Enough applications: I’ll answer them' },
  { value: 'filled', label: 'Filled: tell everyone else they weren’t selected' },
  { value: 'cancelled', label: 'Cancelled: tell everyone' },
];

/** Whether every applicant is at least shortlisted or has an answer, and one or more are still in the round. */
export const isDecided = ({
  undecided,
  unanswered,
  interviews,
  offers,
}: Omit<ClosingFacts, 'closed'>): boolean => undecided === 0 && unanswered + interviews + offers > 0;

/** The reason that the form begins with, once every applicant has been decided on. */
export function likelyReason(facts: Omit<ClosingFacts, 'closed'>): ClosingReason | undefined {
  if (!isDecided(facts)) return undefined;
  return facts.offers > 0 ? 'filled' : 'enough applications';
}
