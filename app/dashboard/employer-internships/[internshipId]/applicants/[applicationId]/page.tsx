import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { readApplicant, type ApplicantDetails } from '@/lib/applications/board/read-applicant';
import { readResumeText } from '@/lib/applications/resumes/view-resume';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { toLocal } from '../../../../internships/form-values';
import { ApplicationHistory } from '../../../../_components/application-history';
import { ApplicantStatus } from '../../../../_components/application-status';
import { attempt } from '../../../../_components/attempt';
import { InterviewFacts } from '../../../../_components/interview-facts';
import { itemTitle } from '../../../../_components/item-title';
import { LoadFailure } from '../../../../_components/load-failure';
import { foundOr404 } from '../../../../_components/staff/found-or-404';
import { DownloadResume } from '../../download-resume';
import { isPdf, ResumeView } from '../../resume-view';
import { ResumesUntil } from '../../resumes-until';
import { MoveForm } from './move-form';
import { Notes } from './notes';
import { SentCareer } from './sent-career';
import { ApplicantContact } from '../../../_components/applicant-contact';

const PARENT = '/dashboard/employer-internships';

interface Props {
  params: Promise<{ internshipId: string; applicationId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const nameOf = ({ user }: ApplicantDetails['applicant']): string => `${user.firstName} ${user.lastName}`;

/** Reads the data separately, because the page must first read the resume, which marks the application as viewed. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const ids = await params;
  return {
    title: await itemTitle('Applicant', async (user) => nameOf((await readApplicant(user, ids)).applicant)),
  };
}

function Contact({
  applicant: { _id, status, user, resume },
  deadline,
  internshipId,
  path,
}: ApplicantDetails & { internshipId: string; path: string }) {
  return (
    <div className="grid justify-items-start gap-3">
      <ApplicantContact user={user} />
      {resume && isPdf(resume.fileName) && (
        <Button href={`${path}?read=resume#resume`} size="small">
          Read the CV
        </Button>
      )}
      {resume ? (
        <DownloadResume
          applicationId={_id}
          userId={user._id}
          internshipId={internshipId}
          fileName={resume.fileName}
          name={`${user.firstName} ${user.lastName}`}
        />
      ) : (
        <p className="text-muted">No CV</p>
      )}
      {status === 'withdrawn' ? (
        <p className="text-small text-muted">
          Contact and CV are no longer shown, because the application was withdrawn. Delete your copies.
        </p>
      ) : (
        <ResumesUntil deadline={deadline} />
      )}
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

export default async function ApplicantPage({ params, searchParams }: Props) {
  const [{ internshipId, applicationId }, { read, decision }] = await Promise.all([params, searchParams]);
  const list = `${PARENT}/${internshipId}`;
  const path = `${list}/applicants/${applicationId}`;
  const user = await requireUser(path);
  const isRead = read === 'resume';
  // Reads the resume first, because this marks the application as viewed.
  const resume = isRead ? await attempt(readResumeText(user, { applicationId })) : undefined;
  const found = await attempt(foundOr404(readApplicant(user, { internshipId, applicationId })));
  const crumbs = [
    { href: PARENT, label: 'My Internships' },
    { href: list, label: 'Applicants' },
  ];
  if (!found) {
    return (
      <div className="grid gap-8">
        <PageHeading crumbs={crumbs} title="Applicant" />
        <LoadFailure href={path} />
      </div>
    );
  }
  const { applicant, history, interview, next } = found;
  const [moved, preview] = [await outcomeOf('move'), await outcomeOf('preview move')];
  const steps = next.filter((status) => status !== 'viewed');
  return (
    <div className="@container grid gap-8">
      <PageHeading crumbs={crumbs} title={nameOf(applicant)} intro={<ApplicantStatus {...applicant} />} />
      <OutcomeNotice outcome={moved} only={steps.length > 0 ? 'success' : undefined} />
      <div className="grid items-start gap-x-12 gap-y-10 *:min-w-0 @min-[48rem]:grid-cols-2">
        <div className="grid gap-8">
          <section aria-labelledby="contact-and-cv" className="grid gap-4">
            <h2 id="contact-and-cv" className="text-lead">
              Contact and CV
            </h2>
            <Contact {...found} internshipId={internshipId} path={path} />
          </section>
          {applicant.career && <SentCareer career={applicant.career} />}
          <Notes notes={found.notes} internshipId={internshipId} applicationId={applicationId} />
          {interview && <InterviewFacts interview={interview} withReply />}
          <section aria-labelledby="history" className="grid gap-4">
            <h2 id="history" className="text-lead">
              Timeline
            </h2>
            <ApplicationHistory history={history} />
          </section>
        </div>
        <div className="grid gap-10">
          {isRead && <ResumeView text={resume} applicationId={applicationId} />}
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
                action={`/api/employer/applications/${applicationId}/status`}
                from={applicant.status}
                steps={steps}
                list={list}
                internshipId={internshipId}
                decision={typeof decision === 'string' ? decision : undefined}
                interview={knownInterview(interview, user)}
                outcome={preview ?? (moved?.ok ? null : moved)}
              />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
