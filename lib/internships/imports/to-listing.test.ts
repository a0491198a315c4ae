import { expect, test } from 'vitest';
import { ignoredColumns, mappingSchema, OWN_NAMES } from './csv-columns';
import { dateProblems, toListing } from './to-listing';

const row = (values: Record<string, unknown>) => ({ line: 1, values: new Map(Object.entries(values)) });
const listing = (values: Record<string, unknown>, mapping: unknown = {}) =>
  toListing(row(values), mappingSchema.parse(mapping));

test('texts of a spreadsheet become what the fields are', () => {
  expect(
    listing({
      title: '  Data \t Intern ',
      industryId: '1',
      isFeatured: 'Yes',
      remote: 'no',
      county: '',
      yourRole: 'Count\r\n Chart ',
      descriptionParagraph: 'One.\r\n\r\nTwo.\u0007 ',
      'stipend.min': '15,000',
      'stipend.max': '20000',
      applicationDeadline: '2027-01-31',
    }),
  ).toEqual({
    title: 'Data Intern',
    industryId: 1,
    isFeatured: true,
    remote: false,
    yourRole: ['Count', 'Chart'],
    descriptionParagraph: 'One.\n\nTwo.',
    stipend: { kind: 'paid', min: 15_000, max: 20_000 },
    applicationDeadline: '2027-01-31',
  });
});

test.each(['12', 'energy-and-environment', 'Energy & Environment', ' ENERGY & environment '])(
  'the industry may be written %j',
  (industryId) => expect(listing({ industryId })).toEqual({ industryId: 12 }),
);

test.each([
  'applicationDeadline',
  'APPLICATIONDEADLINE',
  'Application Deadline',
  'application_deadline',
  ' Application-deadline:',
])('a column may be called %j', (column) => {
  expect(listing({ [column]: '2027-01-31' })).toEqual({ applicationDeadline: '2027-01-31' });
  expect(ignoredColumns([column, 'Slug'], OWN_NAMES)).toEqual(['Slug']);
});

test('of two columns the one with exactly the name counts', () => {
  expect(listing({ Title: 'not this', title: 'Clerk' })).toEqual({ title: 'Clerk' });
  expect(listing({ 'Stipend (min)': '5,000', STIPEND_MAX: '6,000' })).toEqual({
    stipend: { kind: 'paid', min: 5_000, max: 6_000 },
  });
  expect(listing({ 'job title': 'Clerk' }, { columns: { title: 'Job Title' } })).toEqual({ title: 'Clerk' });
});

test('HTML becomes text: lines of a text, items of a list, the address of a link', () => {
  expect(
    listing({
      title: '<b>R&amp;D</b> Intern',
      descriptionParagraph: '<p>One.</p>\r\n<ul><li>Two</li></ul>',
      yourRole: '<ul><li>Milk</li><li>Count</li></ul>',
      whatWeLookFor: '• Care\r\n2) Patience\n\n- Boots',
      niceToHaveSkills: ['<b>Maths</b>', 7],
      applyLink: '<a href="https://bonde.example/?a=1&amp;b=2">Apply</a>',
    }),
  ).toEqual({
    title: 'R&D Intern',
    descriptionParagraph: 'One.\n\n- Two',
    yourRole: ['Milk', 'Count'],
    whatWeLookFor: ['Care', 'Patience', 'Boots'],
    niceToHaveSkills: ['Maths', 7],
    applyLink: 'https://bonde.example/?a=1&b=2',
  });
});

