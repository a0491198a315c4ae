import { z } from 'zod';
import { json } from '@/lib/platform/http/answers';
import { pageForm } from '@/lib/platform/http/page-form';
import { route } from '@/lib/platform/http/route';
import { onceUpload } from '@/lib/platform/idempotency/once';
import { incomingUpload } from '@/lib/platform/files/upload';
import { checkImport } from '@/lib/internships/imports/check-import';

const check = route(async (context) => {
  const checked = await onceUpload(context, incomingUpload(context.request, 'file'), checkImport);
  return json(201, { message: 'The file has been checked. Nothing has been imported yet.', ...checked });
});

const answered = z.object({ import: z.object({ _id: z.string() }) });

export const POST = pageForm(check, {
  name: 'check file',
  page: () => '/dashboard/import',
  done: (body) => `/dashboard/import/${answered.parse(body).import._id}`,
});
