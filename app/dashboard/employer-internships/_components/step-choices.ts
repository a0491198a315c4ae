import type { SelectOption } from '@/app/_components/field/select-field';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';

const LABELS: Partial<Record<ApplicationStatus, string>> = {
  shortlisted: 'Shortlist',
  interview: 'Invite to an interview',
  offered: 'Make an offer',
  'not selected': 'Do not select',
};

/** Steps to choose from, named as what the employer does. */
export const stepOptions = (steps: readonly ApplicationStatus[]): SelectOption[] =>
  steps.flatMap((value) => {
    const label = LABELS[value];
    return label === undefined ? [] : [{ value, label }];
  });

export const MESSAGE_HINT =
  'Applicants get it with our mail, which says what the step means and what comes next.';
