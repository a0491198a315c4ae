import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { Deadline } from '@/app/_components/listing/deadline';
import { PageHeading } from '@/app/_components/page-heading';
import { Pagination } from '@/app/_components/pagination';
import { StatusTag } from '@/app/_components/tag';
import { isFinal } from '@/lib/applications/steps';
import { listUnanswered } from '@/lib/applications/list-unanswered';
import { listApplicants } from '@/lib/applications/list-applicants';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { AppError } from '@/lib/platform/core/errors';
import type { InternshipSummary } from '@/lib/internships/mapper';
import { readOwnInternship } from '@/lib/internships/read-own';
import { attempt } from '../../_components/attempt';
import { keepWithin, pageHref, readPage, type ListProps } from '../../_components/list-page';
import { LoadFailure } from '../../_components/load-failure';
import { ApplicantsTable } from './applicants-table';
import { BulkMove } from './bulk-move';
import { ListingActions } from './listing-actions';
import { ListingWeeks } from './listing-weeks';
import { InternshipNotFound } from './internship-not-found';

const PARENT = '/dashboard/employer-internships';

export const metadata: Metadata = { title: 'Applicants' };

type Found = Awaited<ReturnType<typeof listApplicants>>;

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

/** Ids of the applicants without an answer; asked for only where they do not fit on one page. */
async function waitingAmong(user: SignedInUser, internshipId: string, found: Found): Promise<string[]> {
  if (found.totalPages > 1) return (await attempt(listUnanswered(user, { internshipId }))) ?? [];
  return found.applicants.filter(({ status }) => !isFinal(status)).map(({ _id }) => _id);
}

export default async function Applicants(props: Props) {
  const { internshipId } = await props.params;
  const path = `${PARENT}/${internshipId}`;
  const user = await requireUser(path);
  const internship = await ownInternship(user, internshipId);
  if (!internship) return <InternshipNotFound />;
  const page = await readPage(props);
  const found = await attempt(listApplicants(user, { internshipId, page }));
  if (found) keepWithin(path, found);
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
        {!found && <LoadFailure message="Failed to fetch applicants" href={pageHref(path, page)} />}
        {found?.total === 0 && (
          <EmptyState title="No applicants yet">
            <p>Everybody who applies is listed here, with the resume they sent.</p>
          </EmptyState>
        )}
        {found && found.total > 0 && (
          <>
            <BulkMove waiting={await waitingAmong(user, internshipId, found)} />
            <ApplicantsTable applicants={found.applicants} internshipId={internshipId} />
            <Pagination {...found} label="Applicants" hrefOf={(wanted) => pageHref(path, wanted)} />
          </>
        )}
      </section>
      <ListingActions id={internshipId} page={path} />
      <ListingWeeks user={user} internshipId={internshipId} />
    </div>
  );
}
