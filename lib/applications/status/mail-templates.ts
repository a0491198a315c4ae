import type { Addressee } from '@/lib/platform/mail/addressee';
import { salutation } from '@/lib/trust/fraud-checks/plain-name';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { groupedPhone } from '@/lib/platform/format/phone';
import { formatDateTime } from '@/lib/platform/format/dates';
import type { Mail } from '@/lib/platform/mail/outbox';
import { renderTemplate, type TemplateParts } from '@/lib/platform/mail/template';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { storedTime } from '@/lib/platform/format/stored-moment';
import type { ApplicationRecord } from '@/models/application';
import {
  calledOff,
  inPlaceOf,
  interviewOff,
  interviewTime,
  isChanged,
  isMoved,
  nextStepOfInvited,
  type StoredInterview,
} from './interview';
import { writeInterviewCalendar } from './interview-calendar';
import { CLOSING_MESSAGES, nextStepOf } from './step-words';
import { countNoun } from '@/lib/platform/format/count-noun';

interface Listing {
  title: string;
  company: string;
}

export interface ToldStep {
  status: ToldStatus;
  at: Date;
  message?: string | null;
  interview?: ApplicationRecord['interview'];
  /** The application before the step, so that the e-mail can say what a second invitation changes. */
  before: Pick<ApplicationRecord, '_id' | 'status' | 'interview'>;
}

/** Statuses that applicants get an e-mail about, except the first. */
export const TOLD_STATUSES = [
  'shortlisted',
  'interview',
  'offered',
  'not selected',
  'no answer',
  'handled outside',
] as const satisfies readonly ApplicationStatus[];
export type ToldStatus = (typeof TOLD_STATUSES)[number];

export const isTold = (status: ApplicationStatus): status is ToldStatus =>
  (TOLD_STATUSES as readonly ApplicationStatus[]).includes(status);

const SUBJECTS: Readonly<Record<ToldStatus, string>> = {
  shortlisted: 'Your application: you’re shortlisted',
  interview: 'Your application: you’re invited to an interview',
  offered: 'Your application: you have an offer',
  'not selected': 'Your application: you weren’t selected this time',
  'no answer': 'Your application: no answer',
  'handled outside': 'Your application: closed here',
};

const MEANINGS: Readonly<Record<ToldStatus, (listing: Listing) => string>> = {
  shortlisted: ({ title, company }) => `${company} has shortlisted you for ${title}.`,
  interview: ({ title, company }) => `${company} has invited you to an interview for ${title}.`,
  offered: ({ title, company }) => `${company} has offered you ${title}.`,
  'not selected': ({ title, company }) => `You weren’t selected this time for ${title} at ${company}.`,
  'no answer': ({ title, company }) =>
    `${company} didn’t answer your application for ${title} within 15 days of the deadline, so we’ve closed it. This says nothing about you.`,
  'handled outside': ({ title, company }) =>
    `${company} answers applications for ${title} directly, so we can’t see the result. The deadline was 15 days ago, so we’ve closed yours here.`,
};

type Paragraphs = TemplateParts['paragraphs'];

/** The time in our words, then what the employer typed, as a quotation. */
function interviewLines(
  { at, place, link: address, phone, contact }: StoredInterview,
  heading = '',
): Paragraphs {
  const quote = [
    place && `Place: ${place}`,
    address && `Video call link: ${address}`,
    phone && `Phone: ${groupedPhone(phone)}`,
    contact && `Contact: ${contact}`,
  ]
    .filter(Boolean)
    .join('\n');
  return [`${heading}Time: ${interviewTime(at)}`, ...(quote === '' ? [] : [{ quote }])];
}

const QUOTED = 'The quoted lines are the employer’s words. No one has checked them.';

interface StepText {
  subject: string;
  paragraphs: Paragraphs;
}

const ATTACHED = 'The attached file adds it to your calendar.';

function movedText(
  { title, company }: Listing,
  { before, after }: { before: StoredInterview; after: StoredInterview },
): StepText {
  const moved =
    storedTime(before.at) === storedTime(after.at)
      ? `${company} has changed where your interview for ${title} is. The time stays ${interviewTime(after.at)}.`
      : `${company} has moved your interview for ${title} from ${formatDateTime(before.at)} to ${interviewTime(after.at)}.`;
  return {
    subject: 'Your application: your interview has moved',
    paragraphs: [
      moved,
      ...interviewLines(after, 'Now:\n'),
      ...interviewLines(before, 'Before:\n'),
      QUOTED,
      'If it’s in your calendar, open the attached file. The new one replaces the old one.',
    ],
  };
}

function textOf(listing: Listing, { status, interview, before }: ToldStep): StepText {
  const lines = status === 'interview' && interview ? [...interviewLines(interview), QUOTED] : [];
  if (status === 'interview' && before.status === 'interview') {
    const former = before.interview;
    if (former && interview && isMoved(former, interview))
      return movedText(listing, { before: former, after: interview });
    if (!isMoved(former, interview))
      return {
        subject: 'Your application: about your interview',
        paragraphs: [
          `${listing.company} has written to you about your interview for ${listing.title}.`,
          ...lines,
        ],
      };
  }
  const off = calledOff({ ...before, status }, new Date());
  return {
    subject: SUBJECTS[status],
    paragraphs: [
      MEANINGS[status](listing),
      ...lines,
      ...(lines.length > 0 ? [ATTACHED] : []),
      ...(off ? [off] : []),
    ],
  };
}

