import type { ReactNode } from 'react';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

interface SeveralFormProps {
  /** The id of the form that the list's checkboxes belong to. */
  id: string;
  action: string;
  title: string;
  outcome: FormOutcome | null;
  /** Field → message, in the order of the form. */
  errors: Readonly<Record<string, string>>;
  message?: string;
  children: ReactNode;
}

/** Collapsed unless it fails. Works without JavaScript. */
export function SeveralForm({ id, action, title, outcome, errors, message, children }: SeveralFormProps) {
  const failed = outcome && !outcome.ok ? outcome : null;
  return (
    <>
      <OutcomeNotice outcome={outcome} only="success" />
      <details open={failed !== null} className="max-w-form">
        <summary className="text-link min-h-12 py-2.5 font-semibold">{title}</summary>
        <form id={id} method="post" action={action} className="grid gap-6 pt-2">
          {failed && <FormErrorSummary message={message ?? failed.message} errors={errors} />}
          {children}
        </form>
      </details>
    </>
  );
}
