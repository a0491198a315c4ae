import { connect } from '@/lib/platform/db/connection';
import { industryBySlug } from '@/lib/internships/industries/industries';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { idInApplyPath } from './apply-path';
import { openFilter } from './open-status';

export type ListingName = Pick<InternshipRecord, 'title' | 'company'>;

const PAGE = /^\/internships\/(?<industry>[a-z-]+)\/(?<slug>[a-z0-9-]+)$/;

/** Returns the filter for the listing whose page or application page this is, or undefined. */
function filterOf(path: string): { _id: string } | { industryId: number; slug: string } | undefined {
  const _id = idInApplyPath(path);
  if (_id !== undefined) return { _id };
  const { industry = '', slug } = PAGE.exec(path)?.groups ?? {};
  const industryId = industryBySlug(industry)?.id;
  return industryId === undefined || slug === undefined ? undefined : { industryId, slug };
}

/** Returns the name of the open listing with this page or application page. Null for any other path. */
export async function nameOpenListing({ path }: { path: string }): Promise<ListingName | null> {
  const filter = filterOf(path);
  if (!filter) return null;
  await connect();
  return InternshipModel.findOne({ ...filter, ...openFilter(new Date()) })
    .select('title company -_id')
    .lean<ListingName>();
}
