import { z } from 'zod';
import type { ErrorCode } from '@/lib/platform/core/errors';
import { DOCUMENT_TYPES } from '@/lib/platform/files/document-types';
import type { Role } from '@/lib/platform/core/vocabulary';
import type { Tag } from './tags';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Who may call it: anybody, anybody with a valid token, a scheduler with its secret, or active, verified users of these roles. */
type Who = 'anybody' | 'session' | 'secret' | readonly Role[];

/** A file of one of these content types. */
export interface FileAnswer {
  file: readonly string[];
}

/** JSON, a file, or no body. */
export type Answer = z.ZodType | FileAnswer | 'nothing';

export const isFileAnswer = (answer: Answer): answer is FileAnswer =>
  typeof answer === 'object' && 'file' in answer;

/** A resume, or the details of a submission. */
export const DOCUMENT_FILE: FileAnswer = { file: DOCUMENT_TYPES };

/** One operation of the API. */
export interface Operation {
  method: Method;
  /** With its parameters in braces. */
  path: string;
  tag: Tag;
  summary: string;
  who: Who;
  /** Takes an `Idempotency-Key`: it creates something, or makes a decision that is made once. */
  once?: true;
  /** What is in the query, by name. */
  query?: z.ZodObject;
  /** The JSON body. */
  body?: z.ZodType;
  /** An example body, or the text fields of a form; the tests send it and expect the first of the answers. */
  example?: Record<string, unknown>;
  /** The fields of a multipart form; `file` is a file, `file?` one that may be left out. */
  form?: Record<string, z.ZodType | 'file' | 'file?'>;
  /** By status. */
  answers: Record<number, Answer>;
  /** Errors besides those of every call: no session (401), not allowed (403), too many requests, no database. */
  failures?: readonly ErrorCode[];
}

export const EVERYBODY: readonly Role[] = ['administrator', 'editor', 'employer', 'recent graduate'];
export const STAFF: readonly Role[] = ['administrator', 'editor'];
export const ADMINISTRATOR: readonly Role[] = ['administrator'];
export const EMPLOYER: readonly Role[] = ['employer'];

/** `?page=`: below 1 or not a number is 1; past the end the list is empty. */
export const paging = z.object({
  page: z
    .string()
    .optional()
    .meta({ description: 'From 1; ten a page', override: { type: 'integer', minimum: 1, default: 1 } }),
});
