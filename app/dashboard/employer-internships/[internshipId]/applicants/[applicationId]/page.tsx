import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { Link } from '@/app/_components/link';
import { Moment } from '@/app/_components/moment';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { applicantFilters } from '@/lib/applications/board/applicant-filters';
import { readApplicant, type ApplicantDetails } from '@/lib/applications/board/read-applicant';
import { readResumeText } from '@/lib/applications/resumes/view-resume';
import { readClosing } from '@/lib/internships/closing/read-closing';
import { isOpen } from '@/lib/internships/listings/open-status';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import type { DocumentText } from '@/lib/platform/files/document-text';
import { isKnown, storedTime } from '@/lib/platform/format/stored-moment';
import { toLocal } from '../../../../internships/form-values';
import { ApplicationHistory } from '../../../../_components/application-history';
import { ApplicantStatus } from '../../../../_components/application-status';
import { attempt } from '../../../../_components/attempt';
import { InterviewFacts } from '../../../../_components/interview-facts';
import { itemTitle } from '../../../../_components/item-title';
import { narrowedHref, readFilters, type ListProps } from '../../../../_components/list-page';
import { LoadFailure } from '../../../../_components/load-failure';
import { foundOr404 } from '../../../../_components/staff/found-or-404';
import { DownloadResume } from '../../download-resume';
import { isPdf, ResumeView } from '../../resume-view';
import { ResumesUntil } from '../../resumes-until';
import { MoveForm } from './move-form';
import { Notes } from './notes';
import { PageFields } from './page-fields';
import { SentCareer } from './sent-career';
import { ShortlistButton } from './shortlist-button';
import { ApplicantContact } from '../../../_components/applicant-contact';
import { isDecided } from '../../../_components/closing-reasons';
import { educationOf } from '../../../_components/education';

const PARENT = '/dashboard/employer-internships';

interface Props extends ListProps {
  params: Promise<{ internshipId: string; applicationId: string }>;
}

const nameOf = ({ user }: ApplicantDetails['applicant']): string => `${user.firstName} ${user.lastName}`;

/** Reads the data separately, because the page must first read the resume, which marks the application as viewed. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const ids = await params;
  return {
    title: await itemTitle('Applicant', async (user) => nameOf((await readApplicant(user, ids)).applicant)),
  };
}

/** The CV, or the buttons to open it. */
function Cv({
  applicant: { _id, status, user, resume },
  listing,
  internshipId,
  readHref,
  text,
}: ApplicantDetails & {
  internshipId: string;
  readHref: string;
  /** Given only while the CV is open. */
  text: { opened: DocumentText | null | undefined } | null;
}) {
  const facts =
    status === 'withdrawn' ? (
      <p className="text-small text-muted">
        Contact and CV are no longer shown, because the application was withdrawn. Delete your copies.
      </p>
    ) : (
      <ResumesUntil deadline={listing.deadline} />
    );
  const actions = resume ? (
    <div className="flex flex-wrap items-start gap-3">
      {!text && isPdf(resume.fileName) && (
        <Button href={readHref} size="small">
          Read the CV
        </Button>
      )}
      <DownloadResume
        applicationId={_id}
        userId={user._id}
        internshipId={internshipId}
        fileName={resume.fileName}
        name={`${user.firstName} ${user.lastName}`}
      />
    </div>
  ) : (
    <p className="text-muted">No CV</p>
  );
  return (
    <div className="grid gap-4">
      {text ? (
        <ResumeView text={text.opened} applicationId={_id} />
      ) : (
        <h2 id="cv" className="text-lead">
          CV
        </h2>
      )}
      {actions}
      {facts}
    </div>
  );
}

/** The applicant's status, course, school and contact details, and the listing they applied to. */
function Summary({ applicant, listing, list }: ApplicantDetails & { list: string }) {
  const education = educationOf(applicant.career);
  return (
    <div className="grid gap-2 text-base">
      <ApplicantStatus {...applicant} />
      {education !== '' && <p className="text-text">{education}</p>}
      <p>
        Applied to <Link href={list}>{listing.title}</Link> on <Moment at={applicant.appliedAt} />
      </p>
      <p className="flex flex-wrap gap-x-6">
        <ApplicantContact user={applicant.user} />
      </p>
    </div>
  );
}

/** The fields of an invitation: the interview it would change, or only the contact. */
function knownInterview(interview: ApplicantDetails['interview'], user: SignedInUser) {
  const contact = `${user.firstName} ${user.lastName}, ${user.email}`;
  if (!interview) return { contact };
  const { at, place, link, phone } = interview;
  const isAhead = storedTime(at) > Date.now();
  return {
    ...(isAhead && { at: toLocal(at) }),
    place: place ?? undefined,
    link: link ?? undefined,
    phone: phone ?? undefined,
    contact: interview.contact ?? contact,
  };
}

