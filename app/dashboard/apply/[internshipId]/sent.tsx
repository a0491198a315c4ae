import { ApplyLinkButton } from '@/app/_components/apply/apply-link-button';
import { sentAt } from '@/app/_components/form/sent-at';
import { Link } from '@/app/_components/link';
import type { Applied } from '@/lib/applications/apply/find-applied';
import { appliedBefore } from '@/lib/applications/status/step-words';
import { applyLinkWords } from '@/lib/internships/listings/apply-link-label';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { formatDate } from '@/lib/platform/format/dates';

const ENDED: Partial<Record<ApplicationStatus, string>> = {
  'not selected': 'Your application has ended',
  'no answer': 'Your application has ended',
  'handled outside': 'Your application has ended',
  withdrawn: 'You’ve withdrawn your application',
};

export const wayToFinish = ({ applyLink }: Pick<PublicInternship, 'applyLink'>): string =>
  `${applyLinkWords(applyLink).finish}.`;

interface SentProps {
  listing: Pick<PublicInternship, 'status' | 'applyLink'>;
  applied: Pick<Applied, 'status' | 'appliedAt'>;
  /** It waited for a connection, so its time of day is shown as well. */
  hasWaited?: boolean;
}

export function Sent({ listing, applied, hasWaited = false }: SentProps) {
  const { status, appliedAt } = applied;
  const isLeft = status === 'applied' && listing.status === 'Open';
  return (
    <section aria-labelledby="sent" className="max-w-form grid gap-4">
      <h2 id="sent" tabIndex={-1} className="text-lead">
        {isLeft ? 'Application saved: one step left' : (ENDED[status] ?? 'You’ve already applied')}
      </h2>
      <p className="wrap-anywhere">
        {isLeft
          ? `${hasWaited ? sentAt(appliedAt) : `You applied on ${formatDate(appliedAt)}.`} Now ${wayToFinish(listing)}`
          : `${appliedBefore(status)} You sent your application on ${formatDate(appliedAt)}.`}
      </p>
      {isLeft && <ApplyLinkButton applyLink={listing.applyLink} primary />}
      <p>
        <Link href="/dashboard/my-internships">See your applications</Link>
      </p>
    </section>
  );
}
