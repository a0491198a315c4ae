import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { Notice } from '../notice';

interface OutcomeNoticeProps {
  outcome: FormOutcome | null | undefined;
  /** The kind of outcome to show. Default: both. */
  only?: 'success' | 'error';
}

/** The message about a form that the browser sent itself. */
export function OutcomeNotice({ outcome, only }: OutcomeNoticeProps) {
  if (!outcome) return null;
  const tone = outcome.ok ? 'success' : 'error';
  if (only && only !== tone) return null;
  return (
    <Notice tone={tone} live>
      {outcome.message}
    </Notice>
  );
}
