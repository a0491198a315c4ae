import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { formatDateTime } from '@/lib/platform/format/dates';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { readImport, type CheckedImport } from '@/lib/internships/imports/kept-import';
import type { RowOutcome } from '@/lib/internships/imports/outcome';
import { foundOr404 } from '../../_components/staff/found-or-404';
import { RowsSection } from './rows-section';
import { itemTitle } from '../../_components/item-title';
import { countNoun } from '@/lib/platform/format/count-noun';

const PARENT = '/dashboard/import';
const FORM = 'import rows';
const FORM_ID = 'import-rows';

const find = cache((user: SignedInUser, id: string) => readImport(user, { id }));

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  const { id } = await params;
  const title = await itemTitle('Checked file', async (user) => (await find(user, id)).import.fileName);
  return { title: titleAfter(await outcomeOf(FORM), title) };
}

/** The row numbers that were ticked in the rejected form. */
const tickedIn = ({ values }: FormOutcome): ReadonlySet<number> =>
  new Set((values.row ?? '').split('\n').map(Number));

interface CheckedFileProps {
  params: Promise<{ id: string }>;
}

const internships = (count: number): string => countNoun(count, 'internship');

function leftOut({ at, duplicate, refused }: NonNullable<CheckedImport['done']>): string {
  const out = [
    ...(duplicate > 0 ? [countNoun(duplicate, 'duplicate')] : []),
    ...(refused > 0 ? [countNoun(refused, 'refused row')] : []),
  ].join(' and ');
  const imported = `Imported on ${formatDateTime(at)}.`;
  return out === '' ? imported : `${imported} Left out: ${out}.`;
}

interface ImportFormProps {
  id: string;
  /** The person who takes responsibility. */
  name: string;
  failed: FormOutcome | null;
}

function ImportForm({ id, name, failed }: ImportFormProps) {
  return (
    <form
      id={FORM_ID}
      action={`/api/admin/imports/${id}`}
      method="post"
      noValidate
      className="grid w-full gap-4"
    >
      {failed && <FormErrorSummary message={failed.message} errors={failed.errors} />}
      <CheckboxField
        name="takesOn"
        value="yes"
        label={`I, ${name}, have read the listings ticked below and take responsibility for them.`}
        error={failed?.errors.takesOn}
      />
      <div>
        <Button type="submit">Import ticked internships</Button>
      </div>
    </form>
  );
}

function Next({ checked, form }: { checked: CheckedImport; form: ReactNode }) {
  const { counts, done } = checked;
  return (
    <>
      {done && (
        <Notice tone="success" title={`${internships(done.created)} imported`}>
          <p>{leftOut(done)}</p>
        </Notice>
      )}
      {!done && counts.created > 0 && (
        <Notice title="Nothing has been imported yet">
          <p>
            We’ll keep the file until {formatDateTime(checked.keptUntil)}. You don’t need to choose it again.
          </p>
        </Notice>
      )}
      {counts.created === 0 && !done && (
        <Notice title="There is nothing to import">
          <p>Every row is already on the site or has a problem. Fix the file and check it again.</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {form}
        {done && <Button href="/dashboard/internships">See the internships</Button>}
        <Button href={PARENT} variant="secondary">
          Check another file
        </Button>
      </div>
    </>
  );
}

function RefusedRows({ id, rows }: { id: string; rows: readonly RowOutcome[] }) {
  return (
    <RowsSection title="Refused" rows={rows} reason="Problem">
      <p className="max-w-text">
        <a href={`/api/admin/imports/${id}/refused.csv`} download className="font-medium">
          Download the refused rows
        </a>{' '}
        (CSV) with the problem of each row. Correct them and check that file.
      </p>
    </RowsSection>
  );
}

export default async function CheckedFile({ params }: CheckedFileProps) {
  const { id } = await params;
  const user = await requireUser(`${PARENT}/${id}`);
  const { import: checked } = await foundOr404(find(user, id));
  const outcome = await outcomeOf(FORM);
  const failed = outcome?.ok === false ? outcome : null;
  const { rows, ignored, counts } = checked;
  const choice = { form: FORM_ID, ticked: failed ? tickedIn(failed) : undefined };
  const isClear = ({ doubts }: RowOutcome) => doubts === undefined;
  const those = (outcome: string) => rows.filter((row) => row.outcome === outcome);
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: PARENT, label: 'Import' }]}
        title={<span className="wrap-anywhere">{checked.fileName}</span>}
        intro={countNoun(rows.length, 'row')}
      />
      {counts.created === 0 && <OutcomeNotice outcome={failed} />}
      <Next
        checked={checked}
        form={
          counts.created > 0 && (
            <ImportForm id={checked._id} name={`${user.firstName} ${user.lastName}`} failed={failed} />
          )
        }
      />
      {ignored.length > 0 && (
        <p className="text-small text-muted max-w-text wrap-anywhere">
          Columns we don’t use: {ignored.slice(0, 50).join(', ')}
        </p>
      )}
      <RefusedRows id={checked._id} rows={those('refused')} />
      <RowsSection
        title={checked.done ? 'On the site' : 'Duplicates'}
        rows={those('duplicate')}
        reason={checked.done ? 'Where' : 'Duplicate of'}
      />
      <RowsSection
        title="Check these first"
        rows={those('create').filter((row) => !isClear(row))}
        reason="Reason"
        choice={choice}
      />
      <RowsSection title="Ready to import" rows={those('create').filter(isClear)} choice={choice} />
    </div>
  );
}
