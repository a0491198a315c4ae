import type { SelectOption } from '@/app/_components/field/select-field';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';

const LABELS: Partial<Record<ApplicationStatus, string>> = {
  shortlisted: 'Shortlist',
  interview: 'Invite to an interview',
  offered: 'Make an offer',
  'not selected': 'Turn down',
};

/** Labels each step as the employer's action: on an application with the status `from` or, if it is missing, on several. */
export const stepOptions = (steps: readonly ApplicationStatus[], from?: ApplicationStatus): SelectOption[] =>
  steps.flatMap((value) => {
    const label = value === 'interview' && from === 'interview' ? 'Change the interview' : LABELS[value];
    return label === undefined ? [] : [{ value, label }];
  });

export const MESSAGE_HINT = 'We add it to our e-mail, which explains your decision and what happens next.';
