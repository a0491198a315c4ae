import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { internshipSchema } from './schemas';

const whole = {
  title: 'Software Intern',
  company: 'Safari Labs',
  industryId: 1,
  location: 'Nairobi',
  duration: '3 months',
  applicationDeadline: '2026-12-01T12:00:00.000Z',
  applyLink: 'https://safarilabs.example/apply',
  descriptionParagraph: 'Work on maps.',
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** The message beside each wrong field. */
const messages = (change: Record<string, unknown>) => {
  const read = internshipSchema.safeParse({ ...whole, ...change });
  return read.success
    ? {}
    : Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
};
const SUBSTANTIAL = 'This field requires substantial content';
const DEADLINE = "The deadline must be later than today's date";
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
  test('is bounded', () => {
    expect(messages({ [field]: 'x'.repeat(10_001) })[field]).toMatch(
      /^Please use at most [\d,]+ characters$/,
    );
  });
});

describe('how to apply', () => {
  test.each(['', '   ', 'By post.', undefined])('takes %j', (value) => {
    expect(messages({ howToApply: value })).toEqual({});
  });
  test('refuses two characters', () => {
    expect(messages({ howToApply: 'by' })).toEqual({ howToApply: SUBSTANTIAL });
  });
});

test('the heading and the lists are exempt from the least length', () => {
  expect(messages({ descriptionIntroHeading: 'a', whyJoinUs: ['a', ''], yourRole: [] })).toEqual({});
  expect(internshipSchema.parse({ ...whole, whyJoinUs: [' a ', '', '  '] }).whyJoinUs).toEqual(['a']);
});

describe('the deadline', () => {
  test.each(['2026-11-21T09:00:00.001Z', '2026-11-21T12:00:01+03:00', '2026-11-22', '2030-01-01'])(
    'takes %s',
    (value) => {
      expect(messages({ applicationDeadline: value })).toEqual({});
    },
  );
  test.each([
    '2026-11-21T09:00:00.000Z',
    '2026-11-21T12:00:00+03:00',
    '2026-11-21',
    '2026-11-20',
    '2026-02-30',
    'tomorrow',
    '',
    null,
    1_900_000_000_000,
    '+275760-09-13T00:00:00.001Z',
  ])('refuses %j', (value) => {
    expect(messages({ applicationDeadline: value })).toEqual({ applicationDeadline: DEADLINE });
  });
  test('a day lasts until midnight in Nairobi', () => {
    const { applicationDeadline } = internshipSchema.parse({ ...whole, applicationDeadline: '2026-11-30' });
    expect(applicationDeadline.toISOString()).toBe('2026-11-30T20:59:59.999Z');
  });
  test('today ends at midnight in Nairobi, not in Greenwich', () => {
    vi.setSystemTime(new Date('2026-11-21T21:30:00.000Z'));
    expect(messages({ applicationDeadline: '2026-11-22' })).toEqual({ applicationDeadline: DEADLINE });
    expect(messages({ applicationDeadline: '2026-11-23' })).toEqual({});
  });
});

describe('the link', () => {
  test.each([
    'https://example.co.ke/jobs?id=1',
    'http://example.org',
    'HTTPS://EXAMPLE.ORG/',
    'mailto:hr@example.co.ke',
    'mailto:hr@example.co.ke?subject=Intern',
    'tel:+254712345678',
    'tel:0712-345-678',
    '  https://example.org  ',
  ])('takes %s', (value) => {
    expect(messages({ applyLink: value })).toEqual({});
  });
  test.each([
    'example.org',
    'javascript:alert(1)',
    'JavaScript://example.org/%0aalert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'https://',
    'http:///x',
    'https:example.org',
    'mailto:',
    'mailto:hr',
    'tel:',
    'tel:abc',
    'https://example.org/a b',
    'https://example.org\u0000',
    ' javascript:alert(1)//https://example.org',
    null,
  ])('refuses %j', (value) => {
    expect(messages({ applyLink: value })).toEqual({ applyLink: LINK });
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
    expect(messages({ yourRole: Array(41).fill('x') })).toHaveProperty('yourRole');
    expect(messages({ yourRole: ['x'.repeat(601)] })).toHaveProperty(['yourRole.0']);
  });
  test.each(['text', { 0: 'a' }, [7], [null]])('refuse %j', (value) => {
    expect(Object.keys(messages({ yourRole: value }))[0]).toMatch(/^yourRole/);
  });
});

describe('the stipend', () => {
  test.each([
    { kind: 'unpaid' },
    { kind: 'paid' },
    { kind: 'paid', min: 15_000, max: 15_000 },
    { kind: 'paid', min: 0, max: null },
  ])('takes %j', (stipend) => {
    expect(messages({ stipend })).toEqual({});
  });
  test.each([
    { kind: 'unpaid', min: 1 },
    { kind: 'paid', min: 2, max: 1 },
    { kind: 'paid', min: -1 },
    { kind: 'paid', min: 1.5 },
    { kind: 'paid', max: 1_000_001 },
    { kind: 'much' },
  ])('refuses %j', (stipend) => {
    expect(messages({ stipend })).not.toEqual({});
  });
});

test('what nobody asked for is dropped', () => {
  const read = internshipSchema.parse({
    ...whole,
    employerId: 'x',
    slug: 'x',
    deletedAt: null,
    createdAt: 'x',
  });
  expect(Object.keys(read).sort()).toEqual(Object.keys(whole).sort());
});
