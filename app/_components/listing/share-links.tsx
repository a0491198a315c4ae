import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { shareLinks } from '@/lib/internships/listings/share-links';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';

export interface ShareLinksProps {
  listing: PublicInternship;
  className?: string;
}

/** Links as list items, which work without JavaScript. */
export function ShareLinks({ listing, className }: ShareLinksProps) {
  return shareLinks(listing, absoluteUrl(listing.path)).map(({ label, href }) => (
    <li key={label} className={className}>
      <a
        href={href}
        className="inline-block py-3"
        {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
      >
        {label}
      </a>
    </li>
  ));
}
