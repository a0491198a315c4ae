import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { ERROR_STATUS, type ErrorCode } from '@/lib/platform/core/errors';
import { KEY_PATTERN } from '@/lib/platform/idempotency/key';
import { KEY_HEADER } from '@/lib/platform/core/idempotency-key-names';
import { site } from '@/lib/platform/core/site';
import { license, version } from '@/package.json';
import { problem } from './answers';
import { OPERATIONS } from './operations';
import { failuresOf, isFileAnswer, type Answer, type Operation } from './operation';
import { id } from '@/lib/platform/format/answer-values';
import { TAGS } from './tags';
import './rules-as-schema';

const FAILURE_TEXTS: Record<ErrorCode, string> = {
  malformed: 'The request cannot be read',
  unauthenticated: 'No token, or one that no longer counts',
  forbidden: 'Not allowed',
  notFound: 'There is no such thing',
  conflict:
    'Somebody else was faster, or it is not possible now; with `Retry-After`: the same call is still in progress',
  gone: 'It is gone, or the link has expired',
  tooLarge: 'More than 2 MB, than a call may be, or than can be worked on',
  unsupportedType: 'Not a kind of file or body that is taken',
  invalid: 'Some fields are wrong; `errors` says which. Without `errors`, the key was used with another body',
  locked: 'The account is locked after five wrong passwords',
  tooManyRequests: 'Too many of these; `Retry-After` says when again, in seconds',
  unavailable: 'The database is out of reach; try again in a moment',
};

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });
const FILE = z.string().meta({ override: { type: 'string', format: 'binary' } });

function responseOf(answer: Answer) {
  if (answer === 'nothing') return { description: 'Done; no body' };
  if (isFileAnswer(answer)) {
    return {
      description: 'The file, as an attachment',
      content: Object.fromEntries(answer.file.map((type) => [type, { schema: FILE }])),
    };
  }
  return { description: 'Done', content: json(answer) };
}

const keyHeader = z.object({
  [KEY_HEADER]: z.string().regex(KEY_PATTERN).optional().meta({
    description:
      'A unique value of your choice, such as a UUID. Sent again within 24 hours with the same body, the call takes effect once and gives the first answer: 409 with `Retry-After` while the first is in progress, 422 if the body differs. A failed call may be sent again with its key. A key belongs to the user, or to the network address of a call without a session',
  }),
});

/** Path parameters; all others are ids. */
const PARAMETERS: Record<string, z.ZodType> = {
  industryId: z.int().min(1).max(16),
  token: z.string(),
  provider: z.enum(['oidc', 'google', 'linkedin']),
};

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

function formField(field: z.ZodType | 'file' | 'file?'): z.ZodType {
  if (field === 'file') return FILE;
  return field === 'file?' ? FILE.optional() : field;
}

function requestBodyOf({ body, form, example }: Operation): ZodOpenApiOperationObject['requestBody'] {
  if (form) {
    const fields = Object.entries(form).map(([name, field]) => [name, formField(field)]);
    const schema = z.object(Object.fromEntries(fields) as Record<string, z.ZodType>);
    const files = Object.entries(form).filter(([, field]) => field === 'file');
    const withFiles = {
      ...Object.fromEntries(files.map(([name]) => [name, 'The bytes of the file'])),
      ...example,
    };
    return { required: true, content: { 'multipart/form-data': { schema, example: withFiles } } };
  }
  return body && { required: true, content: { 'application/json': { schema: body, example } } };
}

function rightsOf(who: Operation['who']): string {
  if (who === 'anybody') return 'For anybody.';
  if (who === 'session') return 'For whoever has a token.';
  return who === 'secret' ? 'For a scheduler: the token is CRON_SECRET.' : `For: ${who.join(', ')}.`;
}

function securityOf(who: Operation['who']): Record<string, string[]>[] {
  if (who === 'anybody') return [];
  return who === 'secret' ? [{ bearer: [] }] : [{ bearer: [] }, { cookie: [] }];
}

function operationOf(operation: Operation): ZodOpenApiOperationObject {
  const { method, path, tag, summary, who, once, query, answers } = operation;
  const names = namesIn(path);
  const failures = failuresOf(operation).map((code) => [
    ERROR_STATUS[code],
    { description: FAILURE_TEXTS[code], content: json(problem) },
  ]);
  const successes = Object.entries(answers).map(([status, answer]) => [status, responseOf(answer)]);
  return {
    operationId: `${method} ${path}`.replace(/\W+/g, '-').replace(/-$/, ''),
    tags: [tag],
    summary,
    description: rightsOf(who),
    security: securityOf(who),
    requestParams: {
      ...(names.length > 0 && {
        path: z.object(Object.fromEntries(names.map((name) => [name, PARAMETERS[name] ?? id]))),
      }),
      ...(query && { query }),
      ...(once && { header: keyHeader }),
    },
    requestBody: requestBodyOf(operation),
    responses: Object.fromEntries([...failures, ...successes]) as ZodOpenApiOperationObject['responses'],
  };
}

/** Builds the OpenAPI 3.1 document from the schemas that validate the input. */
export function openApiDocument({ origin }: { origin: string }) {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of OPERATIONS) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operationOf(operation) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: `The API of ${site.name}`,
      version,
      description: `JSON unless said otherwise. Errors are a message to show, and texts beside fields. Lists have ten to a page. Changes that a browser sends from another site are refused.`,
      contact: { email: site.email },
      license: { name: license, identifier: license },
    },
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    servers: [{ url: origin }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
      },
    },
    paths,
  });
}
