import type { ReactNode } from 'react';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { Notice } from '../notice';

interface OutcomeNoticeProps {
  outcome: FormOutcome | null | undefined;
  /** The kind of outcome to show. Default: both. */
  only?: 'success' | 'error';
  /** Follows the message, such as a link to the next step. */
  children?: ReactNode;
}

/** The message about a form that the browser sent itself. */
export function OutcomeNotice({ outcome, only, children }: OutcomeNoticeProps) {
  if (!outcome) return null;
  const tone = outcome.ok ? 'success' : 'error';
  if (only && only !== tone) return null;
  return (
    <Notice tone={tone} live>
      <p>{outcome.message}</p>
      {children}
    </Notice>
  );
}
