import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { ShareLinks } from './share-links';

export function ShareRow({ listing }: { listing: PublicInternship }) {
  return (
    <section
      aria-label="Share and report"
      className="share-row max-w-text text-small border-line grid gap-1 border-t pt-4 print:hidden"
    >
      <ul data-static="share" className="flex flex-wrap items-center gap-x-5">
        <li aria-hidden="true" className="text-muted share-by">
          Share
        </li>
        <ShareLinks listing={listing} className="share-by" />
        <li>
          <a href={`/report/${listing._id}`} rel="nofollow" className="inline-block py-3">
            Report this listing
          </a>
        </li>
        {listing.status === 'Open' && (
          <li>
            <a href={`/api/internships/${listing._id}.ics`} className="inline-block py-3">
              Add deadline to calendar
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
