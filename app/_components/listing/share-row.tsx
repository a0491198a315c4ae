import type { PublicInternship } from '@/lib/internships/mapper';
import { shareLinks } from '@/lib/internships/share-links';
import { Button } from '../button';
import { absoluteUrl } from '../absolute-url';

/** Saves a listing for later, and links that send a listing to others or into a calendar; they need no script. */
export function ShareRow({ listing }: { listing: PublicInternship }) {
  return (
    <section
      aria-label="Save and share"
      className="max-w-text text-small border-line grid gap-1 border-t pt-4 print:hidden"
    >
      {listing.status === 'Open' && (
        <form method="post" action={`/api/users/saved/${listing._id}`} className="py-2">
          <Button type="submit" variant="secondary" size="small">
            Save for later
          </Button>
        </form>
      )}
      <ul className="flex flex-wrap items-center gap-x-5">
        <li aria-hidden="true" className="text-muted">
          Share by
        </li>
        {shareLinks(listing, absoluteUrl(listing.path)).map(({ label, href }) => (
          <li key={label}>
            <a
              href={href}
              className="inline-block py-3"
              {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
            >
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={`/report/${listing._id}`} rel="nofollow" className="inline-block py-3">
            Report this listing
          </a>
        </li>
        {listing.status === 'Open' && (
          <li>
            <a href={`/api/internships/${listing._id}.ics`} className="inline-block py-3">
              Put the deadline into your calendar
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
