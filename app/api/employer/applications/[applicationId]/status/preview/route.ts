import { moveOf } from '@/app/dashboard/employer-internships/_components/move-values';
import { previewMove } from '@/lib/applications/status/preview-move';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { applicantPage } from '../../applicant-page';
import { MOVE_FIELDS } from '../../move-fields';

export const POST = formCall(
  route(async ({ actor, params, body }) =>
    json(200, await previewMove(await actor(), { applicationId: params.applicationId, move: await body() })),
  ),
  {
    name: 'preview move',
    json: (_, form) => moveOf(form),
    page: applicantPage,
    kept: MOVE_FIELDS,
    isPreview: true,
  },
);
