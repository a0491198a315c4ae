import { z } from 'zod';
import type { ErrorCode } from '@/lib/platform/core/errors';
import { DOCUMENT_TYPES } from '@/lib/platform/files/document-types';
import type { Role } from '@/lib/platform/core/vocabulary';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Who is let in: anybody, anybody with a good token, a scheduler with its secret, or active, verified users of these roles. */
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

/** One call of the API, as the contract tells of it. */
export interface Operation {
  method: Method;
  /** With its varying parts in braces. */
  path: string;
  tag: string;
  summary: string;
  who: Who;
  /** It creates something or is decided once: with an `Idempotency-Key` it is done once however often it is sent. */
  once?: true;
  /** What is in the query, by name. */
  query?: z.ZodObject;
  /** The JSON body. */
  body?: z.ZodType;
  /** A body, or the text fields of a form, that is answered with the first of the answers; the tests send it. */
  example?: Record<string, unknown>;
  /** The fields of a multipart form; `file` is a file, `file?` one that may be left out. */
  form?: Record<string, z.ZodType | 'file' | 'file?'>;
  /** By status. */
  answers: Record<number, Answer>;
  /** Ways it may fail beside those every call has: no session (401), not allowed (403), too many requests, the database away. */
  failures?: readonly ErrorCode[];
}

export const EVERYBODY: readonly Role[] = ['administrator', 'editor', 'employer', 'recent graduate'];
export const STAFF: readonly Role[] = ['administrator', 'editor'];
export const ADMINISTRATOR: readonly Role[] = ['administrator'];
export const EMPLOYER: readonly Role[] = ['employer'];

/** `?page=`: below 1 or not a number is 1; past the end the list is empty. */
export const paging = z.object({ page: z.string().optional().meta({ description: 'From 1; ten a page' }) });
