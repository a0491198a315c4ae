import { UNDO_MINUTES } from './undo-window';
import type { ClosingReason } from './closing-reasons';

const people = (count: number): string => (count === 1 ? '1 applicant' : `${count} applicants`);

export interface Closing {
  reason: ClosingReason;
  isChanged: boolean;
  ended: number;
  interviews: number;
}

export interface ClosedInternships {
  closed: string[];
  refused: { id: string; message: string }[];
  ended: number;
  /** The number of applicants with an interview who still have no answer. */
  interviews: number;
}

const stillWaiting = (interviews: number): string =>
  `${people(interviews)} with an interview still ${interviews === 1 ? 'needs' : 'need'} your answer.`;

const toldAndLeft = ({ reason, ended, interviews }: Omit<Closing, 'isChanged'>) => [
  ended > 0 && `We’ll e-mail ${people(ended)} in ${UNDO_MINUTES} minutes. Until then, you can undo this.`,
  reason !== 'enough applications' && interviews > 0 && stillWaiting(interviews),
];

/** Tells the employer what closing a listing has done. */
export function closedInWords({ reason, isChanged, ended, interviews }: Closing): string {
  if (!isChanged) {
    if (reason === 'enough applications') return 'This listing is already closed.';
    return interviews > 0
      ? `This listing is already closed. ${stillWaiting(interviews)}`
      : 'This listing is already closed, and no one is waiting for an answer.';
  }
  return ['The internship has closed.', ...toldAndLeft({ reason, ended, interviews })]
    .filter(Boolean)
    .join(' ');
}

const listings = (count: number): string => (count === 1 ? '1 internship' : `${count} internships`);

/** Tells the employer what closing several listings has done. */
export function closedSeveralInWords(
  reason: ClosingReason,
  { closed, refused, ended, interviews }: ClosedInternships,
): string {
  const reasons = [...new Set(refused.map(({ message }) => message))].join(' ');
  return [
    `${listings(closed.length)} closed.`,
    ...toldAndLeft({ reason, ended, interviews }),
    refused.length > 0 && `${listings(refused.length)} not closed: ${reasons}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Tells the employer what undoing a closing has done. */
export const undoneInWords = ({ isOpen, restored }: { isOpen: boolean; restored: number }): string =>
  [
    isOpen ? 'The internship is open again.' : 'The deadline has passed, so the internship stays closed.',
    restored > 0 && `${people(restored)} can be answered again. We sent no e-mail.`,
  ]
    .filter(Boolean)
    .join(' ');
