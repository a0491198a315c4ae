import { api } from '../client/client';
import { inDays } from '../data/fixtures';
import type { ApplicationWorld } from './application-world';
import type { Answer } from './table';
import { post, visit } from './visit';

type Act = (world: ApplicationWorld) => Promise<Answer>;
type Who = 'graduate' | 'employer';

/** Makes a call. Returns its status and its message, or the whole body if there is no message. */
async function call(token: string, method: string, path: string, json?: unknown): Promise<Answer> {
  const { status, body } = await api<unknown>(method, path, { token, ...(json !== undefined && { json }) });
  const { message } = Object(body) as { message?: string };
  const text = message ?? (typeof body === 'string' ? body : JSON.stringify(body));
  return { status, text };
}

const by =
  (
    who: Who,
    method: string,
    pathOf: (world: ApplicationWorld) => string,
    jsonOf?: (world: ApplicationWorld) => unknown,
  ): Act =>
  (world) =>
    call(world[who].token, method, pathOf(world), jsonOf?.(world));

const page =
  (who: Who, pathOf: (world: ApplicationWorld) => string): Act =>
  (world) =>
    visit(world[who].token, pathOf(world));

const form =
  (
    who: Who,
    pathOf: (world: ApplicationWorld) => string,
    fieldsOf: (world: ApplicationWorld) => Record<string, string>,
  ): Act =>
  (world) =>
    post(world[who].token, pathOf(world), fieldsOf(world));

const toApply = ({ listing, resumeId }: ApplicationWorld) => ({ internshipId: listing, resumeId });
const status = ({ id }: ApplicationWorld): string => `/api/employer/applications/${id}/status`;
const withdraw = ({ id }: ApplicationWorld): string => `/api/applications/${id}/withdraw`;
const outcome = ({ id }: ApplicationWorld): string => `/api/applications/${id}/outcome`;
const notes = ({ id }: ApplicationWorld): string => `/api/employer/applications/${id}/notes`;
const applicant = ({ id, listing }: ApplicationWorld): string =>
  `/dashboard/employer-internships/${listing}/applicants/${id}`;
const moveTo = (to: string): Act => by('employer', 'PUT', status, () => ({ status: to }));
const fromApplicant = ({ listing }: ApplicationWorld) => ({ from: 'applicant', internshipId: listing });

/** Everything that users can do to an application over HTTP. */
export const APPLICATION_ACTIONS = {
  'apply again by call': by('graduate', 'POST', () => '/api/applications', toApply),
  'apply again by form': form('graduate', () => '/api/applications', toApply),
  'open the page to apply': page('graduate', ({ listing }) => `/dashboard/apply/${listing}`),
  'read the marks of the listing': by(
    'graduate',
    'GET',
    ({ listing }) => `/api/applications/applied?internshipIds=${listing}`,
  ),
  'open its page': page('graduate', ({ id }) => `/dashboard/my-internships/${id}`),
  'list my applications': page('graduate', () => '/dashboard/my-internships'),
  'withdraw by call': by('graduate', 'POST', withdraw),
  'withdraw by form': form('graduate', withdraw, () => ({})),
  'note the outcome by call': by('graduate', 'POST', outcome, () => ({ outcome: 'offered' })),
  'note the outcome by form': form('graduate', outcome, () => ({ outcome: 'offered', note: '' })),
  'take the calendar file': by('graduate', 'GET', ({ id }) => `/api/applications/${id}/interview.ics`),
  'view by call': by('employer', 'PUT', status),
  'shortlist by call': moveTo('shortlisted'),
  'invite by call': by('employer', 'PUT', status, () => ({
    status: 'interview',
    interview: { at: inDays(3).toISOString(), place: 'Moi Avenue 4' },
  })),
  'offer by call': moveTo('offered'),
  'turn down by call': moveTo('not selected'),
  'set as withdrawn by call': moveTo('withdrawn'),
  'turn down by form': form('employer', status, (world) => ({
    ...fromApplicant(world),
    status: 'not selected',
  })),
  'invite from the board by form': form('employer', status, ({ listing }) => ({
    internshipId: listing,
    status: 'interview',
  })),
  'turn down with others by call': by(
    'employer',
    'POST',
    ({ listing }) => `/api/employer/internships/${listing}/answer`,
    ({ id }) => ({
      ids: [id],
      status: 'not selected',
    }),
  ),
  'open the applicant': page('employer', applicant),
  'list the applicants': page('employer', ({ listing }) => `/dashboard/employer-internships/${listing}`),
  'read the resume': by('employer', 'GET', ({ id }) => `/api/employer/applications/${id}/resume?as=pdf`),
  'note by call': by('employer', 'POST', notes, () => ({ text: 'Call back.' })),
  'note by form': form('employer', notes, (world) => ({ ...fromApplicant(world), text: 'Call back.' })),
} satisfies Record<string, Act>;

export type ApplicationAction = keyof typeof APPLICATION_ACTIONS;

/** Actions that change nothing, so that they can share one world. */
export const READS: ReadonlySet<ApplicationAction> = new Set([
  'open the page to apply',
  'read the marks of the listing',
  'open its page',
  'list my applications',
  'take the calendar file',
  'open the applicant',
  'list the applicants',
]);
