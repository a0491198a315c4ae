import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { CAREER_LIMITS, FIRST_YEAR, LAST_YEAR } from '@/lib/applications/career/limits';
import { countyLabel } from '@/lib/internships/counties/counties';
import { COUNTIES } from '@/lib/platform/core/vocabulary';
import type { FieldOf } from './field-of';
import { RowFields } from './row-fields';

interface StepFieldsProps {
  field: FieldOf;
}

const PLACES = COUNTIES.map((value) => ({ value, label: countyLabel(value) }));
const LINK_LABELS = ['Link', 'Second link', 'Third link'];
const LINE = { maxLength: CAREER_LIMITS.line };
const YEAR = { type: 'number', min: FIRST_YEAR, max: LAST_YEAR } as const;
const MONTH = { type: 'month', title: 'A month such as March 2025' } as const;
/** Side by side, labels and controls are level, also if only one field has a hint or an error. */
const PAIR = 'grid gap-5 sm:grid-cols-2 sm:*:flex sm:*:flex-col sm:*:[&>:last-child]:mt-auto';

export function Studies({ field }: StepFieldsProps) {
  return (
    <>
      <TextField
        {...field('school')}
        {...LINE}
        label="School"
        hint="Your latest university, college or training centre."
      />
      <TextField
        {...field('course')}
        {...LINE}
        label="Course"
        hint="For example BSc Computer Science, Second Class Upper."
      />
      <TextField
        {...field('year')}
        {...YEAR}
        label="Year of graduation"
        hint="If you’re still studying, the year you expect to finish."
      />
      <RowFields kind="studies" name="Earlier studies" field={field}>
        {(of, index) => (
          <>
            <TextField {...of('school')} {...LINE} label="Where you studied" />
            <TextField
              {...of('course')}
              {...LINE}
              label="What you studied"
              hint={index === 0 ? 'For example Diploma in ICT, or KCSE, B+.' : undefined}
            />
            <div className={PAIR}>
              <TextField {...of('from')} {...YEAR} label="Year you started" />
              <TextField {...of('to')} {...YEAR} label="Year you finished" />
            </div>
          </>
        )}
      </RowFields>
    </>
  );
}

export function Skills({ field }: StepFieldsProps) {
  return (
    <>
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
    </>
  );
}

export function Experience({ field }: StepFieldsProps) {
  return (
    <RowFields kind="experience" name="Experience" field={field} opensFirst>
      {(of, index) => (
        <>
          <TextField
            {...of('title')}
            {...LINE}
            label="What you did"
            hint={index === 0 ? 'A job, an attachment, voluntary work or your own project.' : undefined}
          />
          <TextField {...of('place')} {...LINE} label="Where" />
          <div className={PAIR}>
            <TextField {...of('from')} {...MONTH} label="From" />
            <TextField {...of('to')} {...MONTH} label="To" hint="Leave empty if you’re still there." />
          </div>
          <TextAreaField {...of('text')} label="Results" maxLength={CAREER_LIMITS.text} rows={4} />
        </>
      )}
    </RowFields>
  );
}

export function About({ field }: StepFieldsProps) {
  return (
    <>
      <SelectField
        {...field('county')}
        label="County you live in"
        placeholder="Not stated"
        options={PLACES}
      />
      <TextAreaField
        {...field('about')}
        label="About you"
        hint="Two or three sentences: what you can do, and what you are looking for."
        maxLength={CAREER_LIMITS.about}
        rows={4}
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

export function Certificates({ field }: StepFieldsProps) {
  return (
    <RowFields kind="certificates" name="Certificate" field={field} opensFirst>
      {(of, index) => (
        <>
          <TextField
            {...of('name')}
            {...LINE}
            label="Name of the certificate"
            hint={index === 0 ? 'For example CPA Part I, Cisco CCNA or First Aid.' : undefined}
          />
          <TextField {...of('issuer')} {...LINE} label="Issued by" />
          <TextField {...of('year')} {...YEAR} label="Year of issue" />
        </>
      )}
    </RowFields>
  );
}

export function Referees({ field }: StepFieldsProps) {
  return (
    <>
      <p className="text-small text-muted">
        People an employer may ask about you, such as a lecturer or a supervisor. Employers you apply to see
        their names and contacts.
      </p>
      <RowFields kind="referees" name="Referee" field={field} opensFirst>
        {(of, index) => (
          <>
            <TextField {...of('name')} {...LINE} label="Name" hint="Ask them first." />
            <TextField
              {...of('role')}
              {...LINE}
              label="Job and organisation"
              hint={index === 0 ? 'For example Senior Lecturer, Maseno University.' : undefined}
            />
            <TextField {...of('contact')} {...LINE} label="Phone or e-mail" />
          </>
        )}
      </RowFields>
    </>
  );
}
