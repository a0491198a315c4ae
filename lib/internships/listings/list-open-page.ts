import { findPage } from '@/lib/platform/pagination/find-page';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { countExactly } from '@/lib/platform/pagination/totals';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import type { Place } from './find-open';
import type { InternshipSummary } from './mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from './summary-fields';
import { openFilter } from './open-status';
import { toSummaries } from './with-employers';

export type OpenPage = { internships: InternshipSummary[] } & Paged;

export async function listOpenPage(place: Place, asked: unknown, now: Date): Promise<OpenPage> {
  const { records, ...facts } = await findPage<SummaryRecord, InternshipRecord>(InternshipModel, {
    filter: { ...place, ...openFilter(now) },
    page: asked,
    order: { createdAt: -1 },
    fields: [...SUMMARY_FIELDS],
    count: countExactly,
  });
  return { internships: await toSummaries(records, now), ...facts };
}
