import type { Operation } from '@/lib/publishing/openapi/operation';
import type { Person } from '../access/people';
import { contractFaults, nameOf, type Answered } from '../contract/contract-answer';
import type { Call } from './calls';
import { MARK } from './values';

/** Calls whose verb checks more, or less, than the schema does. */
const LOOKS_FURTHER = new Set([
  'DELETE /api/users/me',
  'POST /api/admin/internship-submissions/{id}/approve',
  'POST /api/auth/change-password',
  'POST /api/employer/internships/{id}',
  'POST /api/users/me/delete',
  'POST /api/users/profile',
  'PUT /api/employer/applications/status',
  'PUT /api/employer/applications/{applicationId}/status',
  'PUT /api/employer/internships/{id}',
  'PUT /api/users/profile',
]);

/** Calls for which an empty body has a meaning. */
const MAY_BE_EMPTY = new Set([
  'POST /api/admin/imports/{id}',
  'PUT /api/employer/applications/{applicationId}/status',
]);

/** Calls that treat an empty body as no body, whatever its content type. */
const EMPTY_OF_ANY_TYPE = new Set(['PUT /api/employer/applications/{applicationId}/status']);

/** Calls that mail programs post as a form (RFC 8058). They get the response of the call instead of a redirect. */
const ONE_CLICK = new Set(['POST /api/unsubscribe/alerts/{token}']);

/** Reads that change something: they use up a link or record a download. */
const CHANGING_READS = new Set([
  'GET /api/auth/verify-email/{token}',
  'GET /api/users/verify-email-change/{token}',
  'GET /api/employer/download-resume/{userId}',
  'GET /api/users/resume/{resumeId}',
  'GET /api/admin/reports/{id}/evidence',
  'GET /api/admin/employers/{id}/evidence/{fileId}',
  'GET /api/employer/applicants/{internshipId}.csv',
  'GET /api/employer/applications/{applicationId}/resume',
]);

/** Refusals that change something: they count a wrong password and may lock the account. */
const CHANGING_REFUSALS = new Set([
  'POST /api/auth/login',
  'POST /api/auth/change-password',
  'POST /api/users/me/delete',
  'POST /api/users/profile',
  'PUT /api/users/profile',
  'DELETE /api/users/me',
]);

export interface Judged {
  operation: Operation;
  call: Call;
  answer: Answered;
  changes: string[];
  after: Record<string, string>;
}

/** Returns the actual caller, because a token in the headers replaces the valid one. */
const askerOf = ({ person, headers }: Call): Person => ('authorization' in headers ? 'visitor' : person);

export function isLetIn({ who }: Operation, call: Call): boolean {
  const asker = askerOf(call);
  if (who === 'anybody') return true;
  if (who === 'session') return asker !== 'visitor';
  return (who as readonly string[]).includes(asker);
}

const isForm = ({ body }: Call): boolean =>
  /^(multipart\/form-data|application\/x-www-form)/i.test(body?.type ?? '');

/** True if a browser navigates: it sends a form, or requests HTML with a post. */
const isNavigation = ({ method }: Operation, call: Call): boolean =>
  isForm(call) || (method === 'post' && (call.headers.accept ?? '').includes('text/html'));

/** True if the body matches the schema of the call. Undefined if the body alone does not decide that. */
function isTaken(operation: Operation, call: Call): boolean | undefined {
  const { body: schema } = operation;
  const { body } = call;
  const name = nameOf(operation);
  if (!schema || (isForm(call) && ONE_CLICK.has(name))) return undefined;
  const isNone = body?.type === undefined || EMPTY_OF_ANY_TYPE.has(name);
  const isEmpty = !body || (isNone && body.bytes.length === 0);
  if (isEmpty && MAY_BE_EMPTY.has(name)) return undefined;
  if (body?.type !== 'application/json' || !('json' in body)) return false;
  if (body.bytes.length > 256 * 1024) return undefined;
  return schema.safeParse(body.json).success;
}

/** True if the query matches the schema. Undefined if a parameter is repeated. */
function isUnderstood({ query: schema }: Operation, { query }: Call): boolean | undefined {
  if (!schema || new Set(query.map(([name]) => name)).size < query.length) return undefined;
  return schema.safeParse(Object.fromEntries(query)).success;
}

function inputFaults(operation: Operation, call: Call, status: number): string[] {
  const faults: string[] = [];
  const taken = isTaken(operation, call);
  const understood = isUnderstood(operation, call);
  const refused = status >= 400;
  if (call.body?.hasOperator && !refused) faults.push('an operator was accepted');
  if (taken === false && !refused) faults.push('a body that the schema refuses was accepted');
  if (understood === false && !refused) faults.push('a query that the schema refuses was accepted');
  if (taken && [413, 415].includes(status)) faults.push('a body that the schema accepts was refused');
  if (taken && status === 422 && !LOOKS_FURTHER.has(nameOf(operation))) {
    faults.push('fields that the schema accepts were refused');
  }
  if (understood && operation.method === 'get' && status === 422)
    faults.push('a query that the schema accepts was refused');
  return faults;
}

function storedFaults({ operation, answer, changes, after }: Judged): string[] {
  const name = nameOf(operation);
  const faults: string[] = [];
  const mayChange = CHANGING_REFUSALS.has(name) || changes.length === 0;
  if (answer.status >= 400 && !mayChange) faults.push(`refused, but changed: ${changes.join(', ')}`);
  if (operation.method === 'get' && changes.length > 0 && !CHANGING_READS.has(name)) {
    faults.push(`a read changed: ${changes.join(', ')}`);
  }
  const marked = Object.keys(after).filter((collection) => after[collection]?.includes(MARK));
  if (marked.length > 0) faults.push(`an unknown field was stored: ${marked.join(', ')}`);
  return faults;
}

/** Returns a fault if the response to a navigation does not redirect within this site. */
function formFaults({ headers }: Answered): string[] {
  return /^\/(?!\/)/.test(headers.get('location') ?? '') ? [] : ['leads to another site'];
}

/** Returns everything that is wrong with a response. */
export function faultsOf(judged: Judged): string[] {
  const { operation, call, answer } = judged;
  const { status, body } = answer;
  const faults = storedFaults(judged);
  if (status >= 500) return [...faults, `answered ${status}: ${JSON.stringify(body)}`];
  if (typeof call.target === 'object' && !call.target.isPlain) return faults;
  if (status === 303 && isNavigation(operation, call)) return [...faults, ...formFaults(answer)];
  faults.push(...contractFaults(operation, answer));
  if (!isLetIn(operation, call)) {
    if (status !== 401 && status !== 403) faults.push(`gave access to ${call.person}: ${status}`);
    return faults;
  }
  return [...faults, ...inputFaults(operation, call, status)];
}
