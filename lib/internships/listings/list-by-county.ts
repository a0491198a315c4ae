import { connect } from '@/lib/platform/db/connection';
import type { County } from '@/lib/platform/core/vocabulary';
import { cacheTagListings } from './invalidate-listing';
import { listOpenPage, type OpenPage } from './list-open-page';

export async function listInternshipsByCounty(input: { county: County; page?: unknown }): Promise<OpenPage> {
  await connect();
  const now = new Date();
  await cacheTagListings(now);
  return listOpenPage({ county: input.county }, input.page, now);
}
