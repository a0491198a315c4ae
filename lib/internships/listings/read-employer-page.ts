import { Types } from 'mongoose';
import { readEmployer } from '@/lib/employers/profile/read-employer';
import type { PublicEmployer } from '@/lib/employers/records/mapper';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { cacheTagListings } from './invalidate-listing';
import { listOpenPage } from './list-open-page';
import type { InternshipSummary } from './mapper';

export interface EmployerPage extends Paged {
  employer: PublicEmployer & {
    open: number;
  };
  internships: InternshipSummary[];
}

/** An employer with its open listings, newest first, ten per page. Throws 404. */
export async function readEmployerPage(input: { slug: string; page?: unknown }): Promise<EmployerPage> {
  const { employer } = await readEmployer(input);
  const now = new Date();
  await cacheTagListings(now);
  const page = await listOpenPage({ employer: new Types.ObjectId(employer._id) }, input.page, now);
  return { employer: { ...employer, open: page.total }, ...page };
}
