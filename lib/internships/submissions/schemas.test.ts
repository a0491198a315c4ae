import { describe, expect, test } from 'vitest';
import { fieldErrors } from '@/dev/testing/client/field-errors';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { dayForInput, formatDate } from '@/lib/platform/format/dates';
import { submissionFields } from '@/dev/testing/client/submission-form';
import { approvalSchema, rejectionSchema, statusSchema, submissionSchema } from './schemas';

const FILL_ALL = 'Please fill all fields and upload your file!';
const SUBSTANTIAL = 'This field requires substantial content';
const whole = submissionFields();
const fields = Object.keys(whole);
const errorsOf = (change: Record<string, unknown>) => fieldErrors(submissionSchema, { ...whole, ...change });

describe('a submission', () => {
  test('is taken whole, and without what nobody asked for', () => {
    const read = submissionSchema.parse({ ...whole, title: '  Shamba Intern ', status: 'approved' });
    expect(read).toEqual({
      ...whole,
      title: 'Shamba Intern',
      applicationDeadline: new Date(whole.applicationDeadline),
    });
  });

  test.each([null, undefined, 'text', 7, []])('is not %j', (value) => {
    expect(fieldErrors(submissionSchema, value)).toEqual({ '': FILL_ALL });
  });

  test.each(fields)('is not complete without %s', (field) => {
    for (const value of ['', '   ', undefined, null, 7, { $ne: '' }]) {
      expect(errorsOf({ [field]: value })).toEqual({ [field]: FILL_ALL });
    }
  });

  test.each([
    ['title', 150],
    ['company', 150],
    ['location', 150],
    ['duration', 100],
    ['howToApply', 5_000],
  ])('says something in %s, in at most %i characters', (field, longest) => {
    expect(errorsOf({ [field]: 'ab' })).toEqual({ [field]: SUBSTANTIAL });
    expect(errorsOf({ [field]: 'abc' })).toEqual({});
    expect(errorsOf({ [field]: 'x'.repeat(longest) })).toEqual({});
    expect(errorsOf({ [field]: 'x'.repeat(longest + 1) })).toEqual({
      [field]: `Please use at most ${longest.toLocaleString('en-US')} characters`,
    });
  });

  test('has a deadline to come and a link, as a listing has', () => {
    expect(errorsOf({ applicationDeadline: '2020-01-01', applyLink: 'javascript:alert(1)' })).toEqual({
      applicationDeadline: "The deadline must be later than today's date",
      applyLink: 'Please enter a valid URL! email (mailto:) or phone (tel:) link',
    });
  });
});

describe('the day on which it is published', () => {
  const on = (publishOn: unknown) =>
    submissionSchema.parse({ ...submissionFields(), publishOn }).publishOn?.toISOString();
  const day = (days: number) => dayForInput(new Date(Date.now() + days * DAY_MS));

  test('may be written as people do', () => {
    const start = new Date(`${day(15)}T00:00:00+03:00`).toISOString();
    expect(on(day(15))).toBe(start);
    expect(on(`${day(15)} 00:00:00`)).toBe(start);
    expect(on(formatDate(start))).toBe(start);
  });

  test.each([null, undefined, '', ' '])('is none: %j', (none) => expect(on(none)).toBeUndefined());

  test('that cannot be read says how to write it, and is not called too early', () => {
    const HOW = 'Write it as 31 December 2026 or 2026-12-31.';
    const early = 'Choose a day after today, or leave it empty to publish at once';
    expect(errorsOf({ publishOn: 'soon' })).toEqual({ publishOn: `“soon” is not a valid date. ${HOW}` });
    expect(errorsOf({ publishOn: '31/2/2027' })).toEqual({
      publishOn: `31 February 2027 does not exist. ${HOW}`,
    });
    expect(errorsOf({ publishOn: 7 })).toEqual({ publishOn: HOW });
    expect(errorsOf({ publishOn: day(0) })).toEqual({ publishOn: early });
    expect(errorsOf({ publishOn: '1.1.2020' })).toEqual({ publishOn: early });
    expect(errorsOf({ publishOn: `${day(15)}T17:00` })).toEqual({
      publishOn: 'Enter a date without a time, such as 31 December 2026 or 2026-12-31.',
    });
  });
});

describe('the state of submissions asked for', () => {
  test.each([
    [undefined, 'pending'],
    [null, 'pending'],
    ['pending', 'pending'],
    ['approved', 'approved'],
    ['rejected', 'rejected'],
    ['withdrawn', 'withdrawn'],
  ])('%j reads as %s', (given, status) => {
    expect(statusSchema.parse(given)).toBe(status);
  });

  test.each(['', 'open', 'Pending', 7, { $ne: '' }])('is not %j', (value) => {
    expect(fieldErrors(statusSchema, value)).toEqual({
      '': 'status is one of: pending, approved, rejected, withdrawn',
    });
  });
});

describe('approving', () => {
  const given = { industryId: 16, descriptionParagraph: 'Cows and maize.' };

  test('takes an industry and a description, and what else completes the listing', () => {
    expect(approvalSchema.parse({ ...given, county: 'Lamu', postedBy: 'x' })).toEqual({
      ...given,
      county: 'Lamu',
    });
  });

  test.each([undefined, null, '', '1', 0, 17, 1.5, { $gt: 0 }])(
    'is not possible with the industry %j',
    (industryId) => {
      expect(fieldErrors(approvalSchema, { ...given, industryId })).toEqual({
        industryId: 'Please select an industry before approving',
      });
    },
  );

  test.each([null, '', ' ab '])('is not possible with the description %j', (value) => {
    expect(fieldErrors(approvalSchema, { ...given, descriptionParagraph: value })).toEqual({
      descriptionParagraph: SUBSTANTIAL,
    });
  });
});

describe('rejecting', () => {
  const errors = (comments: unknown) => fieldErrors(rejectionSchema, { comments });

  test.each(['abc', ' abc ', 'x'.repeat(2_000)])('takes %j', (comments) => {
    expect(rejectionSchema.parse({ comments })).toEqual({ comments: comments.trim() });
  });

  test.each([undefined, null, '', 'ab', '  ab  ', 7])('says why, which %j does not', (comments) => {
    expect(errors(comments)).toEqual({ comments: 'Tell the employer why' });
  });

  test('takes no book', () => {
    expect(errors('x'.repeat(2_001))).toEqual({ comments: 'Please use at most 2,000 characters' });
  });
});
