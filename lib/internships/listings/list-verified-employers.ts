import { z } from 'zod';
import { verified } from '@/lib/employers/records/badge';
import { publicEmployer, toPublicEmployer } from '@/lib/employers/records/mapper';
import { cacheTagEmployerList } from '@/lib/employers/records/invalidate-employer';
import { readCounty } from '@/lib/internships/counties/counties';
import { connect } from '@/lib/platform/db/connection';
import { findPage } from '@/lib/platform/pagination/find-page';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { countExactly } from '@/lib/platform/pagination/totals';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { InternshipModel } from '@/models/internship';
import { cacheTagListings } from './invalidate-listing';
import { openFilter } from './open-status';

/** A verified employer with its number of open listings. */
export const listedEmployer = z
  .strictObject({ ...publicEmployer.shape, open: z.int().min(0) })
  .meta({ id: 'Employer' });

export type ListedEmployer = z.infer<typeof listedEmployer>;

/** Lists the verified employers newest first, ten per page; only those of a county if `county` is its name. */
export async function listVerifiedEmployers(input: {
  page?: unknown;
  county?: unknown;
}): Promise<{ employers: ListedEmployer[] } & Paged> {
  await connect();
  const now = new Date();
  await cacheTagListings(now);
  await cacheTagEmployerList(now);
  const county = readCounty(input.county);
  const { records, ...facts } = await findPage<EmployerRecord>(EmployerModel, {
    filter: { ...verified(now), ...(county && { county }) },
    page: input.page,
    order: { createdAt: -1 },
    count: countExactly,
  });
  const employers = await Promise.all(
    records.map(async (record) => {
      const open = await InternshipModel.countDocuments({ employer: record._id, ...openFilter(now) });
      return { ...toPublicEmployer(record, now), open };
    }),
  );
  return { employers, ...facts };
}
