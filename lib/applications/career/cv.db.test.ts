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
  'Education BSc Computer Science, Maseno University 2026',
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

/** A graduate with three schools and three jobs. */
const TYPICAL = {
  ...PROFILE,
  about: 'I build small tools that people keep using. '.repeat(4),
  skills: ['Excel', 'Python', 'SQL', 'Customer care', 'Bookkeeping', 'Technical writing'],
  studies: [
    { school: 'Kisumu National Polytechnic', course: 'Diploma in ICT', from: 2019, to: 2021 },
    { school: 'Kisumu Girls High School', course: 'KCSE, B+', from: 2015, to: 2018 },
  ],
  experience: [
    { title: 'Attaché', place: 'Kisumu County', from: '2025-05', to: '2025-08', text: 'One\nTwo\nThree' },
    { title: 'Volunteer teacher', place: 'Obunga Library', from: '2024-01', text: 'Taught 12 learners.' },
    { title: 'Assistant', place: 'Otieno Stores', from: '2022-01', to: '2022-12', text: 'Kept the books.' },
  ],
  certificates: [
    { name: 'CCNA', issuer: 'Cisco', year: 2024 },
    { name: 'First Aid', issuer: 'Kenya Red Cross' },
  ],
  referees: [
    {
      name: 'Dr. Achieng Odhiambo',
      role: 'Lecturer, Maseno University',
      contact: 'a.odhiambo@example.co.ke',
    },
    { name: 'Peter Kamau', role: 'ICT Officer', contact: '0722 000 111' },
  ],
};

interface Item {
  str: string;
  width: number;
  transform: number[];
}

/** The texts of the first page, with their left and right edges, baseline and size. */
async function placed(pdf: Uint8Array) {
  const { document } = await read(pdf);
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const [, , width = 0] = page.view;
  const texts = (items as Item[])
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, width: length, transform: [size = 0, , , , x = 0, y = 0] }) => ({
      str,
      left: x,
      right: x + length,
      y,
      size,
    }));
  return { width, texts, at: (text: string) => texts.find(({ str }) => str.startsWith(text)) };
}

test('a typical profile fits one page, in full size, and ends with the referees', async () => {
  const pdf = await draw(TYPICAL);
  const { totalPages, text } = await read(pdf);
  expect(totalPages).toBe(1);
  expect((await placed(pdf)).at('Attaché')?.size).toBe(10);
  expect(text).toContain(
    [
      'Education BSc Computer Science, Maseno University 2026',
      'Diploma in ICT, Kisumu National Polytechnic 2019 to 2021',
      'KCSE, B+, Kisumu Girls High School 2015 to 2018',
      'Experience',
    ].join(' '),
  );
  expect(text).toMatch(
    /Certificates CCNA, Cisco 2024 First Aid, Kenya Red Cross Referees Dr\. Achieng Odhiambo .* 0722000111$/,
  );
});

test('dates stand in one column at the right edge, beside their headings', async () => {
  const { width, at } = await placed(await draw(TYPICAL));
  for (const [heading, date] of [
    ['BSc Computer', '2026'],
    ['Diploma', '2019 to'],
    ['Attaché', 'May 2025'],
    ['Volunteer', 'January 2024'],
    ['CCNA', '2024'],
  ] as const) {
    const [title, when] = [at(heading), at(date)];
    expect(when?.right).toBeCloseTo(width - 50, 0);
    expect(Math.abs((when?.y ?? 0) - (title?.y ?? 99))).toBeLessThan(2);
    expect(title?.right).toBeLessThan(when?.left ?? 0);
  }
});

test('the longest dates stay on one line, apart from long titles', async () => {
  const experience = [{ title: 'W'.repeat(100), from: '2025-09', to: '2025-11' }];
  const { at, texts } = await placed(await draw({ ...PROFILE, experience }));
  const date = at('September');
  expect(date?.str).toBe('September 2025 to November 2025');
  const title = texts.filter(({ str }) => str.startsWith('WWW'));
  expect(title.length).toBeGreaterThan(1);
  expect(Math.max(...title.map(({ right }) => right))).toBeLessThan(date?.left ?? 0);
});

test.each([
  [6, 1, 10, 10],
  [15, 1, 9, 9.5],
  [24, 2, 10, 10],
])(
  'with %i lines of results it has %i pages: slightly more than a page is drawn closer',
  async (lines, pages, smallest, largest) => {
    const experience = TYPICAL.experience.map((one) => ({
      ...one,
      text: Array(Math.ceil(lines / 3))
        .fill('A line')
        .join('\n'),
    }));
    const pdf = await draw({ ...TYPICAL, experience });
    expect((await read(pdf)).totalPages).toBe(pages);
    const size = (await placed(pdf)).at('Attaché')?.size ?? 0;
    expect(size).toBeGreaterThanOrEqual(smallest);
    expect(size).toBeLessThanOrEqual(largest);
  },
);

test('a CV of two pages keeps its full size, and no heading ends a page', async () => {
  const experience = Array.from({ length: 4 }, (_, index) => ({
    ...TYPICAL.experience[0],
    title: `Clerk ${index}`,
    text: Array(8).fill('A line').join('\n'),
  }));
  const pdf = await draw({ ...TYPICAL, experience });
  expect((await read(pdf)).totalPages).toBe(2);
  const { texts, at } = await placed(pdf);
  expect(at('Clerk 0')?.size).toBe(10);
  expect(texts.at(-1)?.size).toBe(9.5);
});

test.each([
  ['the widest letters', 'W'],
  ['ordinary words', 'kazi '],
  ['the most lines', 'W'.repeat(75) + '\n'],
])('a profile full to its bounds with %s fits two pages, whole', async (_, word) => {
  const long = (length: number) => word.repeat(length).slice(0, length - 1) + 'z';
  const line = (length: number) => long(length).replaceAll('\n', 'W');
  const times = <Row>(count: number, row: Row) => Array.from({ length: count }, () => row);
  const experience = { title: line(100), place: line(100), from: '2025-09', to: '2025-11', text: long(500) };
  const { totalPages, text } = await read(
    await draw({
      school: line(100),
      course: line(100),
      year: 2026,
      county: 'Elgeyo-Marakwet',
      about: long(600),
      skills: Array.from({ length: 20 }, (_none, index) => `${index} ${line(37)}`),
      languages: Array.from({ length: 8 }, (_none, index) => `${index} ${line(37)}`),
      links: ['a', 'b', 'c'].map((part) => `https://example.co.ke/${part}`.padEnd(120, 'W')),
      experience: times(4, experience),
      studies: times(3, { school: line(100), course: line(100), from: 2015, to: 2018 }),
      certificates: times(5, { name: line(100), issuer: line(100), year: 2018 }),
      referees: times(3, { name: line(100), role: line(100), contact: `${'w'.repeat(86)}@example.co.ke` }),
    }),
  );
  expect(totalPages).toBe(2);
  expect(text.replaceAll(' ', '').endsWith('@example.co.ke')).toBe(true);
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
