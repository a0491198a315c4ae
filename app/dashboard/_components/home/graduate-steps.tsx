import type { OwnApplication } from '@/lib/applications/tracking/own-application';
import type { GraduateHome } from '@/lib/operations/dashboard/read-graduate-home';
import { formatDateTime } from '@/lib/platform/format/dates';
import { deadlineFacts } from '@/lib/platform/format/days-left';
import { Soon, type Step } from './next-steps';
import { countNoun } from '@/lib/platform/format/count-noun';

const APPLICATIONS = '/dashboard/my-internships';

const titleOf = ({ internshipId }: OwnApplication): string => internshipId?.title ?? 'your application';

const offerStep = (application: OwnApplication): Step => ({
  title: `Answer the offer: ${titleOf(application)}`,
  href: `${APPLICATIONS}/${application._id}`,
  note: application.nextStep,
});

const isDeclined = ({ interview }: OwnApplication): boolean => interview?.reply?.coming === false;

const interviewStep = (application: OwnApplication): Step => ({
  title: `${application.interview?.reply ? 'Prepare for your interview' : 'Answer the invitation'}: ${titleOf(application)}`,
  href: `${APPLICATIONS}/${application._id}`,
  when: application.interview && formatDateTime(application.interview.at),
  note: application.interview?.place ?? application.internshipId?.company,
});

const closingStep = (
  { title, company, path, applicationDeadline }: GraduateHome['closing'][number],
  now: Date,
): Step => ({
  title: `Apply: ${title}`,
  href: path,
  when: <Soon>{deadlineFacts(applicationDeadline, now).note}</Soon>,
  note: `${company} · saved`,
});

const resumeStep: Step = {
  title: 'Add your CV',
  href: '/dashboard/profile#resume',
  note: 'You need one to apply. Upload a file, or make one from your career profile.',
};

const waitingStep = (waiting: number): Step => ({
  title: `${countNoun(waiting, 'application')} waiting for an answer`,
  href: APPLICATIONS,
  note: 'Employers have until 15 days after the deadline. We’ll e-mail you every answer.',
});

/** Most urgent first. */
export const graduateSteps = (home: GraduateHome, now: Date): Step[] => [
  ...home.offers.map(offerStep),
  ...home.interviews.filter((one) => !isDeclined(one)).map(interviewStep),
  ...(home.hasResume ? [] : [resumeStep]),
  ...home.closing.map((listing) => closingStep(listing, now)),
  ...(home.waiting > 0 ? [waitingStep(home.waiting)] : []),
];
