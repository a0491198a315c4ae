import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { beforeAll, expect, inject, test } from 'vitest';
import { openApiDocument } from '@/lib/publishing/openapi/document';
import { ROOT } from '@/dev/start/build';
import { newUser } from '../client/client';
import { TEST_PASSWORD } from '../client/client-for';
import { stackDatabase } from '../stack/stack-database';

const FOLDER = join(ROOT, 'build', 'contract');

/** A third-party program that uses the generated types. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './api';

export async function visit(baseUrl: string, login: { emailOrUsername: string; password: string }) {
  const client = createClient<paths>({ baseUrl });
  const query = { q: 'intern', county: ['Nairobi City' as const, 'Kisumu' as const], page: 1 };
  const found = await client.GET('/api/internships', { params: { query } });
  const total: number | undefined = found.data?.total;
  const counties: number | undefined = found.data?.facets.county.length;
  const first: string | undefined = found.data?.internships[0]?.title;
  const refused = await client.GET('/api/users/me');
  const session = await client.POST('/api/auth/login', { body: login });
  const headers = { Authorization: \`Bearer \${session.data?.token ?? ''}\` };
  const me = await client.GET('/api/users/me', { headers });
  const own = await client.GET('/api/applications/my-applications', { headers, params: { query: { page: 1 } } });
  return {
    total, counties, first,
    refused: refused.error?.message,
    username: me.data?.user.username,
    applications: own.data?.applications.length,
  };
}
`;

const write = (name: string, text: string): string => {
  const file = join(FOLDER, name);
  writeFileSync(file, text);
  return file;
};

/** Returns the errors that the strict compiler reports for a file. */
function complaints(file: string): string[] {
  const program = ts.createProgram([file], {
    ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noEmit: true },
    ...{ target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, types: [] },
    ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, skipLibCheck: true },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

stackDatabase();
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  const contract = JSON.stringify(openApiDocument({ origin: 'https://mwanzo.example' }));
  write('api.ts', astToString(await openapiTS(contract)));
});

test('a client generated from the contract compiles strictly and works', async () => {
  const file = write('client.ts', PROGRAM);
  expect(complaints(file)).toEqual([]);
  const user = await newUser();
  const { visit } = (await import(/* @vite-ignore */ file)) as {
    visit: (origin: string, login: object) => Promise<Record<string, unknown>>;
  };
  expect(
    await visit(inject('appUrl'), { emailOrUsername: user.email, password: TEST_PASSWORD }),
  ).toMatchObject({
    total: expect.any(Number) as number,
    counties: expect.any(Number) as number,
    refused: expect.stringMatching(/\w/) as string,
    username: user.username,
    applications: 0,
  });
});

test('a client that uses unknown calls or fields does not compile', () => {
  const wrong = PROGRAM.replace("county: ['Nairobi City' as const", "county: ['Atlantis' as const").replace(
    'data?.total;',
    'data?.sum;',
  );
  expect(complaints(write('wrong-client.ts', wrong))).toHaveLength(2);
});
