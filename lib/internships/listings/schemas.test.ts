import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldErrors } from '@/dev/testing/client/field-errors';
import { listingErrors as messages, REQUIRED_FIELDS as whole } from '@/dev/testing/data/listing-input';
import { internshipEditSchema, internshipSchema } from './schemas';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const SUBSTANTIAL = 'This field requires substantial content';
const DEADLINE = "The deadline must be later than today's date";
const HOW = 'Write it as 31 December 2026 or 2026-12-31.';
const LINK = 'Please enter a valid URL! email (mailto:) or phone (tel:) link';

test('a whole one, without the optional fields', () => {
  expect(messages({})).toEqual({});
});

test('nothing at all: a message for every required field', () => {
  const read = internshipSchema.safeParse({});
  expect(read.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    ['title', SUBSTANTIAL],
    ['company', SUBSTANTIAL],
    ['industryId', 'Please select an industry'],
    ['location', SUBSTANTIAL],
    ['duration', SUBSTANTIAL],
    ['applicationDeadline', DEADLINE],
    ['applyLink', LINK],
    ['descriptionParagraph', SUBSTANTIAL],
  ]);
});

describe.each(['title', 'company', 'location', 'duration', 'descriptionParagraph'])('%s', (field) => {
  test.each(['', '  ', 'ab', ' ab ', '\t\n', 7, null, { $ne: '' }, ['abc']])('refuses %j', (value) => {
    expect(messages({ [field]: value })).toEqual({ [field]: SUBSTANTIAL });
  });
  test('takes three characters', () => {
    expect(messages({ [field]: ' abc ' })).toEqual({});
  });
});

test.each([
  ['title', 150],
  ['company', 150],
  ['location', 150],
  ['duration', 100],
  ['descriptionParagraph', 10_000],
  ['descriptionIntroHeading', 200],
  ['howToApply', 5_000],
])('%s ends at %i characters', (field, longest) => {
  expect(messages({ [field]: 'x'.repeat(longest) })).toEqual({});
  expect(messages({ [field]: 'x'.repeat(longest + 1) })).toEqual({
    [field]: `Please use at most ${longest.toLocaleString('en-US')} characters`,
  });
});

describe('how to apply', () => {
  test.each(['', '   ', 'App', 'By post.', undefined])('takes %j', (value) => {
    expect(messages({ howToApply: value })).toEqual({});
  });
  test('refuses two characters', () => {
    expect(messages({ howToApply: 'by' })).toEqual({ howToApply: SUBSTANTIAL });
  });
  test.each(['howToApply', 'descriptionIntroHeading'])('and the heading are texts: %s', (field) => {
    for (const value of [7, null, { $ne: '' }]) {
      expect(messages({ [field]: value })).toEqual({ [field]: 'This must be text' });
    }
  });
});

test('the heading and the lists are exempt from the least length', () => {
  expect(messages({ descriptionIntroHeading: 'a', whyJoinUs: ['a', ''], yourRole: [] })).toEqual({});
  expect(internshipSchema.parse({ ...whole, whyJoinUs: [' a ', '', '  '] }).whyJoinUs).toEqual(['a']);
});

