import { PlainForm } from '@/app/_components/form/plain-form';
import { Notice } from '@/app/_components/notice';
import type { ClosingFacts } from '@/lib/internships/closing/read-closing';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { formatTime } from '@/lib/platform/format/dates';

interface UndoClosingProps {
  id: string;
  closed: ClosingFacts['closed'] | undefined;
  outcome: FormOutcome | null | undefined;
}

/** Lets the employer undo a closing, as long as that is possible. */
export function UndoClosing({ id, closed, outcome }: UndoClosingProps) {
  if (!closed) return outcome?.ok === false && <Notice tone="error">{outcome.message}</Notice>;
  const { undoUntil, turnedDown } = closed;
  const people = turnedDown === 1 ? 'applicant' : `${turnedDown} applicants`;
  return (
    <Notice title={`You can undo the closing until ${formatTime(undoUntil)}`}>
      {turnedDown > 0 && <p>After that, we’ll e-mail the {people} you turned down.</p>}
      <div className="mt-2">
        <PlainForm
          action={`/api/employer/internships/${id}/undo-closing`}
          outcome={outcome ?? null}
          submit="Undo closing"
          variant="secondary"
        >
          {() => null}
        </PlainForm>
      </div>
    </Notice>
  );
}
