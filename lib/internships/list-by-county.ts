import { connect } from '@/lib/db';
import type { County } from '@/lib/vocabulary';
import { dependsOnListings } from './freshness';
import { listOpenPage, type OpenPage } from './list-open-page';

/** The open listings of one county, newest first, ten a page. Takes the page as it came. */
export async function listInternshipsByCounty(input: { county: County; page?: unknown }): Promise<OpenPage> {
  await connect();
  const now = new Date();
  await dependsOnListings(now);
  return listOpenPage({ county: input.county }, input.page, now);
}
