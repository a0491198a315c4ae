import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { Deadline } from '@/app/_components/listing/deadline';
import { PageHeading } from '@/app/_components/page-heading';
import { StatusTag } from '@/app/_components/tag';
import { listApplicants } from '@/lib/applications/list-applicants';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { AppError } from '@/lib/platform/core/errors';
import type { InternshipSummary } from '@/lib/internships/mapper';
import { readOwnInternship } from '@/lib/internships/read-own';
import { attempt } from '../../_components/attempt';
import { keepWithin, narrowedHref, readFilters, readPage, type ListProps } from '../../_components/list-page';
import { LoadFailure } from '../../_components/load-failure';
import { ApplicantsList } from './applicants-list';
import { ListingActions } from './listing-actions';
import { ListingWeeks } from './listing-weeks';
import { InternshipNotFound } from './internship-not-found';

const PARENT = '/dashboard/employer-internships';

export const metadata: Metadata = { title: 'Applicants' };

interface Props extends ListProps {
  params: Promise<{ internshipId: string }>;
}

async function ownInternship(user: SignedInUser, id: string): Promise<InternshipSummary | null> {
  try {
    return await readOwnInternship(user, { id });
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return null;
    throw error;
  }
}

export default async function Applicants(props: Props) {
  const { internshipId } = await props.params;
  const path = `${PARENT}/${internshipId}`;
  const user = await requireUser(path);
  const internship = await ownInternship(user, internshipId);
  if (!internship) return <InternshipNotFound />;
  const [page, filters] = await Promise.all([readPage(props), readFilters(props, ['q', 'status', 'sort'])]);
  const found = await attempt(listApplicants(user, { ...filters, internshipId, page }));
  if (found) keepWithin(path, found, filters);
  return (
    <div className="@container grid gap-8">
      <PageHeading
        crumbs={[{ href: PARENT, label: 'My Internships' }]}
        title={internship.title}
        intro={
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
            <StatusTag status={internship.status} />
            {internship.company}
            <Deadline at={internship.applicationDeadline} now={new Date()} />
          </p>
        }
        actions={
          <Button href={internship.path} variant="secondary">
            See the listing
          </Button>
        }
      />
      <section aria-labelledby="applicants" className="grid gap-4">
        <h2 id="applicants" className="text-lead">
          Applicants
        </h2>
        {found ? (
          <ApplicantsList path={path} internshipId={internshipId} filters={filters} found={found} />
        ) : (
          <LoadFailure message="Failed to fetch applicants" href={narrowedHref(path, filters, page)} />
        )}
      </section>
      <ListingActions id={internshipId} page={path} />
      <ListingWeeks user={user} internshipId={internshipId} />
    </div>
  );
}
