import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { countFound } from '@/lib/platform/paging/totals';
import { ReportModel } from '@/models/report';

/** How many reports are open: for staff. */
export async function countOpenReports(actor: Actor): Promise<number> {
  authorize(actor, 'report:read');
  return countFound(ReportModel, { state: 'open' });
}
