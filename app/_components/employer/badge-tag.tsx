import type { Badge } from '@/lib/employers/records/badge';
import { CheckIcon } from '../check-icon';
import { Tag } from '../tag';

/** A tag for a verified employer; plain text for a confirmed domain, which proves less. */
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

const VerifiedMark = () => (
  <Tag tone="good">
    <span aria-hidden="true" title="Verified employer">
      <CheckIcon />
    </span>
    <span className="sr-only">Verified</span>
  </Tag>
);
