import type { County } from '@/lib/platform/core/vocabulary';
import { countyOfPlace } from '@/lib/search/engine/county-of-place';

/** The county to publish a submission with: the one the employer chose, or else that of its location; null where that says none. */
export const proposedCounty = ({ county, location }: { county?: County | null; location: string }) =>
  county ?? countyOfPlace(location) ?? null;
