import type { Applied } from '@/lib/applications/find-applied';
import { applyLinkWords } from '@/lib/format/apply-link';
import { formatDayNear } from '@/lib/format/dates';
import { Button } from '../button';
import { ArrowOutIcon } from '../icons';
import { Notice } from '../notice';

export interface AppliedNoteProps {
  application: Applied;
  /** Where the application finishes; none where the listing is closed. */
  applyLink?: string;
}

/** In place of Apply Now: when one applied, and what is left to do. Fetched only where one did. */
export default function AppliedNote({ application: { appliedAt, status }, applyLink }: AppliedNoteProps) {
  const link = applyLink === undefined ? undefined : applyLinkWords(applyLink);
  const isLeft = link && status === 'applied';
  return (
    <div className="grid gap-4">
      <Notice tone="success" title={`You applied ${formatDayNear(appliedAt, new Date())}`} live>
        {isLeft && <p className="wrap-anywhere">One step left: {link.finish}</p>}
        {status === 'viewed' && <p>The employer has viewed your resume.</p>}
      </Notice>
      {link && (
        <Button
          href={applyLink ?? ''}
          variant={isLeft ? 'primary' : 'secondary'}
          wide
          {...(link.isWeb && { target: '_blank', rel: 'noopener' })}
        >
          {link.open}
          <ArrowOutIcon />
        </Button>
      )}
      <Button href="/dashboard/my-internships" variant="link">
        See it under My Internships
      </Button>
    </div>
  );
}
