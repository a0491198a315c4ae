import { route } from '@/lib/platform/http/route';
import { readMarksSheet, STYLE_SHEET_TYPE } from '@/lib/search/saved/read-marks-sheet';

export const GET = route(async ({ actor, query, request }) => {
  const sheet = await readMarksSheet(await actor(), {
    internshipIds: query.get('internshipIds'),
    cookies: request.headers.get('cookie') ?? '',
  });
  return new Response(sheet, {
    headers: {
      'Content-Type': STYLE_SHEET_TYPE,
      'Content-Disposition': 'inline',
      'Cache-Control': 'private, no-store',
    },
  });
});
