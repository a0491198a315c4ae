import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { PlainForm } from '@/app/_components/form/plain-form';
import { MAX_ANSWER_LENGTH } from '@/lib/identity/data-requests/kinds';
import type { DataRequestKind } from '@/lib/platform/core/vocabulary';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

const DECISIONS = [
  { value: 'answer', label: 'Answer: done' },
  { value: 'refuse', label: 'Refuse, with a reason' },
];

/** Steps before answering, by kind of request. */
const FIRST: Readonly<Record<DataRequestKind, string>> = {
  access: 'Without an account: tell them what we have, and send it only to their own address.',
  correct: 'Correct it first. If the address isn’t confirmed, make sure that it’s them.',
  erase:
    'With an account, erase it above. Once you answer, we erase the name, address and text of this request too.',
  object: 'Stop using the data first, or explain why its use must continue.',
};

interface AnswerFormProps {
  id: string;
  kind: DataRequestKind;
  outcome: FormOutcome | null;
}

export function AnswerForm({ id, kind, outcome }: AnswerFormProps) {
  return (
    <PlainForm action={`/api/admin/requests/${id}`} outcome={outcome} submit="Send">
      {(typed, errors) => (
        <>
          <KeepDraft answered={outcome !== null} />
          <SelectField
            name="decision"
            label="Decision"
            hint={FIRST[kind]}
            placeholder="Choose a decision"
            options={DECISIONS}
            defaultValue={typed.decision}
            error={errors.decision}
          />
          <TextAreaField
            name="text"
            label="Your answer or reason"
            hint="We’ll e-mail it to the person word for word."
            rows={8}
            maxLength={MAX_ANSWER_LENGTH}
            defaultValue={typed.text}
            error={errors.text}
          />
        </>
      )}
    </PlainForm>
  );
}
