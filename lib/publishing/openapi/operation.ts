import { z } from 'zod';
import type { ErrorCode } from '@/lib/platform/core/errors';
import { DOCUMENT_TYPES } from '@/lib/platform/files/document-types';
import { PERMISSIONS, type Permission } from '@/lib/platform/auth/permissions';
import type { Role } from '@/lib/platform/core/vocabulary';
import { message } from './answers';
import type { Tag } from './tags';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Permitted callers: anyone, anyone with a valid token, a scheduler with its secret, or active, verified users with these roles. */
type Who = 'anybody' | 'session' | 'secret' | readonly Role[];

export interface FileAnswer {
  file: readonly string[];
}

export type Answer = z.ZodType | FileAnswer | 'nothing';

export const isFileAnswer = (answer: Answer): answer is FileAnswer =>
  typeof answer === 'object' && 'file' in answer;

/** A resume, or the details of a submission. */
export const DOCUMENT_FILE: FileAnswer = { file: DOCUMENT_TYPES };

export interface Operation {
  method: Method;
  /** Parameters are in braces. */
  path: string;
  tag: Tag;
  summary: string;
  who: Who;
  /** Accepts an `Idempotency-Key`: it creates something, or makes a decision that can be made only once. */
  once?: true;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** An example body, or the text fields of a form. The tests send it and expect the first response in `answers`. */
  example?: Record<string, unknown>;
  /** The fields of a multipart form. `file?` is an optional file. */
  form?: Record<string, z.ZodType | 'file' | 'file?'>;
  answers: Record<number, Answer>;
  /** Errors in addition to those from `failuresOf`. */
  failures?: readonly ErrorCode[];
}

/** A permission admits every role that has it. */
type Caller = Permission | Exclude<Who, readonly Role[]>;

const isPermission = (caller: Caller): caller is Permission => caller in PERMISSIONS;

/** An operation within its group. The default response is 200 with a message. */
interface Entry extends Omit<Operation, 'method' | 'path' | 'tag' | 'who' | 'answers'> {
  /** Overrides the group's `who`. */
  who?: Caller;
  answers?: Operation['answers'];
  /** Adds the same call as a POST, for forms without JavaScript. */
  alsoPost?: { path?: string; example?: Operation['example'] };
}

/** Operations of one tag, by method and path. */
export const group = (
  tag: Tag,
  caller: Caller,
  entries: Record<`${Uppercase<Method>} /api/${string}`, Entry>,
): Operation[] =>
  Object.entries(entries).flatMap(([call, { alsoPost, who: own = caller, ...entry }]) => {
    const who = isPermission(own) ? PERMISSIONS[own] : own;
    const [method, path] = call.split(' ') as [string, string];
    const operation = { tag, who, answers: { 200: message }, path, ...entry };
    const first: Operation = { ...operation, method: method.toLowerCase() as Method };
    if (!alsoPost) return [first];
    const summary = `Same as ${method}, for HTML forms`;
    return [first, { ...operation, method: 'post', summary, ...alsoPost }];
  });

export function failuresOf({ method, path, who, body, form, once, failures = [] }: Operation): ErrorCode[] {
  const ofSession: ErrorCode[] = who === 'anybody' ? [] : ['unauthenticated', 'forbidden'];
  const ofChange: ErrorCode[] = method === 'get' ? [] : ['forbidden'];
  const ofPath: ErrorCode[] = /\{(?!token\})/.test(path) ? ['notFound'] : [];
  const ofBody: ErrorCode[] = (body ?? form) ? ['malformed', 'tooLarge', 'unsupportedType', 'invalid'] : [];
  const ofKey: ErrorCode[] = once ? ['malformed', 'conflict', 'invalid'] : [];
  return [
    ...new Set<ErrorCode>([
      ...ofSession,
      ...ofChange,
      ...ofPath,
      ...ofBody,
      ...ofKey,
      ...failures,
      'unavailable',
    ]),
  ];
}

/** `?page=`: values that are below 1 or not numbers mean page 1. Past the last page, the list is empty. */
export const paging = z.object({
  page: z
    .string()
    .optional()
    .meta({ description: 'From 1; ten items a page', override: { type: 'integer', minimum: 1, default: 1 } }),
});

/** A state in a query string, where null is impossible. */
export const inAddress = <State extends z.ZodType>(state: State, states: readonly string[], usual: string) =>
  state.meta({
    override: ({ jsonSchema }: { jsonSchema: object }) => {
      Reflect.deleteProperty(jsonSchema, 'anyOf');
      Object.assign(jsonSchema, { type: 'string', enum: states, default: usual });
    },
  });
