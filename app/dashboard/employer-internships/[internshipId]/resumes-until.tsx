import { RESUME_DAYS, resumesUntil } from '@/lib/applications/round';
import { formatDate } from '@/lib/platform/format/dates';

/** How long the resumes of a listing can be read, said before anybody downloads one. Takes the deadline as ISO 8601. */
export function ResumesUntil({ deadline }: { deadline: string }) {
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
