import { downloadData } from '@/lib/identity/data-requests/download-data';
import { fileAnswer } from '@/lib/platform/files/file-answer';
import { clientAddress } from '@/lib/platform/http/client-address';
import { fileForm } from '@/lib/platform/http/file-form';
import { route } from '@/lib/platform/http/route';

export const POST = fileForm(
  route(async ({ params, request }) =>
    fileAnswer(await downloadData({ token: params.token, address: clientAddress(request) })),
  ),
  {
    name: 'download data',
    page: (_, { token = '' }) => `/data-request/download/${encodeURIComponent(token)}`,
  },
);
