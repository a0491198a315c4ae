import type { ReactNode } from 'react';
import { employerPath } from '@/lib/employers/records/mapper';
import type { InternshipSummary, PublicInternship } from '@/lib/internships/listings/mapper';
import { Link } from '../link';
import { ListingList } from './listing-list';

interface Props {
  /** The listing whose page this is. Missing if it is deleted. */
  listing?: PublicInternship;
  similar: readonly InternshipSummary[];
  /** Other open listings of its employer. */
  others?: readonly InternshipSummary[];
}

interface SectionProps {
  id: string;
  title: string;
  listings: readonly InternshipSummary[];
  children?: ReactNode;
}

function Section({ id, title, listings, children }: SectionProps) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={id} className="page grid min-w-0 gap-4 pt-12 print:hidden">
      <h2 id={id}>{title}</h2>
      <ListingList listings={listings} now={new Date()} heading="h3" />
      {children}
    </section>
  );
}

/** The employer's other openings, then similar ones of others. If the listing is closed or deleted, says that the similar ones are open. */
export function SimilarListings({ listing, similar, others = [] }: Props) {
  const shown = new Set(others.map(({ _id }) => _id));
  const employer = listing?.employer;
  return (
    <>
      {employer && (
        <Section id="others" title={`More at ${employer.name}`} listings={others}>
          <p>
            <Link href={employerPath(employer)}>All internships at {employer.name}</Link>
          </p>
        </Section>
      )}
      <Section
        id="similar"
        title={listing?.status === 'Open' ? 'Similar internships' : 'Similar and still open'}
        listings={similar.filter(({ _id }) => !shown.has(_id))}
      />
    </>
  );
}
