import { cache } from 'react';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { countFound } from '@/lib/platform/pagination/totals';
import { ReportModel } from '@/models/report';

/** The menu and the home of staff ask for it while one page is rendered. */
const countOpen = cache(() => countFound(ReportModel, { state: 'open' }));

/** How many reports are open: for staff. */
export async function countOpenReports(actor: Actor): Promise<number> {
  authorize(actor, 'report:read');
  return countOpen();
}
