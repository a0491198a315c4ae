import type { Metadata } from 'next';
import { cache } from 'react';
import { Button } from '@/app/_components/button';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import type { OwnApplication } from '@/lib/applications/tracking/own-application';
import { readOwnApplication } from '@/lib/applications/tracking/read-own';
import { ELSEWHERE, nextStatuses } from '@/lib/applications/status/status-transitions';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { formatDate } from '@/lib/platform/format/dates';
import { isKnown } from '@/lib/platform/format/stored-moment';
import { ApplicationHistory } from '../../_components/application-history';
import { InterviewFacts } from '../../_components/interview-facts';
import { attempt } from '../../_components/attempt';
import { LoadFailure } from '../../_components/load-failure';
import { foundOr404 } from '../../_components/staff/found-or-404';
import { itemTitle } from '../../_components/item-title';
import { InterviewReply } from './interview-reply';
import { OwnOutcome } from './own-outcome';

const PARENT = '/dashboard/my-internships';
const CRUMBS = [{ href: PARENT, label: 'My Internships' }];

const find = cache((user: SignedInUser, id: string) => readOwnApplication(user, { id }));

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  const { id } = await params;
  return {
    title: await itemTitle('Application', async (user) => (await find(user, id)).internshipId?.title),
  };
}

const isStillToCome = (interview: OwnApplication['interview']): boolean =>
  Date.parse(interview?.at ?? '') > Date.now();

/** Collapsed, so that nobody withdraws by mistake. Works without JavaScript. */
function Withdraw({ _id, interview }: OwnApplication) {
  const isToCome = isStillToCome(interview);
  return (
    <details className="max-w-text">
      <summary className="text-link min-h-12 py-2.5 font-semibold">Withdraw this application</summary>
      <form method="post" action={`/api/applications/${_id}/withdraw`} className="grid gap-4 pt-2">
        <p>
          The employer can no longer open your CV, and the application ends. You can’t apply to this
          internship again.{isToCome && ' We’ll tell the employer that the interview is cancelled.'}
        </p>
        <div>
          <Button type="submit" variant="danger">
            Withdraw
          </Button>
        </div>
      </form>
    </details>
  );
}

/** Applicants who are answered elsewhere record the outcome here. */
const hasOwnOutcome = ({ answeredHere, warning, status }: OwnApplication): boolean =>
  !answeredHere && warning === null && ELSEWHERE.includes(status);

function Body({ application }: { application: OwnApplication }) {
  const { status, final, nextStep, warning, history, interview, internshipId: listing } = application;
  return (
    <>
      {warning !== null && (
        <Notice tone="error" title="This internship was taken down">
          {warning.map((line) => (
            <p key={line} className="mt-2">
              {line}
            </p>
          ))}
        </Notice>
      )}
      <section aria-labelledby="next" className="max-w-text grid gap-2">
        <h2 id="next" className="text-lead">
          Next step
        </h2>
        <p>{nextStep}</p>
        {!final && warning === null && isKnown(listing?.answerBy) && (
          <p className="text-muted">
            {application.answeredHere
              ? `Expect an answer by ${formatDate(listing?.answerBy)}.`
              : `The employer answers you directly, not here. We’ll close this application here on ${formatDate(listing?.answerBy)}.`}
          </p>
        )}
      </section>
      {listing && isKnown(listing.resumeUntil) && warning === null && status !== 'withdrawn' && (
        <p className="text-small text-muted max-w-text">
          {new Date(listing.resumeUntil) > new Date()
            ? `The employer can open your CV until ${formatDate(listing.resumeUntil)}, 90 days after the deadline.`
            : `The employer could open your CV until ${formatDate(listing.resumeUntil)}, 90 days after the deadline.`}
        </p>
      )}
      {interview && (
        <InterviewFacts
          interview={interview}
          calendar={
            isStillToCome(interview) ? `/api/applications/${application._id}/interview.ics` : undefined
          }
        />
      )}
      {interview && isStillToCome(interview) && (
        <InterviewReply applicationId={application._id} interview={interview} />
      )}
      <section aria-labelledby="history" className="grid gap-4">
        <h2 id="history" className="text-lead">
          Timeline
        </h2>
        <ApplicationHistory history={history} />
      </section>
      {hasOwnOutcome(application) && <OwnOutcome {...application} />}
      {nextStatuses('applicant', status).includes('withdrawn') && <Withdraw {...application} />}
    </>
  );
}

export default async function Application({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const path = `${PARENT}/${id}`;
  const user = await requireUser(path);
  const application = await attempt(foundOr404(find(user, id)));
  if (!application) {
    return (
      <div className="grid gap-8">
        <PageHeading crumbs={CRUMBS} title="Application" />
        <LoadFailure href={path} />
      </div>
    );
  }
  const listing = application.internshipId;
  const outcome =
    (await outcomeOf('withdraw')) ??
    (hasOwnOutcome(application) ? null : await outcomeOf('outcome')) ??
    (isStillToCome(application.interview) ? null : await outcomeOf('interview'));
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={CRUMBS}
        title={listing?.title ?? 'Internship'}
        intro={listing?.company ?? 'This internship was removed.'}
        actions={
          listing &&
          !listing.deleted && (
            <Button href={listing.path} variant="secondary">
              View internship
            </Button>
          )
        }
      />
      <OutcomeNotice outcome={outcome} />
      <Body application={application} />
    </div>
  );
}
