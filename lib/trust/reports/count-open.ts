import { cache } from 'react';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { countFound } from '@/lib/platform/pagination/totals';
import { ReportModel } from '@/models/report';

/** Cached per request, because both the staff menu and the home page use it. */
const countOpen = cache(() => countFound(ReportModel, { state: 'open' }));

export async function countOpenReports(actor: Actor): Promise<number> {
  authorize(actor, 'report:read');
  return countOpen();
}
