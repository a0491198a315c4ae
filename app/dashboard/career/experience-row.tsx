import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { CAREER_LIMITS } from '@/lib/applications/career/limits';
import type { FieldOf } from './field-of';

/** An empty row is collapsed. */
export function ExperienceRow({ index, field }: { index: number; field: FieldOf }) {
  const of = (name: string) => field(`experience.${index}.${name}`);
  const fields = ['title', 'place', 'from', 'to', 'text'].map(of);
  const isOpen = index === 0 || fields.some(({ defaultValue, error }) => defaultValue || error);
  return (
    <details open={isOpen}>
      <summary className="py-3 font-semibold">
        Experience {index + 1}
        {of('title').defaultValue && (
          <span className="text-muted font-normal">: {of('title').defaultValue}</span>
        )}
      </summary>
      <fieldset className="grid gap-5 pt-2">
        <legend className="sr-only">Experience {index + 1}</legend>
        <TextField
          {...of('title')}
          label="What you did"
          hint={index === 0 ? 'A job, an attachment, voluntary work or your own project.' : undefined}
          maxLength={CAREER_LIMITS.line}
        />
        <TextField {...of('place')} label="Where" maxLength={CAREER_LIMITS.line} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField {...of('from')} type="month" title="A month such as March 2025" label="From" />
          <TextField
            {...of('to')}
            type="month"
            title="A month such as March 2025"
            label="To"
            hint="Leave empty if you’re still there."
          />
        </div>
        <TextAreaField {...of('text')} label="Results" maxLength={CAREER_LIMITS.text} rows={4} />
      </fieldset>
    </details>
  );
}