export default async function ApplicantPage(props: Props) {
  const { internshipId, applicationId } = await props.params;
  const { read, decision } = await readFilters(props, ['read', 'decision']);
  const filters = await readFilters(props, ['q', 'status', 'sort'], applicantFilters.shape);
  const list = `${PARENT}/${internshipId}`;
  const path = `${list}/applicants/${applicationId}`;
  const user = await requireUser(path);
  const isRead = read === 'resume';
  // Reads the resume first, because this marks the application as viewed.
  const resume = isRead ? { opened: await attempt(readResumeText(user, { applicationId })) } : null;
  const found = await attempt(foundOr404(readApplicant(user, { ...filters, internshipId, applicationId })));
  const parent = { href: PARENT, label: 'My Internships' };
  if (!found) {
    return (
      <div className="grid gap-8">
        <PageHeading crumbs={[parent, { href: list, label: 'Applicants' }]} title="Applicant" />
        <LoadFailure href={path} />
      </div>
    );
  }
  const { applicant, history, interview, listing, next, nextId } = found;
  const isLast =
    nextId === null && isKnown(listing.deadline) && isOpen(new Date(listing.deadline), new Date());
  const closing = isLast ? await attempt(readClosing(user, { id: internshipId })) : undefined;
  const [moved, preview, downloaded] = [
    await outcomeOf('move'),
    await outcomeOf('preview move'),
    await outcomeOf('download resume'),
  ];
  const steps = next.filter((status) => status !== 'viewed');
  const action = `/api/employer/applications/${applicationId}/status`;
  const fields = <PageFields internshipId={internshipId} isRead={isRead} filters={filters} />;
  const readHref = `${narrowedHref(path, { ...filters, read: 'resume' })}#resume`;
  return (
    <div className="@container grid gap-8">
      <PageHeading
        crumbs={[parent, { href: narrowedHref(list, filters), label: 'Applicants' }]}
        title={nameOf(applicant)}
        intro={<Summary {...found} list={list} />}
        actions={
          <>
            {steps.includes('shortlisted') && <ShortlistButton action={action}>{fields}</ShortlistButton>}
            {nextId !== null && (
              <Button
                href={narrowedHref(`${list}/applicants/${nextId}`, { ...filters, ...(isRead && { read }) })}
                variant="secondary"
              >
                Next applicant
              </Button>
            )}
            {closing && isDecided(closing) && (
              <Button href={`${list}?extend=yes#extend`} variant="secondary">
                Close the listing
              </Button>
            )}
          </>
        }
      />
      <OutcomeNotice outcome={moved} only={steps.length > 0 ? 'success' : undefined} />
      <OutcomeNotice outcome={downloaded} />
      <div className="grid items-start gap-10 *:min-w-0 @min-[48rem]:grid-cols-[minmax(0,1fr)_19rem] @min-[48rem]:grid-rows-[auto_1fr]">
        <div className="grid gap-10">
          <Cv {...found} internshipId={internshipId} readHref={readHref} text={resume} />
          {applicant.career && <SentCareer career={applicant.career} />}
        </div>
        <div className="grid gap-10 @min-[48rem]:row-span-2">
          {interview && <InterviewFacts interview={interview} withReply />}
          {steps.length > 0 && (
            <section aria-labelledby="answer" className="grid gap-4">
              <h2 id="answer" className="text-lead">
                Decision
              </h2>
              {preview?.ok && preview.values.preview !== undefined && (
                <Notice title="The applicant will read">
                  <p className="whitespace-pre-line">{preview.values.preview}</p>
                </Notice>
              )}
              <MoveForm
                action={action}
                from={applicant.status}
                steps={steps}
                page={narrowedHref(path, { ...filters, ...(isRead && { read }) })}
                decision={decision}
                interview={knownInterview(interview, user)}
                outcome={preview ?? (moved?.ok ? null : moved)}
              >
                {fields}
              </MoveForm>
            </section>
          )}
        </div>
        <div className="grid gap-10">
          <Notes notes={found.notes} applicationId={applicationId}>
            {fields}
          </Notes>
          <section aria-labelledby="history" className="grid gap-4">
            <h2 id="history" className="text-lead">
              Timeline
            </h2>
            <ApplicationHistory history={history} />
          </section>
        </div>
      </div>
    </div>
  );
}
