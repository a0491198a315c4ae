import { connect } from '@/lib/platform/db/connection';
import { AppError } from '@/lib/platform/core/errors';
import { industryById } from '@/lib/internships/industries/industries';
import { cacheTagListings } from './invalidate-listing';
import { listOpenPage, type OpenPage } from './list-open-page';

/** The open listings of an industry (1–16), newest first, ten per page. Throws `notFound` for an unknown industry. */
export async function listInternshipsByIndustry(input: {
  industryId: unknown;
  page?: unknown;
}): Promise<OpenPage> {
  const industry = /^\d{1,2}$/.test(String(input.industryId))
    ? industryById(Number(input.industryId))
    : undefined;
  if (!industry) throw new AppError('notFound', 'Industry not found.');
  await connect();
  const now = new Date();
  await cacheTagListings(now, industry.id);
  return listOpenPage({ industryId: industry.id }, input.page, now);
}
