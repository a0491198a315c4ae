import type { Applied } from '@/lib/applications/apply/find-applied';
import { GOES_ON } from '@/lib/applications/status/status-transitions';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { applyLinkWords } from '@/lib/internships/listings/apply-link-label';
import { formatDayNear } from '@/lib/platform/format/dates';
import { Button } from '../button';
import { Notice } from '../notice';
import { ApplyLinkButton } from './apply-link-button';

/** The text that follows the date of the application. A new application has a next step instead, and a withdrawn one has its own date. */
const SAID: Readonly<Record<Exclude<ApplicationStatus, 'applied' | 'withdrawn'>, string>> = {
  viewed: 'The employer has viewed your CV.',
  shortlisted: 'You’re on the shortlist.',
  interview: 'You’re invited to an interview.',
  offered: 'You have an offer.',
  'not selected': 'You weren’t selected. You can’t apply again.',
  'no answer': 'The employer didn’t answer. You can’t apply again.',
  'handled outside': 'This employer answers directly. You can’t apply again.',
};

export interface AppliedNoteProps {
  id: string;
  /** The user's application. Without it the note stays hidden until JavaScript shows it. */
  application?: Applied;
  applyLink?: string;
}

function Day({ of, at }: { of: 'applied' | 'withdrawn'; at: Applied['appliedAt'] | undefined }) {
  return (
    <span data-day={of} suppressHydrationWarning>
      {at === undefined ? '' : formatDayNear(at, new Date())}
    </span>
  );
}

/**
 * Replaces Apply Now after an application. Every page contains it, hidden until server/on-touch/personal.ts or `showApplied` shows it, so
 * its text depends only on the listing.
 */
export function AppliedNote({ id, application, applyLink }: AppliedNoteProps) {
  const { appliedAt, status, withdrawnAt } = application ?? {};
  const title = (
    <>
      You applied <Day of="applied" at={appliedAt} />
    </>
  );
  return (
    <div
      hidden={!application}
      data-when-applied={id}
      data-applied={application && ''}
      data-static="applied"
      className="grid gap-4"
    >
      <Notice tone="success" title={title} live>
        {applyLink !== undefined && (
          <p hidden={status !== 'applied'} data-status="applied" className="wrap-anywhere">
            One step left: {applyLinkWords(applyLink).finish}
          </p>
        )}
        {Object.entries(SAID).map(([one, words]) => (
          <p key={one} hidden={status !== one} data-status={one}>
            {words}
          </p>
        ))}
        <p hidden={status !== 'withdrawn'} data-status="withdrawn">
          You withdrew on <Day of="withdrawn" at={withdrawnAt} />. You can’t apply again.
        </p>
      </Notice>
      {applyLink !== undefined && (
        <div hidden={!status || !GOES_ON.includes(status)} data-status={GOES_ON.join(' ')} className="grid">
          <ApplyLinkButton applyLink={applyLink} primary={status === undefined || status === 'applied'} />
        </div>
      )}
      <Button href="/dashboard/my-internships" variant="link">
        View it in My Internships
      </Button>
    </div>
  );
}
