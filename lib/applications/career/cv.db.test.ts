import { PDFiumLibrary } from '@hyzyla/pdfium';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { asActor, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { openResume } from '@/lib/identity/users/open-resume';
import { readMe } from '@/lib/identity/users/read-me';
import { cvLayout } from './cv-layout';
import { drawCv } from './cv-process';
import { downloadCv, makeCvResume } from './make-cv';
import { careerSchema } from './schemas';
import { updateCareer } from './update-career';

preparedDatabase();

const OWNER = {
  firstName: 'Wanjirũ',
  lastName: "Ng'ang'a",
  email: 'w@example.co.ke',
  phoneNumber: '0712345678',
};
const PROFILE = {
  school: 'Maseno University',
  course: 'BSc Computer Science',
  year: 2026,
  county: 'Kisumu',
  about: 'Ninapenda kazi ya mikono; naïve café 🚀.',
  skills: ['Excel', 'Sage'],
  languages: ['Kiswahili'],
  links: ['https://example.co.ke/a'],
  experience: [{ title: 'Attaché', place: 'Kisumu County', from: '2025-03', text: 'Mended the ledgers.' }],
};

const draw = (profile: unknown) => drawCv(cvLayout(OWNER, careerSchema.parse(profile)));
const read = async (pdf: Uint8Array) => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { document, text: text.replaceAll(/\s+/g, ' ').trim(), totalPages };
};

const AS_READ = [
  "Wanjirũ Ng'ang'a w@example.co.ke · 0712345678 · Kisumu https://example.co.ke/a",
  'About Ninapenda kazi ya mikono; naïve café .',
  'Education BSc Computer Science, Maseno University, 2026',
  'Experience Attaché, Kisumu County March 2025 to now Mended the ledgers.',
  'Skills Excel, Sage Languages Kiswahili',
].join(' ');

test('its text comes out in reading order, with every letter', async () => {
  const { text, totalPages } = await read(await draw(PROFILE));
  expect(totalPages).toBe(1);
  expect(text).toBe(AS_READ);
});

test('the reader of Chrome reads the same', async () => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await draw(PROFILE));
  const text = [...document.pages()].map((page) => page.getText()).join(' ');
  expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(AS_READ);
  document.destroy();
  library.destroy();
});

test('it is tagged, has a language and shows its title', async () => {
  const pdf = await draw(PROFILE);
  const { document } = await read(pdf);
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  expect([...tree.matchAll(/"role":"(H\d|P)"/g)].map(([, role]) => role).slice(0, 5)).toEqual([
    'H1',
    'P',
    'P',
    'H2',
    'P',
  ]);
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: "CV of Wanjirũ Ng'ang'a", Language: 'en-KE' });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const bytes = pdf.toString('latin1');
  expect(bytes).toContain('/DisplayDocTitle true');
  expect(bytes).toContain('<pdfuaid:part>1</pdfuaid:part>');
});

interface Content {
  type?: string;
  id?: string;
  tag?: string;
  str?: string;
}

interface Node {
  role?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** Lists the nodes of a structure tree in order. */
const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)];

test('all its text is in the structure tree, in order, and its headings skip no level', async () => {
  const { document } = await read(await draw(PROFILE));
  const page = await document.getPage(1);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: string[] = [];
  const tagged: string[] = [];
  for (const { type, id, str } of items as Content[]) {
    if (type?.startsWith('beginMarkedContent')) open.push(id ?? '');
    else if (type === 'endMarkedContent') open.pop();
    else if (str?.trim()) tagged.push(open.findLast((one) => one !== '') ?? `untagged: ${str}`);
  }
  const nodes = flat((await page.getStructTree()) as Node);
  const ids = nodes.flatMap(({ type, id }) => (type === 'content' && id ? [id] : []));
  expect([...new Set(tagged)]).toEqual(ids);
  const levels = nodes.flatMap(
    ({ role }) =>
      /^H(\d)$/
        .exec(role ?? '')
        ?.slice(1)
        .map(Number) ?? [],
  );
  expect(levels[0]).toBe(1);
  levels.forEach((level, at) => expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1));
});

test('its fonts are in the file, and every text has its letters', async () => {
  const pdf = (await draw(PROFILE)).toString('latin1');
  expect(pdf.match(/\/Type \/FontDescriptor/g)).toHaveLength(2);
  expect(pdf.match(/\/FontFile2/g)).toHaveLength(2);
  expect(pdf.match(/\/ToUnicode/g)).toHaveLength(2);
});

test.each([
  ['the widest letters', 'W'],
  ['ordinary words', 'kazi '],
])('a profile full to its bounds with %s fits two pages, whole', async (_, word) => {
  const long = (length: number) => word.repeat(length).slice(0, length - 1) + 'z';
  const experience = { title: long(100), place: long(100), from: '2025-09', to: '2025-10', text: long(500) };
  const { totalPages, text } = await read(
    await draw({
      school: long(100),
      course: long(100),
      year: 2026,
      county: 'Elgeyo-Marakwet',
      about: long(600),
      skills: Array.from({ length: 20 }, (_none, index) => `${index} ${long(30)}`),
      languages: Array.from({ length: 8 }, (_none, index) => `${index} ${long(30)}`),
      links: [1, 2, 3].map((index) => `https://example.co.ke/${index}`.padEnd(120, 'w')),
      experience: Array.from({ length: 4 }, () => experience),
    }),
  );
  expect(totalPages).toBeLessThanOrEqual(2);
  expect(text.replaceAll(' ', '').endsWith('z')).toBe(true);
});

test('drawing takes the process of the service less than 50 ms of its time', async () => {
  await draw(PROFILE);
  const before = process.cpuUsage();
  await draw(PROFILE);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(50);
});

test('refused while the profile has too little; then a download, and a resume like an uploaded one', async () => {
  const user = await makeUser('recent graduate', { firstName: 'Achieng' });
  await updateCareer(asActor(user), { school: 'Maseno University' });
  await expect(downloadCv(asActor(user))).rejects.toMatchObject({ code: 'conflict' });
  await expect(makeCvResume(asActor(user))).rejects.toMatchObject({ code: 'conflict' });
  await updateCareer(asActor(user), PROFILE);
  expect(await downloadCv(asActor(user))).toMatchObject({ contentType: 'application/pdf' });
  const { resume } = await makeCvResume(asActor(user));
  expect((await readMe(asActor(user))).user.resume?._id).toBe(resume._id);
  const stored = await openResume(asActor(user), { resumeId: resume._id });
  const { text } = await read(
    new Uint8Array(await new Response(stored.stream as unknown as BodyInit).arrayBuffer()),
  );
  expect(text).toMatch(/^Achieng /);
});
