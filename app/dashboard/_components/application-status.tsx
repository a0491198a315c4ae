import { Tag, type TagTone } from '@/app/_components/tag';
import type { Applicant } from '@/lib/applications/board/with-people';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';

const STATUSES: Readonly<Record<ApplicationStatus, { words: string; tone: TagTone }>> = {
  applied: { words: 'Applied', tone: 'quiet' },
  viewed: { words: 'Viewed', tone: 'good' },
  shortlisted: { words: 'Shortlisted', tone: 'good' },
  interview: { words: 'Interview', tone: 'good' },
  offered: { words: 'Offered', tone: 'good' },
  'not selected': { words: 'Not selected', tone: 'quiet' },
  'no answer': { words: 'No answer', tone: 'quiet' },
  'handled outside': { words: 'Answered directly', tone: 'quiet' },
  withdrawn: { words: 'Withdrawn', tone: 'quiet' },
};

export const statusWords = (status: ApplicationStatus): string => STATUSES[status].words;

/** The applicant's answer to an invitation, as the employer sees it. */
export const COMING = { yes: 'Will come', no: 'Can’t come' } as const;

export function ComingTag({ coming }: { coming: boolean | null }) {
  if (coming === null) return null;
  return <Tag tone={coming ? 'good' : 'bad'}>{coming ? COMING.yes : COMING.no}</Tag>;
}

/** An application's status with the answer to an invitation, for the employer. */
export const ApplicantStatus = ({ status, coming }: Pick<Applicant, 'status' | 'coming'>) => (
  <span className="inline-flex flex-wrap gap-1">
    <ApplicationStatusTag status={status} />
    <ComingTag coming={coming} />
  </span>
);

export function ApplicationStatusTag({ status }: { status: ApplicationStatus }) {
  const { words, tone } = STATUSES[status];
  return <Tag tone={tone}>{words}</Tag>;
}
