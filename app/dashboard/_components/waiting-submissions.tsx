import { Link } from '@/app/_components/link';
import { Notice } from '@/app/_components/notice';
import type { OwnWaiting } from '@/lib/internships/submissions/read-own-waiting';
import { countNoun } from '@/lib/platform/format/count-noun';

const SUBMISSIONS = '/dashboard/employer-internships/submissions';

function Rejected({ rejected, toCorrect }: Pick<OwnWaiting, 'rejected' | 'toCorrect'>) {
  const more = rejected - toCorrect.length;
  return (
    <Notice tone="error" title={`${countNoun(rejected, 'submission')} rejected`}>
      <ul className="grid gap-2">
        {toCorrect.map(({ _id, title, comments }) => (
          <li key={_id} className="wrap-anywhere">
            <Link href={`${SUBMISSIONS}/${_id}`}>Edit {title}</Link>
            {comments !== null && <span className="line-clamp-2">{comments}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2">
          <Link href={SUBMISSIONS}>See {more} more</Link>
        </p>
      )}
    </Notice>
  );
}

export function WaitingSubmissions({ pending, rejected, toCorrect }: OwnWaiting) {
  return (
    <>
      {rejected > 0 && <Rejected rejected={rejected} toCorrect={toCorrect} />}
      {pending > 0 && (
        <Notice title={`${countNoun(pending, 'submission')} waiting for review`}>
          <p>
            We’ll e-mail you our decision. <Link href={SUBMISSIONS}>See your submissions</Link>
          </p>
        </Notice>
      )}
    </>
  );
}
