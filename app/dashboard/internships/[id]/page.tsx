import type { Metadata } from 'next';
import { cache } from 'react';
import { Button } from '@/app/_components/button';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/platform/auth/require-user';
import { readInternship } from '@/lib/internships/read-internship';
import { foundOr404 } from '../../_components/staff/found-or-404';
import { InternshipForm } from '../internship-form';
import { itemTitle } from '../../_components/item-title';

const PARENT = '/dashboard/internships';

const find = cache((id: string) => readInternship({ id }));

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  const { id } = await params;
  return { title: await itemTitle('Edit internship', async () => (await find(id)).title) };
}

export default async function EditInternship({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireUser(`${PARENT}/${id}`);
  const internship = await foundOr404(find(id));
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: PARENT, label: 'Internships' }]}
        title={internship.title}
        intro={internship.company}
        actions={
          <Button href={internship.path} variant="secondary">
            See it on the site
          </Button>
        }
      />
      <InternshipForm
        draft={internship}
        read={internship}
        action={`/api/internships/${id}`}
        method="PUT"
        fallback="Failed to update internship"
        button="Save changes"
        times={{ message: 4_000, leave: 4_000, to: PARENT }}
        back="Back to internships"
      />
    </div>
  );
}