/** The calendar file of an invitation, if it is the first or changes the interview. */
function calendarOf(listing: Listing, { status, at, interview, before }: ToldStep, url: string) {
  if (status !== 'interview' || !interview) return undefined;
  if (before.status === 'interview' && !isChanged(before.interview, interview)) return undefined;
  return writeInterviewCalendar({
    id: before._id.toHexString(),
    interview: inPlaceOf(before.interview, interview),
    listing,
    changedAt: at,
    url,
  });
}

const nextStep = ({ status, interview, before }: ToldStep): string =>
  status === 'interview'
    ? nextStepOfInvited(interview && inPlaceOf(before.interview, interview), new Date())
    : nextStepOf(status);

const GOES_ON: readonly ToldStatus[] = ['shortlisted', 'interview', 'offered'];

/** Follows the employer's own words, so that nobody mistakes them for ours. */
const QUOTE_ENDS = 'The employer’s message ends here. No one has checked it.';

const REASONS: ReadonlyMap<string, string> = new Map([
  [CLOSING_MESSAGES.filled, 'Reason: position filled.'],
  [CLOSING_MESSAGES.cancelled, 'Reason: internship cancelled.'],
]);

function saidBy({ company }: Listing, { message }: ToldStep) {
  if (!message) return [];
  const reason = REASONS.get(message);
  return reason === undefined ? [`${company} writes:`, { quote: message }, QUOTE_ENDS] : [reason];
}

/** Tells the applicant the outcome, set by the employer or by the day-15 timeout, and what comes next. */
export function stepTemplate(to: Addressee, listing: Listing, step: ToldStep): Mail {
  const { subject, paragraphs } = textOf(listing, step);
  const page = absoluteUrl(`/dashboard/my-internships/${step.before._id.toHexString()}`);
  const calendar = calendarOf(listing, step, page);
  return {
    kind: `application ${step.status}`,
    to: to.email,
    ...(calendar !== undefined && { calendar }),
    ...renderTemplate({
      subject,
      greeting: salutation(to.firstName),
      paragraphs: [...paragraphs, ...saidBy(listing, step), `Next step: ${nextStep(step)}`],
      action: GOES_ON.includes(step.status)
        ? { label: calendar === undefined ? 'View this application' : 'Answer this invitation', url: page }
        : { label: 'Browse internships', url: absoluteUrl('/internships') },
      after: ['Never pay anyone for an internship or an interview.'],
    }),
  };
}

/** An interview as the employer's e-mails name it. */
export interface InterviewFacts {
  title: string;
  internshipId: string;
  applicationId: string;
  at: Date;
}

const viewApplicant = ({ internshipId, applicationId }: InterviewFacts) => ({
  label: 'View applicant',
  url: absoluteUrl(`/dashboard/employer-internships/${internshipId}/applicants/${applicationId}`),
});

/** Tells the employer whether an applicant comes to an interview. Contains neither the name nor the note. */
export const interviewReplyTemplate = (to: Addressee, facts: InterviewFacts & { coming: boolean }): Mail => ({
  kind: 'interview reply',
  to: to.email,
  ...renderTemplate({
    subject: facts.coming
      ? 'An applicant will come to an interview'
      : 'An applicant can’t come to an interview',
    greeting: salutation(to.firstName),
    paragraphs: facts.coming
      ? [`An applicant for ${facts.title} will come to the interview on ${interviewTime(facts.at)}.`]
      : [
          `An applicant for ${facts.title} can’t come to the interview on ${interviewTime(facts.at)}.`,
          'You can change the interview on the applicant’s page, or send your decision.',
        ],
    action: viewApplicant(facts),
  }),
});

/** Tells the employer that an applicant with an upcoming interview has withdrawn. Contains no name. */
export const interviewOffTemplate = (to: Addressee, facts: InterviewFacts): Mail => ({
  kind: 'interview called off',
  to: to.email,
  ...renderTemplate({
    subject: 'An applicant cancelled an interview',
    greeting: salutation(to.firstName),
    paragraphs: [`An applicant for ${facts.title} has withdrawn.`, interviewOff(facts.at)],
    action: viewApplicant(facts),
  }),
});

/** Tells the employer how many applicants have no answer yet. Contains no names. */
export const waitingTemplate = (
  to: Addressee,
  {
    title,
    internshipId,
    waiting,
    endsAt,
  }: { title: string; internshipId: string; waiting: number; endsAt: Date },
): Mail => ({
  kind: 'applicants waiting',
  to: to.email,
  ...renderTemplate({
    subject: `${countNoun(waiting, 'applicant is', 'applicants are')} waiting for your answer: ${title}`,
    greeting: salutation(to.firstName),
    paragraphs: [
      `The deadline for ${title} has passed, and ${countNoun(waiting, 'applicant still needs', 'applicants still need')} an answer.`,
      `Answer by ${formatDateTime(endsAt)}. After that, we’ll close the rest as “No answer” and tell the applicants.`,
    ],
    action: {
      label: 'Answer applicants',
      url: absoluteUrl(`/dashboard/employer-internships/${internshipId}`),
    },
    after: ['You can reply to several at once with one message.'],
  }),
});