describe('the deadline', () => {
  test.each([
    '2026-11-21T09:00:00.001Z',
    '2026-11-21T12:00:01+03:00',
    '2026-11-22',
    '2027-03-21',
    '2027-03-21T20:59:59.999Z',
  ])('takes %s', (value) => {
    expect(messages({ applicationDeadline: value })).toEqual({});
  });
  test.each([
    '2026-11-21T09:00:00.000Z',
    '2026-11-21T12:00:00+03:00',
    '2026-11-21',
    '2026-11-20',
    '21/11/2026',
    '21 Nov 2026 11:59',
    '20-Nov-26',
    '',
    '  ',
    null,
  ])('refuses %j', (value) => {
    expect(messages({ applicationDeadline: value })).toEqual({ applicationDeadline: DEADLINE });
  });
  test.each([
    ['30/11/2026', '2026-11-30T20:59:59.999Z'],
    ['30-Nov-26', '2026-11-30T20:59:59.999Z'],
    ['2026-11-30 00:00:00', '2026-11-30T20:59:59.999Z'],
    ['Monday, 30th November 2026', '2026-11-30T20:59:59.999Z'],
    ['2026-11-30T17:00', '2026-11-30T14:00:00.000Z'],
    ['30 November 2026, 5:00 PM', '2026-11-30T14:00:00.000Z'],
  ])('reads %s', (applicationDeadline, at) => {
    const read = internshipSchema.parse({ ...whole, applicationDeadline });
    expect(read.applicationDeadline.toISOString()).toBe(at);
  });
  test.each([
    ['tomorrow', `“tomorrow” is not a valid date. ${HOW}`],
    ['+275760-09-13T00:00:00.001Z', `“+275760-09-13T00:00:00.001Z” is not a valid date. ${HOW}`],
    ['46387', `“46387” is not a valid date. ${HOW}`],
    ['2026-02-30', `30 February 2026 does not exist. ${HOW}`],
    ['31/11/2026', `31 November 2026 does not exist. ${HOW}`],
    ['3/2/2027', '3/2/2027 can be 3 February or 2 March: write 3 February 2027 or 2027-02-03.'],
    [1_900_000_000_000, HOW],
    [{ $ne: '' }, HOW],
  ])('says how to write %j', (value, message) => {
    expect(messages({ applicationDeadline: value })).toEqual({ applicationDeadline: message });
  });
  test.each(['2027-03-22', '2027-03-21T21:00:00.000Z', '2099-12-31'])(
    'refuses %s: over 120 days away',
    (value) => {
      expect(messages({ applicationDeadline: value })).toEqual({
        applicationDeadline: 'The deadline must be within 120 days',
      });
    },
  );
  test('a day lasts until midnight in Nairobi', () => {
    const { applicationDeadline } = internshipSchema.parse({ ...whole, applicationDeadline: '2026-11-30' });
    expect(applicationDeadline.toISOString()).toBe('2026-11-30T20:59:59.999Z');
  });
  test('of a day comes after today to the millisecond', () => {
    vi.setSystemTime(new Date('2026-11-21T20:59:59.999Z'));
    expect(messages({ applicationDeadline: '2026-11-22' })).toEqual({});
    vi.setSystemTime(new Date('2026-11-21T21:00:00.000Z'));
    expect(messages({ applicationDeadline: '2026-11-22' })).toEqual({ applicationDeadline: DEADLINE });
  });
  test('today ends at midnight in Nairobi, not in Greenwich', () => {
    vi.setSystemTime(new Date('2026-11-21T21:30:00.000Z'));
    expect(messages({ applicationDeadline: '2026-11-22' })).toEqual({ applicationDeadline: DEADLINE });
    expect(messages({ applicationDeadline: '2026-11-23' })).toEqual({});
  });
});

describe('the industry', () => {
  test.each([0, 17, 1.5, '1', null, undefined])('refuses %j', (industryId) => {
    expect(messages({ industryId })).toEqual({ industryId: 'Please select an industry' });
  });
  test.each([1, 16])('takes %i', (industryId) => {
    expect(messages({ industryId })).toEqual({});
  });
});

describe('lists', () => {
  test('at most 40 lines of at most 600 characters', () => {
    expect(messages({ yourRole: Array(40).fill('x'.repeat(600)) })).toEqual({});
    expect(messages({ yourRole: Array(41).fill('x') })).toEqual({ yourRole: 'Please use at most 40 lines' });
    expect(messages({ yourRole: ['x'.repeat(601)] })).toEqual({
      'yourRole.0': 'Please use at most 600 characters',
    });
  });
  test.each(['text', { 0: 'a' }, 7, null])('refuse %j', (value) => {
    expect(messages({ yourRole: value })).toEqual({ yourRole: 'This must be a list of lines' });
  });
  test.each([7, null, { $ne: '' }])('refuse the line %j', (line) => {
    expect(messages({ yourRole: ['a', line] })).toEqual({ 'yourRole.1': 'Every line must be text' });
  });
});

