import { formatDateTime } from '@/lib/platform/format/dates';
import { isKnown, type AnsweredMoment } from '@/lib/platform/format/stored-moment';

/** Renders a stored moment, by default with its time; "N/A" if there is none, "Invalid Date" if it is invalid. */
export function Moment({
  at,
  format = formatDateTime,
  className,
}: {
  at: AnsweredMoment;
  format?: (at: AnsweredMoment) => string;
  className?: string;
}) {
  const text = format(at);
  if (!isKnown(at)) return <span className={className}>{text}</span>;
  return (
    <time dateTime={at} className={className}>
      {text}
    </time>
  );
}
