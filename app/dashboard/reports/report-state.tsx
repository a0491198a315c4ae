import { Tag, type TagTone } from '@/app/_components/tag';
import type { ReportState } from '@/lib/platform/core/vocabulary';

const STATES: Readonly<Record<ReportState, { words: string; tone: TagTone }>> = {
  open: { words: 'Open', tone: 'bad' },
  asked: { words: 'Waiting for employer', tone: 'quiet' },
  upheld: { words: 'Upheld', tone: 'good' },
  dismissed: { words: 'Dismissed', tone: 'quiet' },
};

export const reportWords = (state: ReportState): string => STATES[state].words;

export function ReportStateTag({ state }: { state: ReportState }) {
  const { words, tone } = STATES[state];
  return <Tag tone={tone}>{words}</Tag>;
}
