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
    detail:
      'A list of internships, or one on each line, with the names of the fields on the page for developers.',
  },
  {
    term: 'CSV',
    detail:
      'The first row has the same names, in capitals or not. Save it from Excel as “CSV UTF-8” or “CSV”. Lists have one point on each line of their cell.',
  },
  {
    term: 'Needed in every row',
    detail:
      'title, company, industryId, location, duration, applicationDeadline, applyLink, descriptionParagraph',
  },
  { term: 'Industry', detail: 'The number of the industry, its name, or the last part of its address.' },
  { term: 'Application link', detail: 'A web address, an e-mail address or a phone number.' },
  {
    term: 'Deadline',
    detail: 'A day, such as 31 January 2027, 31/01/2027 or 2027-01-31, or a day with a time in Nairobi.',
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
        intro="Publish many internships at once. First the file is checked and you see what would become of each row."
      />
      <form
        action="/api/admin/imports"
        method="post"
        encType="multipart/form-data"
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
          What the file looks like
        </h2>
        <DescriptionList facts={FORMAT} />
        <p>
          Every row has to keep the rules of <Link href="/dashboard/internships/new">Create internship</Link>.
          All fields are listed on the page <Link href="/developers">For developers</Link>.
        </p>
      </section>
    </div>
  );
}
