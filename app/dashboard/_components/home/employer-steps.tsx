import type { EmployerHome } from '@/lib/operations/dashboard/read-employer-home';
import { formatShortDay } from '@/lib/platform/format/dates';
import { daysLeft, deadlineFacts } from '@/lib/platform/format/days-left';
import { Soon, type Step } from './next-steps';
import { countNoun } from '@/lib/platform/format/count-noun';

const LISTINGS = '/dashboard/employer-internships';

const FIRST_STEPS: readonly Step[] = [
  {
    title: 'Complete your employer profile',
    href: '/dashboard/employer',
    note: 'Graduates see it next to your listings, and it fills in your submissions.',
  },
  {
    title: 'Submit an internship',
    href: `${LISTINGS}/submit`,
    note: 'We review every listing and e-mail you our decision. Then its applicants appear here.',
  },
];

/** Highlights the time left to answer if it is at most this many days. */
const SOON = 7;

function timeLeft(answerBy: string, now: Date): string {
  const left = daysLeft(new Date(answerBy), now);
  return left === 0 ? 'ends today' : `${countNoun(left, 'day')} left`;
}

function answerStep({ _id, title, unanswered, answerBy }: EmployerHome['toAnswer'][number], now: Date): Step {
  const words = timeLeft(answerBy, now);
  return {
    title: `Answer ${countNoun(unanswered, 'applicant')}: ${title}`,
    href: `${LISTINGS}/${_id}`,
    when: daysLeft(new Date(answerBy), now) <= SOON ? <Soon>{words}</Soon> : words,
    note: `We close unanswered applications on ${formatShortDay(answerBy)}.`,
  };
}

const closingStep = (
  { _id, title, applicationDeadline }: EmployerHome['closing'][number],
  now: Date,
): Step => ({
  title: `${title} closes soon`,
  href: `${LISTINGS}/${_id}?extend=yes#extend`,
  when: <Soon>{deadlineFacts(applicationDeadline, now).note}</Soon>,
  note: 'Extend the deadline, or let it close.',
});

/** Most urgent first. Rejected submissions have their own notice. A new employer starts with the profile. */
export const employerSteps = ({ hasProfile, toAnswer, closing }: EmployerHome, now: Date): Step[] => [
  ...(hasProfile ? [] : FIRST_STEPS),
  ...toAnswer.map((listing) => answerStep(listing, now)),
  ...closing.map((listing) => closingStep(listing, now)),
];
