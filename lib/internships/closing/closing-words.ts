import { UNDO_MINUTES } from './undo-window';
import type { ClosingReason } from './closing-reasons';
import { countNoun } from '@/lib/platform/format/count-noun';

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
  `${countNoun(interviews, 'applicant')} with an interview still ${interviews === 1 ? 'needs' : 'need'} your answer.`;

const toldAndLeft = ({ reason, ended, interviews }: Omit<Closing, 'isChanged'>) => [
  ended > 0 &&
    `We’ll e-mail ${countNoun(ended, 'applicant')} in ${UNDO_MINUTES} minutes. Until then, you can undo this.`,
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

/** Tells the employer what closing several listings has done. */
export function closedSeveralInWords(
  reason: ClosingReason,
  { closed, refused, ended, interviews }: ClosedInternships,
): string {
  const reasons = [...new Set(refused.map(({ message }) => message))].join(' ');
  return [
    `${countNoun(closed.length, 'internship')} closed.`,
    ...toldAndLeft({ reason, ended, interviews }),
    refused.length > 0 && `${countNoun(refused.length, 'internship')} not closed: ${reasons}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Tells the employer what undoing a closing has done. */
export const undoneInWords = ({ isOpen, restored }: { isOpen: boolean; restored: number }): string =>
  [
    isOpen ? 'The internship is open again.' : 'The deadline has passed, so the internship stays closed.',
    restored > 0 && `${countNoun(restored, 'applicant')} can be answered again. We sent no e-mail.`,
  ]
    .filter(Boolean)
    .join(' ');
