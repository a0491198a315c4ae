import { downloadApplicants } from '@/lib/applications/board/download-applicants';
import { listApplicants } from '@/lib/applications/board/list-applicants';
import { json } from '@/lib/platform/http/answers';
import { csvAnswer } from '@/lib/platform/http/csv-answer';
import { route } from '@/lib/platform/http/route';

const TABLE = /^(.*)\.csv$/;

export const GET = route(async ({ actor, params: { internshipId = '' }, query }) => {
  const [, ofTable] = TABLE.exec(internshipId) ?? [];
  if (ofTable === undefined)
    return json(200, await listApplicants(await actor(), { ...Object.fromEntries(query), internshipId }));
  return csvAnswer(await downloadApplicants(await actor(), { internshipId: ofTable }));
});
