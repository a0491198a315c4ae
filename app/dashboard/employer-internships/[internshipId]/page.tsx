import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { Deadline } from '@/app/_components/listing/deadline';
import { PageHeading } from '@/app/_components/page-heading';
import { StatusTag } from '@/app/_components/tag';
import { sumOf } from '@/lib/applications/count-by-status';
import { listBoard } from '@/lib/applications/list-board';
import { listApplicants } from '@/lib/applications/list-applicants';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { AppError } from '@/lib/platform/core/errors';
import type { InternshipSummary } from '@/lib/internships/mapper';
import { readOwnInternship } from '@/lib/internships/read-own';
import { attempt } from '../../_components/attempt';
import { keepWithin, narrowedHref, readFilters, readPage, type ListProps } from '../../_components/list-page';
import { LoadFailure } from '../../_components/load-failure';
import { ApplicantsList, NoApplicants, type Filters } from './applicants-list';
import { ResumesUntil } from './resumes-until';
import { Board } from './board';
import { boardHref, Views } from './views';
import { ListingActions } from './listing-actions';
import { ListingTexts } from './listing-texts';
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

interface ViewProps {
  user: SignedInUser;
  path: string;
  internshipId: string;
}

async function BoardView({ user, path, internshipId }: ViewProps) {
  const found = await attempt(listBoard(user, { internshipId }));
  if (!found) return <LoadFailure message="Failed to fetch applicants" href={boardHref(path)} />;
  return sumOf(found.counts) === 0 ? (
    <NoApplicants />
  ) : (
    <Board path={path} internshipId={internshipId} columns={found.columns} />
  );
}

async function ListView({ page, filters, ...view }: ViewProps & { page: number; filters: Filters }) {
  const { user, path, internshipId } = view;
  const found = await attempt(listApplicants(user, { ...filters, internshipId, page }));
  if (!found)
    return <LoadFailure message="Failed to fetch applicants" href={narrowedHref(path, filters, page)} />;
  keepWithin(path, found, filters);
  return <ApplicantsList path={path} internshipId={internshipId} filters={filters} found={found} />;
}

export default async function Applicants(props: Props) {
  const { internshipId } = await props.params;
  const path = `${PARENT}/${internshipId}`;
  const user = await requireUser(path);
  const internship = await ownInternship(user, internshipId);
  if (!internship) return <InternshipNotFound />;
  const [page, filters] = await Promise.all([readPage(props), readFilters(props, ['q', 'status', 'sort'])]);
  const { view, extend } = await readFilters(props, ['view', 'extend']);
  const isBoard = view === 'board';
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
      <section aria-labelledby="applicants" className="grid min-w-0 gap-4 *:min-w-0">
        <h2 id="applicants" className="text-lead">
          Applicants
        </h2>
        <ResumesUntil deadline={internship.applicationDeadline} />
        <Views path={path} isBoard={isBoard} />
        {isBoard ? (
          <BoardView user={user} path={path} internshipId={internshipId} />
        ) : (
          <ListView user={user} path={path} internshipId={internshipId} page={page} filters={filters} />
        )}
      </section>
      <ListingTexts user={user} internshipId={internshipId} page={path} />
      <ListingActions id={internshipId} page={path} isOpen={extend !== undefined} />
      <ListingWeeks user={user} internshipId={internshipId} />
    </div>
  );
}
