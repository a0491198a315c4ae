import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { DescriptionList } from '@/app/_components/description-list';
import { controlAttributes, FieldFrame } from '@/app/_components/field/field-frame';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { KeyField } from '@/app/_components/form/key-field';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { Link } from '@/app/_components/link';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/platform/auth/require-user';
import { ACCEPT, PAGE_LIMITS } from '@/lib/internships/imports/limits';

const TITLE = 'Import';
const FORM = 'check file';

export async function generateMetadata(): Promise<Metadata> {
  return { title: titleAfter(await outcomeOf(FORM), TITLE) };
}

const MEGABYTES = PAGE_LIMITS.maxBytes / 1024 / 1024;
const ROWS = PAGE_LIMITS.rows.toLocaleString('en-US');

const FORMAT = [
  {
    term: 'JSON',
    detail: 'A list of internships, or one per line, with the field names from the page for developers.',
  },
  {
    term: 'CSV',
    detail:
      'The first row has the same names, in upper or lower case. Save it from Excel as “CSV UTF-8” or “CSV”. For lists, put each item on its own line in the cell.',
  },
  {
    term: 'Required in every row',
    detail:
      'title, company, industryId, location, duration, applicationDeadline, applyLink, descriptionParagraph',
  },
  { term: 'Industry', detail: 'The industry’s number or name, or the last part of its web address.' },
  { term: 'Application link', detail: 'A web address, e-mail address or phone number.' },
  {
    term: 'Deadline',
    detail: 'A date, such as 31 January 2027, 31/01/2027 or 2027-01-31. You can add a time (Nairobi).',
  },
  {
    term: 'Stipend',
    detail: 'Whole shillings a month in stipend.min and stipend.max, or both in stipend: 15,000 - 20,000.',
  },
];

export default async function Import() {
  await requireUser('/dashboard/import');
  const outcome = await outcomeOf(FORM);
  const error = outcome?.errors.file ?? outcome?.message;
  const field = {
    name: 'file',
    label: 'File of internships',
    hint: `JSON or CSV, at most ${MEGABYTES} MB and ${ROWS} internships`,
    error,
  };
  return (
    <div className="grid gap-8">
      <PageHeading
        title={TITLE}
        intro="Publish many internships at once. First we check the file and show you what will happen to each row."
      />
      <form
        action="/api/admin/imports"
        method="post"
        encType="multipart/form-data"
        noValidate
        className="max-w-form grid gap-5"
      >
        <KeyField />
        {error !== undefined && <FormErrorSummary message={error} errors={{ file: error }} />}
        <FieldFrame {...field}>
          <input type="file" accept={ACCEPT} {...controlAttributes(field)} className="control" />
        </FieldFrame>
        <div>
          <Button type="submit">Check file</Button>
        </div>
      </form>
      <section aria-labelledby="format" className="max-w-text grid gap-4">
        <h2 id="format" className="text-lead">
          File format
        </h2>
        <p>
          <a href="/api/admin/imports/template.csv" download className="font-medium">
            Download a template
          </a>{' '}
          (CSV) with all columns and an example row.
        </p>
        <DescriptionList facts={FORMAT} />
        <p>
          Every row must follow the rules of <Link href="/dashboard/internships/new">Create internship</Link>.
          The page <Link href="/developers">For developers</Link> lists all fields.
        </p>
      </section>
    </div>
  );
}
