import type { Metadata } from 'next';
import { cache } from 'react';
import { Button } from '@/app/_components/button';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { Deadline } from '@/app/_components/listing/deadline';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { StatusTag } from '@/app/_components/status-tag';
import { applicantFilters } from '@/lib/applications/board/applicant-filters';
import { sumOf } from '@/lib/applications/board/count-by-status';
import { listBoard } from '@/lib/applications/board/list-board';
import { listApplicants } from '@/lib/applications/board/list-applicants';
import { readResumeText } from '@/lib/applications/resumes/view-resume';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { AppError } from '@/lib/platform/core/errors';
import { lastDone, type FormOutcome } from '@/lib/platform/http/form-outcome';
import { readOwnInternship, type OwnListing } from '@/lib/internships/listings/read-own';
import { isOver, OVER } from '@/lib/internships/listings/resume-days';
import { readClosing } from '@/lib/internships/closing/read-closing';
import { formatDate } from '@/lib/platform/format/dates';
import { isKnown } from '@/lib/platform/format/stored-moment';
import { attempt } from '../../_components/attempt';
import { itemTitle } from '../../_components/item-title';
import {
  keepWithin,
  listTitle,
  narrowedHref,
  readFilters,
  readPage,
  type ListProps,
} from '../../_components/list-page';
import { ListRegion } from '../../_components/list-region';
import { LoadFailure } from '../../_components/load-failure';
import { PhoneFold } from '../../_components/phone-fold';
import { Slow } from '../../_components/slow';
import { ApplicantsList, NoApplicants, type Filters } from './applicants-list';
import { ResumesUntil } from './resumes-until';
import { Board } from './board';
import { boardHref, Views } from './views';
import { ListingActions } from './listing-actions';
import { ListingTexts } from './listing-texts';
import { UndoClosing } from './undo-closing';
import { ListingWeeks } from './listing-weeks';
import { InternshipNotFound } from './internship-not-found';

const PARENT = '/dashboard/employer-internships';

interface Props extends ListProps {
  params: Promise<{ internshipId: string }>;
}

const find = cache((user: SignedInUser, id: string) => readOwnInternship(user, { id }));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { internshipId } = await props.params;
  const title = await itemTitle('Applicants', async (user) => (await find(user, internshipId)).title);
  return { title: await listTitle(title, props, applicantFilters.shape) };
}

