import type { Metadata } from 'next';
import { cache } from 'react';
import { notFound } from 'next/navigation';
import { Button } from '@/app/_components/button';
import { DescriptionList } from '@/app/_components/description-list';
import { KeyField } from '@/app/_components/form/key-field';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { industryById } from '@/lib/internships/industries/industries';
import { kindText } from '@/lib/internships/listings/labels';
import { readOwnInternship } from '@/lib/internships/listings/read-own';
import { LISTING_FIELDS } from '@/lib/internships/listings/listing-fields';
import { stipendText } from '@/lib/internships/listings/stipend';
import { requireUser } from '@/lib/platform/auth/require-user';
import { AppError } from '@/lib/platform/core/errors';
import { formatDate, formatDateTime } from '@/lib/platform/format/dates';
import { readSubmissionDraft } from '@/lib/internships/submissions/drafts/read-draft';
import type { WrittenFields } from '@/lib/internships/submissions/drafts/mapper';
import type { OwnSubmission } from '@/lib/internships/submissions/mapper';
import { STATED_NAMES, SUBMISSION_NAMES } from '@/lib/internships/submissions/submission-fields';
import { readOwnSubmission } from '@/lib/internships/submissions/read-own';
import { SubmissionStatusTag } from '../../../_components/submission-status';
import { SubmissionForm } from '../../_components/submission-form';
import { itemTitle } from '../../../_components/item-title';
import { attempt } from '../../../_components/attempt';
import { readFilters, type ListProps } from '../../../_components/list-page';
import { Slow } from '../../../_components/slow';
import { DraftNotice } from '../../_components/draft-notice';
import { LISTINGS, SUBMISSION_FORM, SUBMISSIONS } from '../../paths';

interface Props extends ListProps {
  params: Promise<{ id: string }>;
}

const find = cache((user: SignedInUser, id: string) => readOwnSubmission(user, { id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const title = await itemTitle('Submission', async (user) => (await find(user, id)).title);
  return { title: titleAfter(await outcomeOf(SUBMISSION_FORM), title) };
}

async function ownSubmission(user: SignedInUser, id: string): Promise<OwnSubmission> {
  try {
    return await find(user, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') notFound();
    throw error;
  }
}

const lines = (text: string) => <span className="whitespace-pre-line">{text}</span>;

function statedFacts(submission: OwnSubmission) {
  const { stipend, kind, county, industryId, descriptionParagraph } = submission;
  const lists = (['yourRole', 'whatWeLookFor', 'niceToHaveSkills', 'perksAndBenefits'] as const).map(
    (name) => ({ term: LISTING_FIELDS[name].label, detail: submission[name]?.join('\n') }),
  );
  return [
    { term: 'Pay', detail: stipend ? stipendText(stipend) : undefined },
    { term: 'Type', detail: kind === null ? undefined : kindText(kind) },
    { term: 'Industry', detail: industryId === null ? undefined : industryById(industryId)?.name },
    { term: 'County', detail: county ?? undefined },
    { term: 'Description', detail: descriptionParagraph ?? undefined },
    ...lists,
  ].flatMap(({ term, detail }) => (detail ? [{ term, detail: lines(detail) }] : []));
}

const factsOf = (submission: OwnSubmission) => [
  { term: 'Company', detail: submission.company },
  { term: 'Location', detail: submission.location },
  { term: 'Duration', detail: submission.duration },
  { term: 'Deadline', detail: formatDateTime(submission.applicationDeadline) },
  { term: 'How to apply', detail: <span className="whitespace-pre-line">{submission.howToApply}</span> },
  { term: 'Application link', detail: <span className="break-all">{submission.applyLink}</span> },
  ...statedFacts(submission),
  ...(submission.publishOn === null
    ? []
    : [{ term: 'Publish on', detail: formatDate(submission.publishOn) }]),
  { term: 'Details file', detail: <span className="break-words">{submission.file.fileName}</span> },
  { term: 'Submitted', detail: formatDateTime(submission.createdAt) },
];

async function Correction({ user, submission }: { user: SignedInUser; submission: OwnSubmission }) {
  const { _id: about, status } = submission;
  const [draft, outcome] = await Promise.all([
    attempt(readSubmissionDraft(user, { about })),
    outcomeOf(SUBMISSION_FORM),
  ]);
  return (
    <section aria-labelledby="correct" className="grid gap-6">
      <h2 id="correct" className="text-lead">
        {status === 'rejected' ? 'Edit and submit again' : 'Edit while it’s waiting'}
      </h2>
      {draft && !outcome && <DraftNotice {...draft} />}
      <SubmissionForm
        about={about}
        target={{ to: 'submission', id: about }}
        filled={draft?.fields ?? saidIn(submission)}
        stored={submission.file}
        chosen={draft?.fileName}
        outcome={outcome?.ok ? null : outcome}
        button={status === 'rejected' ? undefined : 'Save changes'}
      >
        <KeyField />
      </SubmissionForm>
    </section>
  );
}

/** Returns the fields that are not empty. */
const saidIn = (submission: OwnSubmission): WrittenFields =>
  Object.fromEntries(
    [...SUBMISSION_NAMES, ...STATED_NAMES, 'publishOn' as const].flatMap((name) =>
      submission[name] === null ? [] : [[name, submission[name]] as const],
    ),
  );

async function isDeleted(user: SignedInUser, { internshipId }: OwnSubmission): Promise<boolean> {
  if (internshipId === null) return false;
  try {
    await readOwnInternship(user, { id: internshipId });
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return true;
    throw error;
  }
}

function Actions({ status, internshipId, _id }: OwnSubmission) {
  if (status === 'pending')
    return (
      <Button href={`${SUBMISSIONS}/${_id}?edit=yes`} variant="secondary">
        Edit
      </Button>
    );
  return (
    status === 'approved' &&
    internshipId !== null && <Button href={`${LISTINGS}/${internshipId}`}>See the applicants</Button>
  );
}

interface DetailsProps {
  user: SignedInUser;
  submission: OwnSubmission;
  /** Whether the form is open. */
  edits: boolean;
}

async function Details({ user, submission, edits }: DetailsProps) {
  const [outcome, isGone] = await Promise.all([outcomeOf(SUBMISSION_FORM), isDeleted(user, submission)]);
  const { status, title, comments } = submission;
  const isChanged = status === 'pending' && (edits || outcome !== null);
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[
          { href: LISTINGS, label: 'My Internships' },
          { href: SUBMISSIONS, label: 'Submissions' },
        ]}
        title={title}
        intro={<SubmissionStatusTag status={status} />}
        actions={!isChanged && !isGone && <Actions {...submission} />}
      />
      {isGone && <Notice title="This listing has been deleted" />}
      {status === 'rejected' && (
        <Notice tone="error" title="This submission was rejected">
          <p className="break-words whitespace-pre-line">{comments}</p>
        </Notice>
      )}
      {status === 'rejected' || isChanged ? (
        await Correction({ user, submission })
      ) : (
        <div className="max-w-text">
          <DescriptionList facts={factsOf(submission)} />
        </div>
      )}
    </div>
  );
}

export default async function OwnSubmissionPage({ params, searchParams }: Props) {
  const { id } = await params;
  const user = await requireUser(`${SUBMISSIONS}/${id}`);
  const submission = await ownSubmission(user, id);
  const { edit } = await readFilters({ searchParams }, ['edit']);
  return <Slow>{() => Details({ user, submission, edits: edit !== undefined })}</Slow>;
}
