import type { Metadata } from 'next';
import { PageHeading } from '@/app/_components/page-heading';
import { readApplicant, type ApplicantDetails } from '@/lib/applications/read-applicant';
import { requireUser } from '@/lib/platform/auth/require-user';
import { ApplicationHistory } from '../../../../_components/application-history';
import { ApplicationStatusTag } from '../../../../_components/application-status';
import { attempt } from '../../../../_components/attempt';
import { InterviewFacts } from '../../../../_components/interview-facts';
import { LoadFailure } from '../../../../_components/load-failure';
import { foundOr404 } from '../../../../_components/staff/found-or-404';
import { DownloadResume } from '../../download-resume';
import { MoveForm } from './move-form';
import { Notes } from './notes';

const PARENT = '/dashboard/employer-internships';

export const metadata: Metadata = { title: 'Applicant' };

interface Props {
  params: Promise<{ internshipId: string; applicationId: string }>;
}

function Contact({
  applicant: { _id, user, resume },
  internshipId,
}: ApplicantDetails & { internshipId: string }) {
  return (
    <div className="grid justify-items-start gap-3">
      <a href={`mailto:${user.email}`} className="wrap-anywhere">
        {user.email}
      </a>
      <a href={`tel:${user.phoneNumber}`} className="tabular-nums">
        {user.phoneNumber}
      </a>
      {resume ? (
        <DownloadResume
          applicationId={_id}
          userId={user._id}
          internshipId={internshipId}
          fileName={resume.fileName}
          name={`${user.firstName} ${user.lastName}`}
        />
      ) : (
        <p className="text-muted">No resume</p>
      )}
    </div>
  );
}

export default async function ApplicantPage({ params }: Props) {
  const { internshipId, applicationId } = await params;
  const list = `${PARENT}/${internshipId}`;
  const path = `${list}/applicants/${applicationId}`;
  const user = await requireUser(path);
  const found = await attempt(foundOr404(readApplicant(user, { internshipId, applicationId })));
  const crumbs = [
    { href: PARENT, label: 'My Internships' },
    { href: list, label: 'Applicants' },
  ];
  if (!found) {
    return (
      <div className="grid gap-8">
        <PageHeading crumbs={crumbs} title="Applicant" />
        <LoadFailure message="Failed to fetch the applicant" href={path} />
      </div>
    );
  }
  const { applicant, history, interview, next } = found;
  const steps = next.filter((status) => status !== 'viewed');
  return (
    <div className="@container grid gap-8">
      <PageHeading
        crumbs={crumbs}
        title={`${applicant.user.firstName} ${applicant.user.lastName}`}
        intro={<ApplicationStatusTag status={applicant.status} />}
      />
      <div className="grid items-start gap-x-12 gap-y-10 *:min-w-0 @min-[48rem]:grid-cols-2">
        <div className="grid gap-8">
          <section aria-labelledby="contact" className="grid gap-4">
            <h2 id="contact" className="text-lead">
              Contact and resume
            </h2>
            <Contact {...found} internshipId={internshipId} />
          </section>
          <Notes notes={found.notes} internshipId={internshipId} applicationId={applicationId} />
          {interview && <InterviewFacts interview={interview} />}
          <section aria-labelledby="history" className="grid gap-4">
            <h2 id="history" className="text-lead">
              Steps
            </h2>
            <ApplicationHistory history={history} />
          </section>
        </div>
        {steps.length > 0 && (
          <section aria-labelledby="answer" className="grid gap-4">
            <h2 id="answer" className="text-lead">
              Answer
            </h2>
            <MoveForm
              action={`/api/employer/applications/${applicationId}/status`}
              steps={steps}
              list={list}
            />
          </section>
        )}
      </div>
    </div>
  );
}
