import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { MISSING } from '@/models/listing-values';

/** An open public listing, for rendering tests. */
export const SAMPLE_LISTING: PublicInternship = {
  ...MISSING,
  _id: '6561c0ffee0000000000abcd',
  title: 'Network Intern',
  company: 'Savannah Fibre',
  industryId: 1,
  path: '/internships/it-telecommunications/savannah-fibre-network-intern',
  featuredSlug: 'savannah-fibre-network-intern',
  location: 'Westlands',
  county: 'Nairobi City',
  stipend: { kind: 'paid', min: 15_000, max: 20_000 },
  duration: '3 months',
  createdAt: '2026-11-01T08:00:00.000Z',
  applicationDeadline: '2026-11-30T20:59:59.000Z',
  status: 'Open',
  applyLink: 'https://savannah.example/apply',
  descriptionParagraph: 'You learn.',
  updatedAt: '2026-11-02T08:00:00.000Z',
};
