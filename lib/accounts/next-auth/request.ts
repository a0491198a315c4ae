import { NextRequest } from 'next/server';
import { z } from 'zod';
import { AppError } from '@/lib/platform/core/errors';
import { isForm, readForm } from '@/lib/platform/http/read-form';
import { readJson } from '@/lib/platform/http/read-json';

/** What next-auth is asked for here, and how; it can do more, which nobody needs. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  session: ['GET'],
  csrf: ['GET'],
  providers: ['GET'],
  signin: ['GET'],
  'signin/credentials': ['GET', 'POST'],
  signout: ['GET', 'POST'],
  'callback/credentials': ['POST'],
};

/** The methods in which this may be asked for: none where it is nothing that is in use. */
export const methodsOf = (action: string): readonly string[] =>
  Object.hasOwn(ACTIONS, action) ? (ACTIONS[action] ?? []) : [];

const texts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String));

async function readTexts(request: Request): Promise<Record<string, string>> {
  if (isForm(request)) return readForm(request);
  const { data, error } = texts.safeParse(await readJson(request));
  if (error) throw new AppError('malformed', 'The request is not a list of names and texts.');
  return data;
}

/**
 * The request as next-auth may see it: it would read a body of any length. What is handed on is a form of texts, made of what was
 * read. Throws 413, 415 or 400 for a body that is none.
 */
export async function boundedRequest(request: NextRequest): Promise<NextRequest> {
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'transfer-encoding', 'content-type']) headers.delete(name);
  if (request.method !== 'POST') return new NextRequest(request.url, { headers });
  const body = new URLSearchParams(await readTexts(request));
  return new NextRequest(request.url, { method: 'POST', headers, body });
}