async function ownInternship(user: SignedInUser, id: string): Promise<OwnListing | null> {
  try {
    return await find(user, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return null;
    throw error;
  }
}

const failedOf = (outcome: FormOutcome | null | undefined): FormOutcome | null =>
  outcome && !outcome.ok ? outcome : null;

function UnseenNotice({ unseen, publishAt }: OwnListing) {
  if (unseen === null) return null;
  const words: Record<typeof unseen, [title: string, text: string]> = {
    'to come': [`It goes live on ${formatDate(publishAt)}`, 'Until then, only you can see it.'],
    'never published': [
      'It closed before it was published',
      'Only you have seen it. To publish it, copy it to a new submission.',
    ],
    'hidden by reports': [
      'Hidden while we check reports',
      'Several people reported it. We’ll e-mail you our decision.',
    ],
    'taken down': ['We have taken it down', 'We upheld reports about it, so it no longer shows on the site.'],
  };
  const [title, text] = words[unseen];
  return (
    <Notice title={title}>
      <p>{text}</p>
    </Notice>
  );
}

interface ViewProps {
  user: SignedInUser;
  path: string;
  internshipId: string;
}

async function BoardView({ user, path, internshipId }: ViewProps) {
  const found = await attempt(listBoard(user, { internshipId }));
  if (!found) return <LoadFailure href={boardHref(path)} />;
  return sumOf(found.counts) === 0 ? (
    <NoApplicants />
  ) : (
    <Board path={path} internshipId={internshipId} columns={found.columns} />
  );
}

interface ListViewProps extends ViewProps {
  page: number;
  filters: Filters;
  read: string | undefined;
}

async function ListView({ page, filters, read, user, path, internshipId }: ListViewProps) {
  // Reads the resume before the list, because this marks the application as viewed.
  const resume =
    read === undefined ? undefined : await attempt(readResumeText(user, { applicationId: read }));
  const found = await attempt(listApplicants(user, { ...filters, internshipId, page }));
  if (!found) return <LoadFailure href={narrowedHref(path, filters, page)} />;
  keepWithin(path, found, filters);
  return (
    <ApplicantsList
      path={path}
      internshipId={internshipId}
      filters={filters}
      found={found}
      reading={read === undefined ? undefined : { applicationId: read, text: resume }}
    />
  );
}

type Outcomes = Record<'extended' | 'closed' | 'undone', FormOutcome | null | undefined>;

interface BelowProps extends ListViewProps {
  internship: OwnListing;
  isBoard: boolean;
  /** Whether phones show the forms at first. */
  isOpen: boolean;
  outcomes: Outcomes;
}

/** The applicants, with the forms above and below them. */
async function Below({ internship, isBoard, isOpen, outcomes, ...list }: BelowProps) {
  const { user, path, internshipId } = list;
  const deadline = internship.applicationDeadline;
  const [facts, applicants, weeks] = await Promise.all([
    attempt(readClosing(user, { id: internshipId })),
    isBoard ? BoardView(list) : ListView(list),
    ListingWeeks({ user, internshipId }),
  ]);
  return (
    <>
      <UndoClosing id={internshipId} closed={facts?.closed} outcome={outcomes.undone} />
      <section aria-labelledby="applicants" className="min-w-0">
        <ListRegion
          isPart
          filters={
            <div className="flex flex-wrap items-center gap-x-8">
              <h2 id="applicants" className="text-lead">
                Applicants
              </h2>
              <Views path={path} isBoard={isBoard} />
            </div>
          }
        >
          {applicants}
        </ListRegion>
      </section>
      <PhoneFold title="Edit, extend or close" isOpen={isOpen}>
        <div className="grid gap-8">
          <ResumesUntil deadline={deadline} />
          <ListingTexts internshipId={internshipId} />
          <ListingActions
            id={internshipId}
            page={path}
            over={isKnown(deadline) && isOver(new Date(deadline), new Date()) ? OVER : null}
            facts={facts}
            outcomes={{ extended: failedOf(outcomes.extended), closed: failedOf(outcomes.closed) }}
          />
          {weeks}
        </div>
      </PhoneFold>
    </>
  );
}

export default async function Applicants(props: Props) {
  const { internshipId } = await props.params;
  const path = `${PARENT}/${internshipId}`;
  const user = await requireUser(path);
  const internship = await ownInternship(user, internshipId);
  if (!internship) return <InternshipNotFound />;
  const page = await readPage(props);
  const filters = await readFilters(props, ['q', 'status', 'sort'], applicantFilters.shape);
  const { view, extend, read } = await readFilters(props, ['view', 'extend', 'read']);
  const isBoard = view === 'board';
  const [extended, closed, undone, edited] = await Promise.all(
    (['extend', 'close', 'undo closing', 'edit'] as const).map(outcomeOf),
  );
  const done = lastDone([extended, closed, undone, edited]);
  const isOpen = extend !== undefined || [extended, closed].some((one) => one && !one.ok);
  const list = { user, path, internshipId, page, filters, read };
  return (
    <div className="@container grid gap-8">
      <PageHeading
        crumbs={[{ href: PARENT, label: 'My Internships' }]}
        title={internship.title}
        intro={
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
            <StatusTag
              status={internship.status}
              isHidden={internship.unseen !== null && internship.status === 'Open'}
            />
            {internship.company}
            <Deadline at={internship.applicationDeadline} now={new Date()} />
          </p>
        }
        actions={
          internship.unseen === null && (
            <Button href={internship.path} variant="secondary">
              See the listing
            </Button>
          )
        }
      />
      <UnseenNotice {...internship} />
      {done && <Notice tone="success">{done.message}</Notice>}
      <Slow mayFollow={extend === undefined && read === undefined && (isBoard || page === 1)}>
        {() => Below({ ...list, internship, isBoard, isOpen, outcomes: { extended, closed, undone } })}
      </Slow>
    </div>
  );
}