const BOTH = { min: 15_000, max: 20_000 };
const RANGE = '15,000 - 20,000';

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['one amount in each column', { 'stipend.min': 'KES 15000', 'stipend.max': 'Ksh. 20,000/=' }, BOTH],
  ['both amounts in the first', { 'stipend.min': RANGE }, BOTH],
  ['both amounts in the second', { 'stipend.max': RANGE, 'stipend.min': '' }, BOTH],
  ['words with the amounts', { 'stipend.min': 'from 15k', 'stipend.max': 'up to 20k' }, BOTH],
  ['one upper amount', { 'stipend.min': 'up to 20,000' }, { min: null, max: 20_000 }],
  [
    'two amounts in one of two columns',
    { 'stipend.min': RANGE, 'stipend.max': '25,000' },
    { min: RANGE, max: 25_000 },
  ],
  ['the whole in one column', { stipend: 'KES 15,000–20,000 a month' }, BOTH],
  ['one amount in one column', { Stipend: '15,000 per month' }, { min: 15_000, max: 15_000 }],
  ['only that it is paid', { stipend: 'Paid' }, {}],
])('a stipend with %s', (_, given, amounts) => {
  expect(listing(given)).toEqual({ stipend: { kind: 'paid', ...amounts } });
});

test('a stipend of another kind, in any case', () => {
  expect(listing({ stipend: 'Unpaid' })).toEqual({ stipend: { kind: 'unpaid' } });
  expect(listing({ 'stipend.kind': 'Not Stated' })).toEqual({ stipend: { kind: 'not stated' } });
  expect(listing({ stipend: 'much' })).toEqual({ stipend: { kind: 'paid', min: 'much' } });
});

test('what a text cannot mean is left to the rules', () => {
  const given = { industryId: '17', isFeatured: 'perhaps', 'stipend.min': '-1', 'stipend.max': '1,5' };
  expect(listing(given)).toEqual({
    industryId: '17',
    isFeatured: 'perhaps',
    stipend: { kind: 'paid', min: '-1', max: '1,5' },
  });
  expect(listing({ isFeatured: 'constructor' })).toEqual({ isFeatured: 'constructor' });
});

test('values of JSON stay as they are', () => {
  const given = { title: 7, yourRole: ['a'], stipend: { kind: 'unpaid' }, county: null, remote: true };
  expect(listing(given)).toEqual(given);
});

test('nothing but the fields of a listing is taken', () => {
  const given = JSON.parse(
    '{"__proto__":{"a":1},"slug":"x","importKey":"x","deletedAt":null,"title":"abc"}',
  ) as object;
  expect(listing({ ...given })).toEqual({ title: 'abc' });
});

test('a foreign file: other names, texts that say nothing, and what is meant then', () => {
  const mapping = {
    columns: { title: 'Job Title', 'stipend.min': 'Minimum', 'stipend.max': 'Maximum' },
    defaults: { duration: '6 months', 'stipend.max': '30000' },
    nothing: ['Not Specified'],
  };
  expect(
    listing(
      { 'Job Title': 'Clerk', title: 'not this', Minimum: '10000', Maximum: 'Not  Specified' },
      mapping,
    ),
  ).toEqual({ title: 'Clerk', duration: '6 months', stipend: { kind: 'paid', min: 10_000, max: 30_000 } });
  const parsed = mappingSchema.parse(mapping);
  expect(ignoredColumns(['Job Title', 'title', 'Minimum', 'Currency', 'company'], parsed)).toEqual([
    'title',
    'Currency',
  ]);
  expect(ignoredColumns(['title', 'slug'], OWN_NAMES)).toEqual(['slug']);
});

test.each([{ columns: { slug: 'a' } }, { columns: { title: 7 } }, { defaults: [] }, { other: 1 }])(
  'the mapping %j is refused',
  (mapping) => expect(mappingSchema.safeParse(mapping).success).toBe(false),
);

test('a county is known by the names people write, and from the location where a row has none', () => {
  expect(listing({ county: 'Nairobi' })).toEqual({ county: 'Nairobi City' });
  expect(listing({ county: 'muranga county' })).toEqual({ county: "Murang'a" });
  expect(listing({ location: 'Kisumu CBD, Kisumu', county: '' })).toMatchObject({ county: 'Kisumu' });
  expect(listing({ location: 'Thika', county: null })).toMatchObject({ county: 'Kiambu' });
  expect(listing({ location: 'Thika', county: 'Nairobi' })).toMatchObject({ county: 'Nairobi City' });
  expect(listing({ location: 'Anywhere' })).toEqual({ location: 'Anywhere' });
  expect(listing({ county: 'Wakanda' })).toEqual({ county: 'Wakanda' });
});

