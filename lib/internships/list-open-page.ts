import { PAGE_SIZE, pageNumber, paged, skipTo, type Paged } from '@/lib/paging';
import { InternshipModel } from '@/models/internship';
import { findOpen, type Place } from './find-open';
import type { InternshipSummary } from './mapper';
import { live } from './visibility';

export type OpenPage = { internships: InternshipSummary[] } & Paged;

/** The listings of one place that are open at `now`, newest first, ten a page. Takes the page as it came. */
export async function listOpenPage(place: Place, asked: unknown, now: Date): Promise<OpenPage> {
  const page = pageNumber(asked);
  const [internships, total] = await Promise.all([
    findOpen(place, { now, limit: PAGE_SIZE, skip: skipTo(page) }),
    InternshipModel.countDocuments({ ...place, ...live(now) }),
  ]);
  return { internships, ...paged(page, total) };
}
