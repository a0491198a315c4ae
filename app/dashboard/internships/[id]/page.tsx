import type { Metadata } from 'next';
import { cache } from 'react';
import { Button } from '@/app/_components/button';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/platform/auth/require-user';
import { readInternshipForStaff } from '@/lib/internships/listings/read-for-staff';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { foundOr404 } from '../../_components/staff/found-or-404';
import { InternshipForm } from '../internship-form';
import { itemTitle } from '../../_components/item-title';

const PARENT = '/dashboard/internships';

const FORM = 'listing';

const find = cache((user: SignedInUser, id: string) => readInternshipForStaff(user, { id }));

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  const { id } = await params;
  const title = await itemTitle('Edit internship', async (user) => (await find(user, id)).title);
  return { title: titleAfter(await outcomeOf(FORM), title) };
}

export default async function EditInternship({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await requireUser(`${PARENT}/${id}`);
  const internship = await foundOr404(find(user, id));
  const outcome = await outcomeOf(FORM);
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: PARENT, label: 'Internships' }]}
        title={internship.title}
        intro={internship.company}
        actions={
          !internship.hidden && (
            <Button href={internship.path} variant="secondary">
              See it on the site
            </Button>
          )
        }
      />
      {internship.hidden && (
        <Notice title="Hidden from the site">
          <p>Only staff and its employer can see it. Editing it doesn’t show it again.</p>
        </Notice>
      )}
      {outcome?.ok && <Notice tone="success">{outcome.message}</Notice>}
      <InternshipForm
        draft={internship}
        read={internship}
        action={`/api/internships/${id}`}
        method="PUT"
        fallback="Failed to update internship"
        button="Save changes"
        times={{ message: 4_000, leave: 4_000, to: PARENT }}
        back="Back to internships"
        outcome={outcome}
      />
    </div>
  );
}