describe('the stipend', () => {
  const WHOLE = 'Enter whole shillings, at most 1,000,000';
  const ONLY_PAID = 'Only a paid internship can have an amount';
  const ORDER = 'The upper amount can’t be below the lower one';

  test.each([
    { kind: 'unpaid' },
    { kind: 'not stated', min: null, max: null },
    { kind: 'paid' },
    { kind: 'paid', min: 15_000, max: 15_000 },
    { kind: 'paid', min: 0, max: null },
    { kind: 'paid', min: null, max: 0 },
    { kind: 'paid', min: 0, max: 1_000_000 },
  ])('takes %j', (stipend) => {
    expect(messages({ stipend })).toEqual({});
  });

  test('that is not said is null', () => {
    const { stipend } = internshipSchema.parse({ ...whole, stipend: { kind: 'paid' } });
    expect(stipend).toEqual({ kind: 'paid', min: null, max: null });
  });

  test.each([
    [{ kind: 'unpaid', min: 1 }, { 'stipend.kind': ONLY_PAID }],
    [{ kind: 'not stated', max: 1 }, { 'stipend.kind': ONLY_PAID }],
    [{ kind: 'paid', min: 2, max: 1 }, { 'stipend.max': ORDER }],
    [{ kind: 'paid', min: -1 }, { 'stipend.min': WHOLE }],
    [{ kind: 'paid', min: 1.5 }, { 'stipend.min': WHOLE }],
    [{ kind: 'paid', max: 1_000_001 }, { 'stipend.max': WHOLE }],
  ])('refuses %j', (stipend, errors) => {
    expect(messages({ stipend })).toEqual(errors);
  });

  test('is read as people write it', () => {
    const stipend = { kind: 'paid', min: 'KSh. 15,000/=', max: '20k' };
    expect(internshipSchema.parse({ ...whole, stipend }).stipend).toEqual({
      kind: 'paid',
      min: 15_000,
      max: 20_000,
    });
  });

  const HOW_MUCH = 'Enter whole shillings per month, such as 15000 or 15,000.';
  test.each([
    ['a lot', `“a lot” is not an amount in Kenya shillings. ${HOW_MUCH}`],
    ['1.500', '“1.500” can be 1,500 or 1.50: write 1500 or 1,500.'],
    ['-1', `“-1” is below zero. ${HOW_MUCH}`],
    ['1,000,001', WHOLE],
    [true, WHOLE],
    [{ $gt: 0 }, WHOLE],
    [['15000'], WHOLE],
  ])('says how to write %j', (min, message) => {
    expect(messages({ stipend: { kind: 'paid', min } })).toEqual({ 'stipend.min': message });
  });

  test.each(['', '  '])('takes %j for an amount that is not stated', (min) => {
    expect(internshipSchema.parse({ ...whole, stipend: { kind: 'paid', min } }).stipend?.min).toBeNull();
  });

  test('is of a kind there is', () => {
    expect(Object.keys(messages({ stipend: { kind: 'much' } }))).toEqual(['stipend.kind']);
  });
});

describe('an edit', () => {
  test('may say what its writer saw', () => {
    for (const updatedAt of ['2026-11-20T09:00:00.000Z', null, 'Invalid Date'])
      expect(internshipEditSchema.parse({ ...whole, updatedAt })).toMatchObject({ updatedAt });
    expect(fieldErrors(internshipEditSchema, whole)).toEqual({});
  });

  test.each(['yesterday', 1_900_000_000_000])('not with %j', (updatedAt) => {
    expect(fieldErrors(internshipEditSchema, { ...whole, updatedAt })).toEqual({
      updatedAt: 'This must be the time the listing was read',
    });
  });
});

test('what nobody asked for is dropped', () => {
  const read = internshipSchema.parse({
    ...whole,
    postedBy: 'x',
    slug: 'x',
    deletedAt: null,
    createdAt: 'x',
  });
  expect(Object.keys(read).sort()).toEqual(Object.keys(whole).sort());
});
