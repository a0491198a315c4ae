import { RESUME_DAYS, resumesUntil } from '@/lib/applications/records/unanswered-days';
import { formatDate } from '@/lib/platform/format/dates';
import { isKnown, type AnsweredMoment } from '@/lib/platform/format/stored-moment';

export function ResumesUntil({ deadline }: { deadline: AnsweredMoment }) {
  if (!isKnown(deadline))
    return (
      <p className="text-small text-muted max-w-text">
        The deadline of this listing is not known, so its resumes cannot be read. Extend it, and you can read
        them.
      </p>
    );
  const until = resumesUntil(new Date(deadline));
  const day = formatDate(until);
  return (
    <p className="text-small text-muted max-w-text">
      {until > new Date()
        ? `You can read the resumes until ${day}, ${RESUME_DAYS} days after the listing closes. Delete your copies then, too: they were sent for this opening.`
        : `The resumes could be read until ${day}, ${RESUME_DAYS} days after the listing closed.`}
    </p>
  );
}
