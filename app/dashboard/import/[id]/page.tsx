import type { Metadata } from 'next';
import { cache } from 'react';
import { Button } from '@/app/_components/button';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { formatDateTime } from '@/lib/platform/format/dates';
import { readImport, type CheckedImport } from '@/lib/internships/imports/kept-import';
import type { RowOutcome } from '@/lib/internships/imports/outcome';
import { foundOr404 } from '../../_components/staff/found-or-404';
import { RowsSection } from './rows-section';
import { itemTitle } from '../../_components/item-title';

const PARENT = '/dashboard/import';
const FORM = 'import-rows';

const find = cache((user: SignedInUser, id: string) => readImport(user, { id }));

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  const { id } = await params;
  return { title: await itemTitle('Checked file', async (user) => (await find(user, id)).import.fileName) };
}

interface CheckedFileProps {
  params: Promise<{ id: string }>;
}

const counted = (count: number, thing: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? thing : `${thing}s`}`;
const internships = (count: number): string => counted(count, 'internship');

function leftOut({ at, duplicate, refused }: NonNullable<CheckedImport['done']>): string {
  const out = [
    ...(duplicate > 0 ? [counted(duplicate, 'duplicate')] : []),
    ...(refused > 0 ? [counted(refused, 'refused row')] : []),
  ].join(' and ');
  const imported = `Imported on ${formatDateTime(at)}.`;
  return out === '' ? imported : `${imported} Left out: ${out}.`;
}

function Next({ checked, name }: { checked: CheckedImport; name: string }) {
  const { _id, counts, done } = checked;
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
        {counts.created > 0 && (
          <form id={FORM} action={`/api/admin/imports/${_id}`} method="post" className="grid w-full gap-3">
            <CheckboxField
              name="takesOn"
              value="yes"
              label={`I, ${name}, have read the listings ticked below and take responsibility for them.`}
            />
            <div>
              <Button type="submit">Import ticked internships</Button>
            </div>
          </form>
        )}
        {done && <Button href="/dashboard/internships">See the internships</Button>}
        <Button href={PARENT} variant="secondary">
          Check another file
        </Button>
      </div>
    </>
  );
}

export default async function CheckedFile({ params }: CheckedFileProps) {
  const { id } = await params;
  const user = await requireUser(`${PARENT}/${id}`);
  const { import: checked } = await foundOr404(find(user, id));
  const outcome = await outcomeOf('import rows');
  const { rows, ignored } = checked;
  const isClear = ({ doubts }: RowOutcome) => doubts === undefined;
  const those = (outcome: string) => rows.filter((row) => row.outcome === outcome);
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: PARENT, label: 'Import' }]}
        title={<span className="wrap-anywhere">{checked.fileName}</span>}
        intro={counted(rows.length, 'row')}
      />
      <OutcomeNotice outcome={outcome} only="error" />
      <Next checked={checked} name={`${user.firstName} ${user.lastName}`} />
      {ignored.length > 0 && (
        <p className="text-small text-muted max-w-text wrap-anywhere">
          Columns we don’t use: {ignored.slice(0, 50).join(', ')}
        </p>
      )}
      <RowsSection title="Refused" rows={those('refused')} reason="Problem" />
      <RowsSection
        title={checked.done ? 'On the site' : 'Duplicates'}
        rows={those('duplicate')}
        reason={checked.done ? 'Where' : 'Duplicate of'}
      />
      <RowsSection
        title="Check these first"
        rows={those('create').filter((row) => !isClear(row))}
        reason="Reason"
        chosenIn={FORM}
      />
      <RowsSection title="Ready to import" rows={those('create').filter(isClear)} chosenIn={FORM} />
    </div>
  );
}
