import type { County } from '@/lib/platform/core/vocabulary';
import { countyOfPlace } from '@/lib/search/engine/county-of-place';

export const proposedCounty = ({ county, location }: { county?: County | null; location: string }) =>
  county ?? countyOfPlace(location) ?? null;
