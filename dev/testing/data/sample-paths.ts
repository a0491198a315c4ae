import { fieldsOf } from '@/dev/sample/listings';
import { SAMPLE_INDUSTRIES } from '@/dev/sample/industries';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { pageSlug } from '@/lib/internships/listings/slugs';

/**
 * Returns the path of every sample listing. The listings exist before the first test, and no test changes
 * them.
 */
export const samplePaths = (): { open: string[]; closed: string[] } => {
  const all = SAMPLE_INDUSTRIES.flatMap(({ industryId, listings }) =>
    listings.map((listing) => ({
      path: internshipPath({ industryId, slug: pageSlug(fieldsOf(listing, industryId)) }),
      closed: listing.closed ?? false,
    })),
  );
  const paths = (closed: boolean) =>
    all.filter((listing) => listing.closed === closed).map(({ path }) => path);
  return { open: paths(false), closed: paths(true) };
};
