import type { Applied } from '@/lib/applications/find-applied';
import { applyLinkWords } from '@/lib/internships/apply-link-label';
import { formatDayNear } from '@/lib/platform/format/dates';
import { Button } from '../button';
import { Notice } from '../notice';
import { ApplyLinkButton } from './apply-link-button';

export interface AppliedNoteProps {
  /** The id of the listing. */
  id: string;
  /** The user's application; without it the note is hidden, until script shows it. */
  application?: Applied;
  /** The link to complete the application; none for a closed listing. */
  applyLink?: string;
}

/**
 * Replaces Apply Now after an application: when it was sent, and the next step. It is in every page, hidden: the personal script of the
 * server (server/on-touch/personal.ts) or `showApplied` shows it, so its words only depend on the listing, and no page has its script.
 */
export function AppliedNote({ id, application, applyLink }: AppliedNoteProps) {
  const { appliedAt, status } = application ?? {};
  const day = appliedAt === undefined ? '' : formatDayNear(appliedAt, new Date());
  const title = (
    <>
      You applied{' '}
      <span data-day suppressHydrationWarning>
        {day}
      </span>
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
        <p hidden={status !== 'viewed'} data-status="viewed">
          The employer has viewed your resume.
        </p>
      </Notice>
      {applyLink !== undefined && (
        <ApplyLinkButton applyLink={applyLink} primary={status === undefined || status === 'applied'} />
      )}
      <Button href="/dashboard/my-internships" variant="link">
        See it under My Internships
      </Button>
    </div>
  );
}