test('choices are read in any case', () => {
  expect(listing({ kind: 'Graduate Trainee' })).toEqual({ kind: 'graduate trainee' });
});

test('a date may be written as people do; one that cannot be read keeps its text and is explained', () => {
  const mapping = mappingSchema.parse({});
  const given = { applicationDeadline: '3/4/2027' };
  expect(listing({ applicationDeadline: '31st December 2026' })).toEqual({
    applicationDeadline: '2026-12-31',
  });
  expect(listing(given, { dates: 'day first' })).toEqual({ applicationDeadline: '2027-04-03' });
  expect(listing(given)).toEqual(given);
  expect(dateProblems(given, mapping)).toEqual({
    applicationDeadline: '3/4/2027 can be 3 April or 4 March: write 3 April 2027 or 2027-04-03.',
  });
  expect(dateProblems({ applicationDeadline: '2027-01-31T10:00:00Z' }, mapping)).toEqual({});
});

test('a date against the order that was said is explained, and not read in the other one', () => {
  const mapping = mappingSchema.parse({ dates: 'day first' });
  const given = toListing(row({ applicationDeadline: '12/31/2026' }), mapping);
  expect(dateProblems(given, mapping)).toEqual({
    applicationDeadline: '“12/31/2026” does not exist. Write it as 31 December 2026 or 2026-12-31.',
  });
});

test.each([
  ['46387', '2026-12-31'],
  [46_387, '2026-12-31'],
  ['31-Dec-26', '2026-12-31'],
  ['2026-12-31 00:00:00', '2026-12-31'],
  ['31/12/2026 17:00', '2026-12-31T14:00:00.000Z'],
  ['2026-12-31T17:00:00+03:00', '2026-12-31T14:00:00.000Z'],
  [1_900_000_000_000, '1900000000000'],
])('the date %j of a spreadsheet is %s', (applicationDeadline, read) => {
  expect(listing({ applicationDeadline })).toEqual({ applicationDeadline: read });
});

test('the first rule with a word of the title says the industry of a row without one', () => {
  const mapping = {
    industries: [
      { industry: '12', words: ['solar', 'clean energy'] },
      { industry: 'Energy & Environment', words: ['C++'] },
      { industry: 10, words: ['farm'] },
    ],
  };
  const of = (title: string, industryId = '') => listing({ title, industryId }, mapping).industryId;
  expect(of('Solar Farm Intern')).toBe(12);
  expect(of('Clean-Energy Trainee')).toBe(12);
  expect(of('C++ Developer')).toBe(12);
  expect(of('C Developer')).toBeUndefined();
  expect(of('Farm Manager')).toBe(10);
  expect(of('Farmer')).toBeUndefined();
  expect(of('Farm Manager', '3')).toBe(3);
  const otherwise = { industries: [...mapping.industries, { industry: 1 }] };
  expect(listing({ title: 'Clerk' }, otherwise).industryId).toBe(1);
});

test('a wrong mapping is told what there is', () => {
  const messageOf = (mapping: unknown) => mappingSchema.safeParse(mapping).error?.issues[0]?.message;
  expect(messageOf({ columns: { town: 'Town' } })).toMatch(
    /^town isn’t a listing field\. The fields are title, company, kind, industryId, location, county,/,
  );
  expect(messageOf({ industries: [{ industry: 'magic', words: ['wand'] }] })).toMatch(
    /^magic isn’t an industry\. The industries are .*energy-and-environment/,
  );
  expect(messageOf({ dates: 'backwards' })).toBe('Dates are "day first" or "month first"');
});
