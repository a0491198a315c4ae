import { formatDateTime } from '@/lib/format/dates';
import type { SentResume } from '@/lib/users/list-resumes-sent';

/** Which resume went to whom, newest first. */
export function ResumeHistory({ sent }: { sent: readonly SentResume[] }) {
  if (sent.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3 id="resumes-sent" className="font-semibold">
        Resumes you sent
      </h3>
      <ul aria-labelledby="resumes-sent" className="divide-line border-line divide-y border-y">
        {sent.map(({ _id, resume, sentAt, internship }) => (
          <li key={_id} className="py-3">
            <span className="block font-medium break-words">
              {resume ? <a href={resume.filePath}>{resume.fileName}</a> : 'Resume'}
            </span>
            <span className="text-small text-muted block">
              {internship ? `${internship.title}, ${internship.company}` : 'Internship'},{' '}
              {formatDateTime(sentAt)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
