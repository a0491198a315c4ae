import type { Applied } from '@/lib/applications/find-applied';
import { applyLinkWords } from '@/lib/internships/apply-link-label';
import { formatDayNear } from '@/lib/platform/format/dates';
import { Button } from '../button';
import { Notice } from '../notice';
import { ApplyLinkButton } from './apply-link-button';

export interface AppliedNoteProps {
  application: Applied;
  /** The link to complete the application; none for a closed listing. */
  applyLink?: string;
}

/** Replaces Apply Now after an application: when it was sent, and the next step. Loaded only for applicants. */
export default function AppliedNote({ application: { appliedAt, status }, applyLink }: AppliedNoteProps) {
  const isLeft = applyLink !== undefined && status === 'applied';
  return (
    <div data-applied className="grid gap-4">
      <Notice tone="success" title={`You applied ${formatDayNear(appliedAt, new Date())}`} live>
        {isLeft && <p className="wrap-anywhere">One step left: {applyLinkWords(applyLink).finish}</p>}
        {status === 'viewed' && <p>The employer has viewed your resume.</p>}
      </Notice>
      {applyLink !== undefined && <ApplyLinkButton applyLink={applyLink} primary={isLeft} />}
      <Button href="/dashboard/my-internships" variant="link">
        See it under My Internships
      </Button>
    </div>
  );
}
