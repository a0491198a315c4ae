import type { Badge } from '@/lib/employers/records/badge';
import { CheckIcon } from '../check-icon';
import { Tag } from '../tag';

/**
 * What is known of who an employer is: a tag for a verified one, plain text for a confirmed domain, which
 * says less.
 */
export function BadgeTag({ badge, short = false }: { badge: Badge | null; short?: boolean }) {
  if (badge?.kind === 'domain')
    return (
      <span className="text-small text-muted font-sans font-normal tracking-normal wrap-anywhere">
        Domain confirmed: {badge.domain}
      </span>
    );
  if (badge === null) return null;
  return short ? <VerifiedMark /> : <Tag tone="good">Verified</Tag>;
}

/** Says in a list that the employer is verified, in the room of a letter. */
const VerifiedMark = () => (
  <Tag tone="good">
    <span aria-hidden="true" title="Verified employer">
      <CheckIcon />
    </span>
    <span className="sr-only">Verified</span>
  </Tag>
);
