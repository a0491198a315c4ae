import { connect } from '@/lib/platform/db/connection';
import { industryBySlug } from '@/lib/internships/industries/industries';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { openFilter } from './open-status';

export type ListingName = Pick<InternshipRecord, 'title' | 'company'>;

const PAGE = /^\/internships\/(?<industry>[a-z-]+)\/(?<slug>[a-z0-9-]+)$/;

export async function nameOpenListing({ path }: { path: string }): Promise<ListingName | null> {
  const { industry = '', slug } = PAGE.exec(path)?.groups ?? {};
  const industryId = industryBySlug(industry)?.id;
  if (industryId === undefined || slug === undefined) return null;
  await connect();
  return InternshipModel.findOne({ industryId, slug, ...openFilter(new Date()) })
    .select('title company -_id')
    .lean<ListingName>();
}
