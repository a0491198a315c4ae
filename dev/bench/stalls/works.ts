import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InternshipModel } from '@/models/internship';
import { runScript } from '../../start/run-script';
import { uniqueLetters } from '../../testing/client/client-for';
import { pdfFile } from '../../testing/data/documents';
import { inDays, makeUser } from '../../testing/data/fixtures';
import type { Stack } from '../../testing/stack/stack';
import { fillRoles, logIn, someone } from '../people';

const ROWS = 1_000;
const LOG_INS = 20;
const UPLOADS = 50;
const MAX_BYTES = 2 * 1024 * 1024;

/** Work that must not make readers wait. */
export interface Work {
  name: string;
  once: () => Promise<unknown>;
}

const COLUMNS =
  'title,company,industryId,location,duration,applicationDeadline,applyLink,descriptionParagraph';

/** Returns an import file of new listings with text of typical length. */
function manyListings(): string {
  const text =
    'Help our team with farms in the Rift Valley, learn to keep records and visit growers. '.repeat(6);
  const deadline = inDays(30).toISOString();
  const row = () =>
    `${uniqueLetters()} Intern,Bonde Farms,10,Nakuru,3 months,${deadline},https://bonde.example,${text}`;
  return [COLUMNS, ...Array.from({ length: ROWS }, row)].join('\r\n');
}

async function call(url: string, token: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(url, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} returned status ${answer.status}: ${text.slice(0, 200)}`);
  return text.startsWith('{') ? JSON.parse(text) : undefined;
}

function formOf(field: string, content: BlobPart, name: string): FormData {
  const form = new FormData();
  form.append(field, new File([content], name));
  return form;
}

async function backUp({ mongoUri }: Stack): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mwanzo-bench-'));
  await runScript('backup', { args: [join(folder, 'one')], env: { ...process.env, MONGODB_URI: mongoUri } });
  await rm(folder, { recursive: true });
}

/** Fills the connected database and returns the kinds of work. */
export async function worksOn(stack: Stack): Promise<Work[]> {
  const { appUrl } = stack;
  const { administrator } = await fillRoles(ROWS);
  const people = await Promise.all(Array.from({ length: UPLOADS }, () => makeUser('recent graduate')));
  const resume = new Uint8Array(pdfFile('x', MAX_BYTES));
  const name = await someone(appUrl);
  const pictures = (await InternshipModel.find({}).select('_id').lean()).map(({ _id }) => String(_id));
  const upload = (token: string) =>
    call(`${appUrl}/api/users/upload-resume`, token, {
      method: 'POST',
      body: formOf('resume', resume, `${randomUUID()}.pdf`),
    });
  const { token: exporter } = await makeUser('recent graduate');
  await upload(exporter);
  const imports = `${appUrl}/api/admin/imports`;
  const check = async () => {
    const body = formOf('file', manyListings(), 'farms.csv');
    const { import: kept } = (await call(imports, administrator, { method: 'POST', body })) as {
      import: { _id: string };
    };
    return kept._id;
  };
  return [
    { name: `import of ${ROWS} rows: check`, once: check },
    {
      name: `import of ${ROWS} rows: check and run`,
      once: async () => call(`${imports}/${await check()}`, administrator, { method: 'POST' }),
    },
    { name: 'export of own data', once: () => call(`${appUrl}/api/users/me/export`, exporter) },
    { name: 'backup', once: () => backUp(stack) },
    {
      name: `${LOG_INS} logins`,
      once: () => Promise.all(Array.from({ length: LOG_INS }, () => logIn(appUrl, name))),
    },
    {
      name: `${UPLOADS} uploads of 2 MB`,
      once: () => Promise.all(people.map(({ token }) => upload(token))),
    },
    {
      name: 'share picture',
      once: () => call(`${appUrl}/share/listings/${pictures.pop() ?? ''}`, exporter),
    },
  ];
}
