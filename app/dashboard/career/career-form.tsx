import type { ComponentType } from 'react';
import { Button } from '@/app/_components/button';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { careerFormTexts, errorsByField, moveRowsUp } from '@/lib/applications/career/form-texts';
import type { OwnCareer } from '@/lib/applications/career/read-career';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import type { FieldOf } from './field-of';
import { OpenFolds } from './open-folds';
import { Step } from './step';
import { About, Certificates, Experience, Referees, Skills, Studies } from './step-fields';
import { faultySteps, stateOf, STEPS, stepsToFill, type StepId } from './steps';

const FIELDS: readonly [StepId, ComponentType<{ field: FieldOf }>][] = [
  ['studies', Studies],
  ['skills', Skills],
  ['experience', Experience],
  ['about', About],
  ['certificates', Certificates],
  ['referees', Referees],
];

interface CareerFormProps {
  found: OwnCareer;
  outcome: FormOutcome | null;
}

/** Has a fixed number of rows, so that it works without JavaScript. */
export function CareerForm({ found: { career, hasCv }, outcome }: CareerFormProps) {
  const failed = outcome && !outcome.ok ? outcome : null;
  const isKept = failed && Object.keys(failed.values).length > 0;
  const texts = isKept ? moveRowsUp(failed.values) : careerFormTexts(career);
  const errors = errorsByField(failed?.errors ?? {});
  const faulty = faultySteps(errors);
  const open = faulty.size > 0 ? faulty : stepsToFill(texts, hasCv);
  const field: FieldOf = (name) => ({
    name,
    defaultValue: texts[name],
    error: errors[name],
    optional: 'unmarked',
  });
  return (
    <form
      action="/api/users/career"
      method="post"
      className="max-w-form grid grid-cols-1 content-start gap-5"
    >
      <OpenFolds />
      <KeepDraft answered={outcome?.ok === true || isKept === true} />
      {failed && <FormErrorSummary message={failed.message} errors={errors} />}
      <div>
        {FIELDS.map(([id, Fields]) => (
          <Step
            key={id}
            name={STEPS[id].name}
            state={stateOf(id, texts)}
            isOpen={open.has(id)}
            hasError={faulty.has(id)}
          >
            <Fields field={field} />
          </Step>
        ))}
      </div>
      <div>
        <Button type="submit">Save career profile</Button>
      </div>
    </form>
  );
}
