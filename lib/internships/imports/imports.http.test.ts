import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { inDays, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { browser } from '@/dev/testing/states/browser';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { dayForInput, formatDate } from '@/lib/platform/format/dates';
import { ImportModel } from '@/models/import';
import { InternshipModel } from '@/models/internship';
import type { CheckedImport } from './kept-import';

interface Answer {
  message: string;
  errors?: Record<string, string>;
  import: CheckedImport;
}

const COLUMNS =
  'title,company,industryId,location,duration,applicationDeadline,applyLink,descriptionParagraph';
const deadline = inDays(30).toISOString();
const rest = `Bonde Farms,10,Nakuru,3 months,${deadline},https://bonde.example,Cows.`;
const csv = (...titles: string[]) => [COLUMNS, ...titles.map((title) => `${title},${rest}`)].join('\r\n');

let administrator: TestUser;
const page = { accept: 'text/html,*/*' };
const send = (content: BlobPart, name = 'farms.csv', { token } = administrator, headers = {}) => {
  const form = new FormData();
  form.append('file', new File([content], name));
  return api<Answer>('POST', '/api/admin/imports', { token, form, headers });
};
const path = (id: string) => `/api/admin/imports/${id}`;
const refusedPath = (id: string) => `${path(id)}/refused.csv`;
const titled = (title: string) => InternshipModel.countDocuments({ title });

stackDatabase();
beforeAll(async () => {
  administrator = await makeUser('administrator');
});

describe('a file', () => {
  test('is checked, then imported; again there is nothing new; the listings are on the site', async () => {
    const [one, other] = [uniqueLetters(), uniqueLetters()];
    const { status, body } = await send(`\uFEFF${csv(one, other, one, 'x')}`);
    expect(status).toBe(201);
    expect(body.import).toMatchObject({ fileName: 'farms.csv', ignored: [], done: null });
    expect(body.import.rows.map(({ line, outcome, note }) => [line, outcome, note])).toEqual([
      [2, 'create', ''],
      [3, 'create', ''],
      [4, 'duplicate', 'Same as row 2'],
      [5, 'refused', ''],
    ]);
    expect(body.import.rows[3]?.errors).toEqual({ title: 'This field requires substantial content' });
    expect(await titled(one)).toBe(0);

    const { token } = administrator;
    const ran = await api<Answer>('POST', path(body.import._id), { token });
    expect(ran.status).toBe(200);
    const [created, at] = [{ created: 2, duplicate: 1, refused: 1 }, expect.any(String)];
    expect(ran.body.import).toMatchObject({ counts: created, done: { at, ...created } });
    expect(ran.body.import.rows.map(({ outcome }) => outcome)).toEqual([
      'created',
      'created',
      'duplicate',
      'refused',
    ]);
    const found = await api<{ internships: { title: string }[] }>('GET', `/api/internships?q=${one}`);
    expect(found.body.internships.map(({ title }) => title)).toEqual([one]);

    const read = await api<Answer>('GET', path(body.import._id), { token });
    const nothing = { created: 0, duplicate: 3, refused: 1 };
    expect(read.body.import).toMatchObject({ counts: nothing, done: ran.body.import.done });

    const again = await api<Answer>('POST', path(body.import._id), { token });
    expect(again.body.import.done).toMatchObject(nothing);
    expect(await titled(one)).toBe(1);
  });

  test.each(['administrator', 'editor'] as const)(
    'is checked and imported by an %s, with the day, pay and place of each valid row',
    async (role) => {
      const person = await makeUser(role);
      const title = uniqueLetters();
      const { status, body } = await send(csv(title, 'x'), 'farms.csv', person);
      expect(status).toBe(201);
      expect(body.import.rows.map(({ facts }) => facts)).toEqual([
        {
          applicationDeadline: deadline,
          stipend: { kind: 'not stated', min: null, max: null },
          ...{ location: 'Nakuru', county: 'Nakuru', remote: false },
        },
        undefined,
      ]);
      const ran = await api<Answer>('POST', path(body.import._id), { token: person.token });
      expect(ran.body.import.done).toMatchObject({ created: 1, refused: 1 });
      const { createdBy } = (await InternshipModel.findOne({ title }).lean()) ?? {};
      expect(String(createdBy)).toBe(person.id);
    },
  );

  test('is imported row by row by whoever takes it on', async () => {
    const [one, other] = [uniqueLetters(), uniqueLetters()];
    const { body } = await send(csv(one, other));
    const { token } = administrator;
    const run = (json: unknown) => api<Answer>('POST', path(body.import._id), { token, json });
    const refused = await run({ takesOn: false });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { takesOn: 'Confirm that you’ve read the listings and take responsibility for them' },
    ]);
    const { body: ran } = await run({ rows: [3] });
    expect(ran.import.rows.map(({ outcome, note }) => [outcome, note])).toEqual([
      ['refused', 'Left out'],
      ['created', ''],
    ]);
    expect([await titled(one), await titled(other)]).toEqual([0, 1]);
  });

  test('has a reason to look at rows that warn, or seem to be here', async () => {
    const [title, word] = [`Dairy ${uniqueLetters()} Intern`, uniqueLetters()];
    const first = await send(csv(title));
    const { token } = administrator;
    await api('POST', path(first.body.import._id), { token });
    const { body } = await send(
      csv(`${title} Wanted`, `Tractor ${word} Mechanic`).replace(/Cows\.$/, 'Ladies only.'),
    );
    const [twin, warned] = body.import.rows;
    expect(twin?.doubts).toEqual([
      { text: `Looks like the same opening as ${title} at Bonde Farms`, path: expect.any(String) },
    ]);
    expect(warned?.outcome).toBe('create');
    expect(warned?.doubts?.map(({ text }) => text).join()).toMatch(/Ladies only/i);
  });

  test('may be as Excel saves it, with texts as people paste them', async () => {
    const title = uniqueLetters();
    const day = formatDate(inDays(30)).replace(/^(\w+) (\d+), /, '$2-$1-');
    const lines = [
      'sep=;',
      'Title;COMPANY;Industry Id;Location;Duration;Application_Deadline;Apply Link;Description Paragraph;Stipend;;',
      ';;;;;;;;;;',
      `${title};Bonde Farms;10;Nakuru;3 months;${day};bonde.example;"<p>Cows &amp; grass.</p>\n<p>Daily.</p>";Ksh 15,000 - 20,000/=;;`,
      `${title} Two;Bonde Farms;10;Nakuru;3 months;3/2/2027;bonde.example;Cows;1.500;;`,
    ];
    const bytes = Buffer.from(`\uFEFF${lines.join('\r\n')}`, 'utf16le');
    const { status, body } = await send(new Uint8Array(bytes));
    expect(status).toBe(201);
    expect(body.import.ignored).toEqual([]);
    expect(body.import.rows.map(({ line, outcome, errors }) => [line, outcome, errors])).toEqual([
      [3, 'create', {}],
      [
        4,
        'refused',
        {
          applicationDeadline: '3/2/2027 can be 3 February or 2 March: write 3 February 2027 or 2027-02-03.',
          'stipend.min': '“1.500” can be 1,500 or 1.50: write 1500 or 1,500.',
        },
      ],
    ]);
    await api('POST', path(body.import._id), { token: administrator.token });
    expect(await InternshipModel.findOne({ title }).lean()).toMatchObject({
      descriptionParagraph: 'Cows & grass.\n\nDaily.',
      stipend: { kind: 'paid', min: 15_000, max: 20_000 },
      applicationDeadline: new Date(`${dayForInput(inDays(30))}T20:59:59.999Z`),
    });
  });

  test('pressed twice at once is imported once', async () => {
    const title = uniqueLetters();
    const { body } = await send(csv(title));
    const { token } = administrator;
    const answers = await Promise.all([1, 2, 3].map(() => api('POST', path(body.import._id), { token })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await titled(title)).toBe(1);
  });

  test('is nobody else’s, and gone after its day', async () => {
    const { body } = await send(csv(uniqueLetters()));
    for (const role of ['administrator', 'editor'] as const) {
      const { token } = await makeUser(role);
      expect((await api('GET', path(body.import._id), { token })).status).toBe(404);
      expect((await api('POST', path(body.import._id), { token })).status).toBe(404);
      expect((await api('GET', refusedPath(body.import._id), { token })).status).toBe(404);
    }
    await ImportModel.updateOne({ _id: body.import._id }, { $set: { purgeAt: new Date() } });
    for (const address of [path(body.import._id), refusedPath(body.import._id)]) {
      const { status, body: gone } = await api<Answer>('GET', address, administrator);
      expect({ status, ...gone }).toMatchObject({
        status: 404,
        message: 'We no longer have this file. We keep files for a day after checking them.',
      });
    }
  });
});

