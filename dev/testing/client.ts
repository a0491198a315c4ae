import { inject } from 'vitest';

export interface ApiAnswer<Body = Record<string, unknown>> {
  status: number;
  body: Body;
  headers: Headers;
}

export interface ApiRequest {
  token?: string;
  cookie?: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** Calls the service of the stack; a JSON answer comes parsed. */
export async function api<Body = Record<string, unknown>>(
  method: string,
  path: string,
  { token, cookie, json, form, headers = {} }: ApiRequest = {},
): Promise<ApiAnswer<Body>> {
  const answer = await fetch(inject('appUrl') + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? (form ?? null) : JSON.stringify(json),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: (text === '' ? undefined : JSON.parse(text)) as Body,
  };
}
