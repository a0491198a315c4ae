import { Button } from '@/app/_components/button';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { careerFormTexts, errorsByField, moveRowsUp } from '@/lib/applications/career/form-texts';
import { CAREER_LIMITS, FIRST_YEAR, LAST_YEAR } from '@/lib/applications/career/limits';
import type { Career } from '@/lib/applications/career/mapper';
import { countyLabel } from '@/lib/internships/counties/counties';
import { COUNTIES } from '@/lib/platform/core/vocabulary';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { ExperienceRow } from './experience-row';
import type { FieldOf } from './field-of';

const PLACES = COUNTIES.map((value) => ({ value, label: countyLabel(value) }));
const LINK_LABELS = ['Link', 'Second link', 'Third link'];

function Studies({ field }: { field: FieldOf }) {
  return (
    <>
      <TextField
        {...field('school')}
        label="School"
        hint="University, college or training centre."
        maxLength={CAREER_LIMITS.line}
      />
      <TextField
        {...field('course')}
        label="Course"
        hint="For example BSc Computer Science, Second Class Upper."
        maxLength={CAREER_LIMITS.line}
      />
      <TextField
        {...field('year')}
        type="number"
        label="Year of graduation"
        hint="If you’re still studying, the year you expect to finish."
        min={FIRST_YEAR}
        max={LAST_YEAR}
      />
      <SelectField
        {...field('county')}
        label="County you live in"
        placeholder="Not stated"
        options={PLACES}
      />
    </>
  );
}

function Abilities({ field }: { field: FieldOf }) {
  return (
    <>
      <TextAreaField
        {...field('about')}
        label="About you"
        hint="Two or three sentences: what you can do, and what you are looking for."
        maxLength={CAREER_LIMITS.about}
        rows={4}
      />
      <TextAreaField
        {...field('skills')}
        label="Skills"
        hint={`Up to ${CAREER_LIMITS.skills}, separated by commas. For example Excel, bookkeeping, customer care.`}
        rows={3}
      />
      <TextField
        {...field('languages')}
        label="Languages"
        hint={`Up to ${CAREER_LIMITS.languages}, separated by commas. For example English, Kiswahili.`}
      />
      {LINK_LABELS.map((label, index) => (
        <TextField
          key={label}
          {...field(`links.${index}`)}
          type="url"
          label={label}
          hint={index === 0 ? 'Your work or LinkedIn page. Starts with https://' : undefined}
          pattern="https://.+"
          title="Starts with https://"
          maxLength={CAREER_LIMITS.link}
        />
      ))}
    </>
  );
}

/** Has a fixed number of rows, so that it works without JavaScript. */
export function CareerForm({ career, outcome }: { career: Career; outcome: FormOutcome | null }) {
  const failed = outcome && !outcome.ok ? outcome : null;
  const isKept = failed && Object.keys(failed.values).length > 0;
  const texts = isKept ? moveRowsUp(failed.values) : careerFormTexts(career);
  const errors = errorsByField(failed?.errors ?? {});
  const field: FieldOf = (name) => ({ name, defaultValue: texts[name], error: errors[name], optional: true });
  return (
    <form action="/api/users/career" method="post" className="max-w-form grid gap-5">
      <KeepDraft answered={outcome?.ok === true || isKept === true} />
      {failed && <FormErrorSummary message={failed.message} errors={errors} />}
      <Studies field={field} />
      <Abilities field={field} />
      {Array.from({ length: CAREER_LIMITS.experience }, (_, index) => (
        <ExperienceRow key={index} index={index} field={field} />
      ))}
      <div>
        <Button type="submit">Save career profile</Button>
      </div>
    </form>
  );
}
