import { applyLink } from '@/dev/sample/listing';
import { SAMPLE_INDUSTRIES } from '@/dev/sample/industries';
import type { CheckedListing } from '@/lib/trust/fraud-checks/check-listing';

/** Returns every sample listing with its name. Employers copy listings like these. */
export const sampleTexts = (): [string, CheckedListing][] =>
  SAMPLE_INDUSTRIES.flatMap(({ industryId, listings }) =>
    listings.map((listing): [string, CheckedListing] => [
      `${listing.title}, ${listing.employer.name} (${industryId})`,
      {
        title: listing.title,
        company: listing.employer.name,
        kind: listing.kind,
        duration: listing.duration,
        stipend: listing.stipend as CheckedListing['stipend'],
        descriptionIntroHeading: listing.heading ?? '',
        descriptionParagraph: listing.description,
        yourRole: listing.yourRole ?? [],
        whatWeLookFor: listing.whatWeLookFor ?? [],
        niceToHaveSkills: listing.niceToHaveSkills ?? [],
        whyJoinUs: listing.whyJoinUs ?? [],
        perksAndBenefits: listing.perksAndBenefits ?? [],
        howToApply: listing.howToApply ?? listing.employer.howToApply,
        applyLink: applyLink(listing),
      } as CheckedListing,
    ]),
  );
