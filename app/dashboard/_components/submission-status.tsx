import { Tag, type TagTone } from '@/app/_components/tag';
import type { SubmissionStatus } from '@/lib/platform/core/vocabulary';

const STATUSES: Readonly<Record<SubmissionStatus, { words: string; tone: TagTone }>> = {
  pending: { words: 'Pending', tone: 'quiet' },
  approved: { words: 'Approved', tone: 'good' },
  rejected: { words: 'Rejected', tone: 'bad' },
  withdrawn: { words: 'Withdrawn', tone: 'quiet' },
};

export function SubmissionStatusTag({ status }: { status: SubmissionStatus }) {
  const { words, tone } = STATUSES[status];
  return <Tag tone={tone}>{words}</Tag>;
}
