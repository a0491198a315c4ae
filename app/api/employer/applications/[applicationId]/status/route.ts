import { moveOf } from '@/app/dashboard/employer-internships/_components/move-values';
import { listingPage } from '@/app/dashboard/employer-internships/paths';
import { moveApplication } from '@/lib/applications/status/move-application';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route, type RouteContext } from '@/lib/platform/http/route';
import { applicantPage } from '../applicant-page';
import { MOVE_FIELDS } from '../move-fields';

const isEmpty = ({ headers }: Request): boolean =>
  !headers.has('transfer-encoding') && Number(headers.get('content-length') ?? 0) === 0;

const move = async ({ actor, params }: RouteContext, step: unknown): Promise<Response> =>
  json(200, await moveApplication(await actor(), { applicationId: params.applicationId, move: step }));

export const PUT = route(async (context) =>
  move(context, isEmpty(context.request) ? {} : await context.body()),
);

/** The forms on the board and on an applicant's page, for browsers without JavaScript. */
export const POST = formCall(
  route(async (context) => move(context, await context.body())),
  {
    name: 'move',
    json: (_, form) => moveOf(form),
    page: (texts, params) =>
      texts.from === 'applicant'
        ? applicantPage(texts, params)
        : `${listingPage(texts.internshipId ?? '')}?view=board`,
    kept: MOVE_FIELDS,
  },
);
