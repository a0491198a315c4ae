import { deadlineFacts } from '@/lib/platform/format/days-left';
import type { AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { Moment } from '../moment';

/** Renders "Nov 30, 2026 · 9 days left". If the note wraps to its own line, a negative margin hides its dot. */
export function Deadline({ at, now }: { at: AnsweredMoment; now: Date }) {
  const { date, note, soon } = deadlineFacts(at, now);
  return (
    <span className="inline-block max-w-full overflow-x-clip tabular-nums">
      <span className="-ml-[1em] flex flex-wrap">
        <Moment at={at} format={() => date} className="ml-[1em] whitespace-nowrap" />
        {note !== '' && (
          <span className="whitespace-nowrap">
            <span className="inline-block w-[1em] text-center whitespace-pre"> · </span>
            <span className={soon ? 'text-accent-text font-semibold' : 'text-muted'}>{note}</span>
          </span>
        )}
      </span>
    </span>
  );
}