describe('a file that cannot be read is refused, and not kept', () => {
  test.each<[string, BlobPart, number, string]>([
    ['empty', '', 422, 'The file has no listings.'],
    ['no text', Uint8Array.from([0x50, 0x4b, 3, 4, 0]), 422, 'The file isn’t UTF-8 text.'],
    ['a quote never closed', 'title\n"abc', 422, 'A quote is opened in row 2'],
    ['a column twice', 'title,title\na,b', 422, 'The column "title" appears twice.'],
    ['1,001 rows', `title\n${'abc\n'.repeat(1_001)}`, 422, 'The file has more than 1,000 listings.'],
    ['2 MB and a byte', `title\n${'x'.repeat(2 * 1024 * 1024 - 5)}`, 413, 'File size exceeds 2MB limit'],
  ])('%s', async (_, content, status, message) => {
    const kept = await ImportModel.countDocuments({ by: administrator._id });
    const answer = await send(content);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(message);
    expect(await ImportModel.countDocuments({ by: administrator._id })).toBe(kept);
  });
});

test('a row with names that mean something elsewhere is a row', async () => {
  const { status, body } = await send('[{"__proto__":{"title":"abc"},"constructor":"x","$ne":""}]', 'x.json');
  expect(status).toBe(201);
  expect(body.import.ignored).toEqual(['__proto__', 'constructor', '$ne']);
  expect(body.import.counts).toEqual({ created: 0, duplicate: 0, refused: 1 });
});

