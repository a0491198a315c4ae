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
  malformed: 'The request is malformed',
  unauthenticated: 'The token is missing, invalid or expired',
  forbidden: 'You are not allowed to do this',
  notFound: 'Not found',
  conflict:
    'The current state does not allow this, or someone else was faster. With `Retry-After`, the same call is still in progress.',
  gone: 'It is no longer available, or the link has expired',
  tooLarge: 'The file is over 2 MB, or the request is too large or complex',
  unsupportedType: 'This file type or content type is not accepted',
  invalid: 'Some fields are invalid: see `errors`. If it is missing, the key was used with another body.',
  locked: 'The account is locked after five wrong passwords',
  tooManyRequests: 'Too many requests. Try again after `Retry-After` seconds.',
  unavailable: 'Temporarily unavailable. Try again in a moment, or after `Retry-After` seconds if given.',
};

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });
const FILE = z.string().meta({ override: { type: 'string', format: 'binary' } });

function responseOf(answer: Answer) {
  if (answer === 'nothing') return { description: 'Success, no body' };
  if (isFileAnswer(answer)) {
    return {
      description: 'The file',
      content: Object.fromEntries(answer.file.map((type) => [type, { schema: FILE }])),
    };
  }
  return { description: 'Success', content: json(answer) };
}

const keyHeader = z.object({
  [KEY_HEADER]: z.string().regex(KEY_PATTERN).optional().meta({
    description:
      'A unique value you choose, such as a UUID. Repeat a call within 24 hours with the same key and body: it takes effect once and returns the first response. Returns 409 with `Retry-After` while the first call is in progress, and 422 if the body differs. You can retry a failed call with its key. A key belongs to the user or, without a session, to the network address.',
  }),
});

/** Path parameters that are not IDs. */
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
      ...Object.fromEntries(files.map(([name]) => [name, 'The file’s contents'])),
      ...example,
    };
    return { required: true, content: { 'multipart/form-data': { schema, example: withFiles } } };
  }
  return body && { required: true, content: { 'application/json': { schema: body, example } } };
}

function rightsOf(who: Operation['who']): string {
  if (who === 'anybody') return 'Anyone can call this. No token needed.';
  if (who === 'session') return 'Needs a valid token. The account may be deactivated or unverified.';
  return who === 'secret' ? 'For schedulers: send `CRON_SECRET` as the token.' : `Roles: ${who.join(', ')}.`;
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
      title: `${site.name} API`,
      version,
      description: `Requests and responses are JSON unless stated otherwise. Errors have a message to show, and a message for each invalid field. Lists have ten items a page. Changes sent by a browser from another site are refused.`,
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
