import { Button } from '@/app/_components/button';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { MAX_ANSWER_LENGTH } from '@/lib/identity/data-requests/kinds';
import type { DataRequestKind } from '@/lib/platform/core/vocabulary';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

const DECISIONS = [
  { value: 'answer', label: 'Answer: it is done' },
  { value: 'refuse', label: 'Refuse, with the reason' },
];

/** The steps before answering, by kind of request. */
const FIRST: Readonly<Record<DataRequestKind, string>> = {
  access:
    'Whoever has an account can download everything under Profile. To anybody else write what we have, and send nothing to another address than theirs.',
  correct: 'Correct it on the page of the account first.',
  erase:
    'Delete the account on its page first. Once you answer, the name, the address and the text of this request are erased, too.',
  object: 'Stop the use first, or write why it has to go on.',
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
        label="Your answer, or the reason"
        hint="The person gets it by mail, word for word."
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
