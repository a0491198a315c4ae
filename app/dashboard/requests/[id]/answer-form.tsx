import { Button } from '@/app/_components/button';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { MAX_ANSWER_LENGTH } from '@/lib/identity/data-requests/kinds';
import type { DataRequestKind } from '@/lib/platform/core/vocabulary';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

const DECISIONS = [
  { value: 'answer', label: 'Answer: done' },
  { value: 'refuse', label: 'Refuse, with a reason' },
];

/** Steps before answering, by kind of request. */
const FIRST: Readonly<Record<DataRequestKind, string>> = {
  access:
    'People with an account can download everything under Profile. If they have no account, tell them what we have, and send it only to their own address.',
  correct: 'Correct it on the account’s page first.',
  erase:
    'Delete the account on its page first. Once you answer, we erase the name, address and text of this request too.',
  object: 'Stop using the data first, or explain why its use must continue.',
};

interface AnswerFormProps {
  id: string;
  kind: DataRequestKind;
  outcome: FormOutcome | null;
}

export function AnswerForm({ id, kind, outcome }: AnswerFormProps) {
  const failed = outcome && !outcome.ok ? outcome : null;
  return (
    <form action={`/api/admin/requests/${id}`} method="post" className="max-w-form grid gap-5">
      <KeepDraft answered={outcome !== null} />
      {failed && <FormErrorSummary message={failed.message} errors={failed.errors} />}
      <SelectField
        name="decision"
        label="Decision"
        hint={FIRST[kind]}
        placeholder="Choose a decision"
        options={DECISIONS}
        defaultValue={failed?.values.decision}
        error={failed?.errors.decision}
      />
      <TextAreaField
        name="text"
        label="Your answer or reason"
        hint="We’ll e-mail it to the person word for word."
        rows={8}
        maxLength={MAX_ANSWER_LENGTH}
        defaultValue={failed?.values.text}
        error={failed?.errors.text}
      />
      <div>
        <Button type="submit">Send</Button>
      </div>
    </form>
  );
}