describe('the template', () => {
  test('is a file that can be imported; its example is unticked, but no problem', async () => {
    const answer = await api<string>('GET', '/api/admin/imports/template.csv', administrator);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Import template.csv"');
    const { status, body } = await send(answer.body, 'Import template.csv');
    expect(status).toBe(201);
    expect(body.import).toMatchObject({ ignored: [], counts: { created: 1, duplicate: 0, refused: 0 } });
    expect(body.import.rows).toMatchObject([
      { outcome: 'create', errors: {}, doubts: [{ text: 'This is the example row of the template' }] },
    ]);
    const ran = await api<Answer>('POST', path(body.import._id), { token: administrator.token, json: {} });
    expect(ran.body.import.rows.map(({ outcome, note }) => [outcome, note])).toEqual([
      ['refused', 'Left out'],
    ]);
    const own = answer.body.replace('Example: Farm Records Intern', uniqueLetters());
    const second = await send(own, 'mine.csv');
    expect(second.body.import.rows.map(({ outcome, doubts }) => [outcome, doubts])).toEqual([
      ['create', undefined],
    ]);
  });
});

describe('refused rows', () => {
  const download = async (id: string) => {
    const answer = await api<string>('GET', refusedPath(id), administrator);
    return { ...answer, text: answer.body };
  };

  test('are a file with the reasons; once corrected, it can be imported', async () => {
    const [good, mended] = [uniqueLetters(), uniqueLetters()];
    const { body } = await send(csv(good, '=x', good));
    await api('POST', path(body.import._id), { token: administrator.token });
    const { status, headers, text } = await download(body.import._id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="Refused rows, farms.csv"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const reason = 'title: This field requires substantial content';
    expect(text).toBe(`Why it was refused,${COLUMNS}\r\n${reason},'=x,${rest}\r\n`);

    const again = await send(text.replace("'=x", mended), 'mended.csv');
    expect(again.body.import).toMatchObject({ ignored: [], counts: { created: 1, refused: 0 } });
    await api('POST', path(again.body.import._id), { token: administrator.token });
    expect(await titled(mended)).toBe(1);
  });

  test('do not include rows that were left out', async () => {
    const { body } = await send(csv(uniqueLetters(), uniqueLetters()));
    await api('POST', path(body.import._id), { token: administrator.token, json: { rows: [3] } });
    expect((await download(body.import._id)).text).toBe(`Why it was refused,${COLUMNS}\r\n`);
  });
});

describe('a browser goes on', () => {
  test('to what became of the file', async () => {
    const answer = await send(csv(uniqueLetters()), 'a.csv', administrator, page);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/dashboard\/import\/[0-9a-f]{24}$/);
  });

  test('back to the rows, ticked as they were, if nobody took responsibility', async () => {
    const titles = [uniqueLetters(), uniqueLetters()];
    const { body } = await send(csv(...titles));
    const seen = await browser(administrator.token).go('POST', path(body.import._id), { row: '3' });
    expect(seen.path).toBe(`/dashboard/import/${body.import._id}`);
    expect(seen.html).toMatch(/<title>Error: farms\.csv/);
    const boxes = seen.html.match(/<input[^>]*name="row"[^>]*>/g) ?? [];
    expect(boxes.map((box) => [/value="(\d)"/.exec(box)?.[1], box.includes('checked')])).toEqual([
      ['2', false],
      ['3', true],
    ]);
    expect(await InternshipModel.countDocuments({ title: { $in: titles } })).toBe(0);
  });

  test('back, with what is wrong in a cookie', async () => {
    const answer = await send('', 'a.csv', administrator, page);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/dashboard/import');
    expect(answer.headers.getSetCookie()[0]).toMatch(/Path=\/dashboard\/import;.*HttpOnly/);
  });
});
