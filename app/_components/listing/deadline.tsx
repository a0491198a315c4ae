import clsx from 'clsx';
import { deadlineFacts } from '@/lib/format/days-left';

/** "Nov 30, 2026 · 9 days left"; the note is amber in the last week. */
export function Deadline({ at, now }: { at: string; now: Date }) {
  const { date, note, soon } = deadlineFacts(at, now);
  return (
    <span className="tabular-nums">
      <time dateTime={at} className="whitespace-nowrap">
        {date}
      </time>
      {note !== '' && (
        <>
          {' · '}
          <span className={clsx('whitespace-nowrap', soon ? 'text-accent-text font-semibold' : 'text-muted')}>
            {note}
          </span>
        </>
      )}
    </span>
  );
}
