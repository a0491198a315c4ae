import { expect, test } from 'vitest';
import { upload } from '@/dev/testing/client/files';
import { facts, submit } from '@/dev/testing/client/submission-calls';
import { HOSTILE_DOCUMENTS } from '@/dev/testing/data/hostile-documents';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';

stackDatabase();

const documentOf = (what: string) =>
  HOSTILE_DOCUMENTS.find((one) => one.what === what) ?? expect.fail(`no document: ${what}`);

test.each([
  'a DOCX with a program inside',
  'a DOCX with an old document inside',
  'a DOCX with a program that is called a picture',
  'a DOCX with a control',
  'a DOCX whose template is on the web',
  'a DOCX with a table with macros',
  'a DOC with a program inside',
])('%s is refused, as a resume and as details of a submission', async (what) => {
  const { bytes, fileName } = documentOf(what);
  const [graduate, employer] = [await makeUser('recent graduate'), await makeUser('employer')];
  const refused = { status: 415, body: { message: 'Only PDF and Word documents are allowed' } };
  expect(await upload(graduate, bytes, { name: fileName })).toMatchObject(refused);
  expect(await submit(employer, facts(), { name: fileName, bytes })).toMatchObject(refused);
});

test('a DOCX with the table of a chart is taken', async () => {
  const { bytes, fileName } = documentOf('a DOCX with the table of a chart');
  expect((await upload(await makeUser('recent graduate'), bytes, { name: fileName })).status).toBe(201);
});
