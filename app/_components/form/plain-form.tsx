import type { ReactNode } from 'react';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { Button, type ButtonVariant } from '../button';
import { FormErrorSummary } from './form-error-summary';
import { KeyField } from './key-field';

type Texts = Readonly<Record<string, string | undefined>>;

interface PlainFormProps {
  action: string;
  outcome: FormOutcome | null;
  /** The label of its button, or its buttons. */
  submit: ReactNode;
  variant?: ButtonVariant;
  /** Renders the fields. Takes the typed values and the errors by field, both empty unless the form failed. */
  children: (typed: Texts, errors: Texts) => ReactNode;
}

/** A form that the browser sends itself and that needs no JavaScript of its own. */
export function PlainForm({ action, outcome, submit, variant, children }: PlainFormProps) {
  const failed = outcome && !outcome.ok ? outcome : null;
  return (
    <form action={action} method="post" className="max-w-form grid gap-5">
      <KeyField />
      {failed && <FormErrorSummary message={failed.message} errors={failed.errors} />}
      {children(failed?.values ?? {}, failed?.errors ?? {})}
      <div className="flex flex-wrap gap-3">
        {typeof submit === 'string' ? (
          <Button type="submit" variant={variant}>
            {submit}
          </Button>
        ) : (
          submit
        )}
      </div>
    </form>
  );
}
