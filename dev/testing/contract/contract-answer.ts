import { problem } from '@/lib/publishing/openapi/answers';
import { openApiDocument } from '@/lib/publishing/openapi/document';
import { isFileAnswer, type Operation } from '@/lib/publishing/openapi/operation';

export interface Answered {
  status: number;
  headers: Headers;
  body: unknown;
}

const { paths = {} } = openApiDocument({ origin: 'https://mwanzo.example' });

/** The name of a call in the contract, such as `GET /api/internships/{id}`. */
export const nameOf = ({ method, path }: Operation): string => `${method.toUpperCase()} ${path}`;

const isTold = ({ method, path }: Operation, status: number): boolean =>
  Object.hasOwn(paths[path]?.[method]?.responses ?? {}, String(status));

/** Returns how a response differs from the contract of its call. */
export function contractFaults(operation: Operation, { status, headers, body }: Answered): string[] {
  if (!isTold(operation, status))
    return [`the contract does not describe ${status}: ${JSON.stringify(body)}`];
  const expected = operation.answers[status] ?? problem;
  if (expected === 'nothing') return body === undefined ? [] : ['has a body'];
  const type = headers.get('content-type') ?? '';
  if (isFileAnswer(expected)) {
    const isFile = /^(attachment|inline)/.test(headers.get('content-disposition') ?? '');
    if (!isFile) return ['is not sent as a file'];
    return expected.file.includes(type) ? [] : [`is sent as ${type}, not as ${expected.file.join(' or ')}`];
  }
  if (!/^application\/json\b/.test(type)) return [`is sent as ${type}`];
  const issues = expected.safeParse(body).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
