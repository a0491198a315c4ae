import { Moment } from '@/app/_components/moment';
import type { ResumeDownload, ResumesSent, SentResume } from '@/lib/identity/users/list-resumes-sent';

/** Maximum number of downloads to list individually. */
const NAMED = 3;

const GONE = 'a deleted account';

function Downloads({ downloads, nobody }: { downloads: readonly ResumeDownload[]; nobody?: string }) {
  if (downloads.length === 0) return <span className="text-small text-muted block">{nobody}</span>;
  const more = downloads.length - NAMED;
  return (
    <ul aria-label="Downloads" className="text-small mt-1 grid gap-0.5">
      {downloads.slice(0, NAMED).map(({ _id, at, by }) => (
        <li key={_id}>
          Downloaded by <span className="break-words">{by ?? GONE}</span>,{' '}
          <Moment at={at} className="whitespace-nowrap tabular-nums" />
        </li>
      ))}
      {more > 0 && <li className="text-muted">and {more === 1 ? 'once' : `${more} times`} before that</li>}
    </ul>
  );
}

function Sent({ resume, sentAt, internship, downloads }: SentResume) {
  return (
    <li className="py-3">
      <span className="block font-medium break-words">
        {resume ? <a href={resume.filePath}>{resume.fileName}</a> : 'CV'}
      </span>
      <span className="text-small text-muted block">
        Sent to {internship ? `${internship.company} for ${internship.title}` : 'a removed internship'},{' '}
        <Moment at={sentAt} className="whitespace-nowrap tabular-nums" />
      </span>
      <Downloads downloads={downloads} nobody="Not downloaded yet" />
    </li>
  );
}

export function ResumeHistory({ sent, byAdministrators }: ResumesSent) {
  return (
    <>
      {sent.length > 0 && (
        <div className="grid gap-3">
          <h3 id="resumes-sent" className="font-semibold">
            CVs you sent
          </h3>
          <ul aria-labelledby="resumes-sent" className="divide-line border-line divide-y border-y">
            {sent.map((one) => (
              <Sent key={one._id} {...one} />
            ))}
          </ul>
        </div>
      )}
      {byAdministrators.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-semibold">Opened by our administrators</h3>
          <Downloads downloads={byAdministrators} />
        </div>
      )}
    </>
  );
}
