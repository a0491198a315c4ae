import { deadlineFacts } from '@/lib/platform/format/days-left';
import { formatDayNear } from '@/lib/platform/format/dates';
import type { AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { Moment } from '../moment';

/**
 * Renders "Nov 30 · 9 days left", with the year only if it is another. If the note wraps to its own line, a negative margin hides its
 * dot.
 */
export function Deadline({ at, now }: { at: AnsweredMoment; now: Date }) {
  const { note, soon } = deadlineFacts(at, now);
  return (
    <span className="inline-block max-w-full overflow-x-clip tabular-nums">
      <span className="-ml-[1em] flex flex-wrap">
        <Moment at={at} format={() => formatDayNear(at, now)} className="ml-[1em] whitespace-nowrap" />
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
