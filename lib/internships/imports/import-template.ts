import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { TIME_ZONE } from '@/lib/platform/core/locale';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { writeCsv } from '@/lib/platform/format/write-csv';
import type { CsvFile } from '@/lib/platform/http/csv-answer';
import { IMPORT_FIELDS, type ImportField } from './csv-columns';

/** Days until the deadline of the example. */
const OPEN_DAYS = 30;

/** Spreadsheets do not confuse the day and the month of such a date. */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: TIME_ZONE });

const EXAMPLE: Partial<Record<ImportField, string>> = {
  title: 'Example: Farm Records Intern',
  company: 'Example Farms',
  kind: 'internship',
  industryId: 'Agriculture & Agribusiness',
  location: 'Nakuru',
  county: 'Nakuru',
  remote: 'no',
  duration: '3 months',
  stipend: '15,000 - 20,000',
  isFeatured: 'no',
  applyLink: 'https://example.com/apply',
  descriptionIntroHeading: 'About the internship',
  descriptionParagraph:
    'You keep the records of a dairy farm with 200 cows.\n\nReplace this row with your own.',
  yourRole: 'Record the milk of each cow\nWrite the report of the week',
  whatWeLookFor: 'A diploma or degree in agriculture\nCareful work with numbers',
  niceToHaveSkills: 'Spreadsheets',
  whyJoinUs: 'You learn how a farm is managed',
  perksAndBenefits: 'Lunch',
  howToApply: 'Apply on our website.',
};

/** The stipend fits into one column. */
const COLUMNS = IMPORT_FIELDS.filter((name) => !name.includes('.'));

/** True for the listing in the template's example row, which is not meant to be published. */
export const isExample = ({ title, company }: { title: string; company: string }): boolean =>
  title === EXAMPLE.title && company === EXAMPLE.company;

/** Exports a CSV file with every column of an import and one example row. */
export function importTemplate(actor: Actor): CsvFile {
  authorize(actor, 'internship:import');
  const example = { ...EXAMPLE, applicationDeadline: day.format(Date.now() + OPEN_DAYS * DAY_MS) };
  return {
    fileName: 'Import template.csv',
    text: writeCsv(COLUMNS, [COLUMNS.map((name) => example[name] ?? '')]),
  };
}
