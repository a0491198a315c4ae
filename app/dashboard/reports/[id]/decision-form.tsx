'use client';

import { Button } from '@/app/_components/button';
import { settleDraft } from '@/app/_components/draft/drafts';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { SelectField } from '@/app/_components/field/select-field';
import { useLiveValue } from '@/app/_components/field/use-live-value';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { useSuccess } from '../../_components/staff/use-success';
import { GUARDED, markSaved } from '../../_components/staff/unsaved';

const DECISIONS = [
  { value: 'uphold', label: 'Uphold: take the listing down' },
  { value: 'dismiss', label: 'Dismiss: nothing is wrong' },
  { value: 'ask', label: 'Ask the employer first' },
];

const PUT_BACK = [{ value: 'dismiss', label: 'Put the listing back: it was taken down by mistake' }];

interface DecisionFormProps {
  id: string;
  list: string;
  /** Whether people who applied to the listing or saved it can be warned. */
  mayRecall: boolean;
  /** Whether they are always warned, because a report says that the listing asks for money or is fake. */
  warns: boolean;
  /** Whether the reports were upheld before, so that the listing can be restored. */
  isUpheld: boolean;
  outcome: FormOutcome | null;
}

interface WarnFieldProps extends Pick<DecisionFormProps, 'warns'> {
  hint: string | undefined;
  isChecked: boolean;
  error: string | undefined;
}

function WarnField({ warns, hint, isChecked, error }: WarnFieldProps) {
  if (warns) return <p>If you uphold it, we e-mail a warning to everyone who applied to or saved it.</p>;
  return (
    <CheckboxField
      name="warn"
      label="Tell everyone who applied to or saved it why it was taken down"
      hint={hint}
      optional
      defaultChecked={isChecked}
      error={error}
    />
  );
}

/** Decides all open reports about a listing, or restores a listing. Works without JavaScript. */
export function DecisionForm({ id, list, mayRecall, warns, isUpheld, outcome }: DecisionFormProps) {
  const typed = outcome?.values ?? {};
  const [decision, control] = useLiveValue<HTMLSelectElement>(typed.decision ?? '');
  const { success, isDone, succeed } = useSuccess({ message: 2_000, leave: 2_000, to: list });
  const { native, sending, problem } = useFormSubmit<{ message: string }>({
    action: `/api/admin/reports/${id}`,
    method: 'PUT',
    outcome,
    values: (form) => ({
      decision: form.get('decision'),
      comments: form.get('comments'),
      ...(form.has('recall') && { recall: true }),
      ...(form.has('warn') && { warn: true }),
    }),
    validate: (form): Record<string, string> =>
      form.get('decision') ? {} : { decision: 'Choose a decision' },
    fallback: 'Your decision wasn’t saved. Please try again.',
    onSuccess: ({ message }) => {
      markSaved();
      settleDraft();
      succeed(message);
    },
  });
  const errors = problem?.errors ?? {};
  const hint = decision === '' ? 'Only if you uphold it.' : undefined;
  return (
    <form {...native} {...GUARDED} className="max-w-form grid gap-6">
      <KeepDraft answered={outcome !== null} />
      {problem && <FormErrorSummary {...problem} />}
      <SelectField
        name="decision"
        label="Decision"
        hint={
          isUpheld
            ? 'We’ll e-mail the employer. A recalled listing stays down.'
            : 'Applies to all open reports of this listing.'
        }
        placeholder="Choose a decision"
        options={isUpheld ? PUT_BACK : DECISIONS}
        {...control}
        error={errors.decision}
      />
      <TextAreaField
        name="comments"
        label={decision === 'ask' ? 'Question for the employer' : 'Comments for the employer'}
        rows={4}
        maxLength={2_000}
        defaultValue={typed.comments}
        optional={decision !== 'ask' && !isUpheld}
        error={errors.comments}
      />
      {!isUpheld && ['', 'uphold'].includes(decision) && (
        <WarnField warns={warns} hint={hint} isChecked={typed.warn !== undefined} error={errors.warn} />
      )}
      {mayRecall && !isUpheld && ['', 'uphold'].includes(decision) && (
        <CheckboxField
          name="recall"
          label="It was a fraud: recall the employer. We’ll lock its accounts, close its other listings and warn everyone who applied to or saved this one"
          hint={hint}
          optional
          defaultChecked={typed.recall !== undefined}
          error={errors.recall}
        />
      )}
      <div aria-live="polite" className="contents">
        {success !== null && <Notice tone="success">{success}</Notice>}
      </div>
      <div>
        <Button
          type="submit"
          variant={decision === 'uphold' ? 'danger' : undefined}
          disabled={sending || isDone}
        >
          {sending ? 'One moment…' : 'Decide'}
        </Button>
      </div>
    </form>
  );
}
