import { PlainForm } from '@/app/_components/form/plain-form';
import { Notice } from '@/app/_components/notice';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { formatTime } from '@/lib/platform/format/dates';

interface UndoClosingProps {
  id: string;
  /** When it becomes too late. Null if it is. */
  until: Date | null;
  outcome: FormOutcome | null | undefined;
}

export function UndoClosing({ id, until, outcome }: UndoClosingProps) {
  if (!until) return <Notice tone="error">{outcome?.message}</Notice>;
  return (
    <Notice title={`You can undo this until ${formatTime(until)}`}>
      <p>Until then, we send no e-mail to the applicants you turned down.</p>
      <PlainForm
        action={`/api/employer/internships/${id}/undo-closing`}
        outcome={outcome ?? null}
        submit="Undo closing"
        variant="secondary"
      >
        {() => null}
      </PlainForm>
    </Notice>
  );
}
