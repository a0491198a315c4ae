import { RESUME_DAYS, resumesUntil } from '@/lib/internships/listings/resume-days';
import { formatDate } from '@/lib/platform/format/dates';
import { isKnown, type AnsweredMoment } from '@/lib/platform/format/stored-moment';

export function ResumesUntil({ deadline }: { deadline: AnsweredMoment }) {
  if (!isKnown(deadline))
    return (
      <p className="text-small text-muted max-w-text">
        This listing has no known deadline, so you can’t read its CVs. Set a new deadline to read them.
      </p>
    );
  const until = resumesUntil(new Date(deadline));
  const day = formatDate(until);
  return (
    <p className="text-small text-muted max-w-text">
      {until > new Date()
        ? `You can read CVs until ${day}, ${RESUME_DAYS} days after the listing closes. Delete your copies then, too. They were sent only for this listing.`
        : `You could read CVs until ${day}, ${RESUME_DAYS} days after the listing closed.`}
    </p>
  );
}
