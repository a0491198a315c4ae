import { CSV_TYPE } from '@/lib/applications/board/csv-type';
import { downloadApplicants } from '@/lib/applications/board/download-applicants';
import { listApplicants } from '@/lib/applications/board/list-applicants';
import { disposition } from '@/lib/platform/http/disposition';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

const TABLE = /^(.*)\.csv$/;

export const GET = route(async ({ actor, params: { internshipId = '' }, query }) => {
  const [, ofTable] = TABLE.exec(internshipId) ?? [];
  if (ofTable === undefined)
    return json(200, await listApplicants(await actor(), { ...Object.fromEntries(query), internshipId }));
  const { text, fileName } = await downloadApplicants(await actor(), { internshipId: ofTable });
  return new Response(text, {
    headers: {
      'Content-Type': CSV_TYPE,
      'Content-Disposition': disposition(fileName),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
});
