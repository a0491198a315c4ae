import { describe, expect, it } from 'vitest';
import { submissionData } from '../employer-internships/_components/submission-parts';
import { listingFrom, toLocal, valuesOf } from './form-values';

const formOf = (fields: Record<string, string | string[]>): FormData => {
  const form = new FormData();
  for (const [name, given] of Object.entries(fields)) {
    for (const value of [given].flat()) form.append(name, value);
  }
  return form;
};

describe('the deadline', () => {
  it.each([
    ['2026-11-30T14:00:00.000Z', '2026-11-30T17:00'],
    ['2026-12-31T21:30:00.000Z', '2027-01-01T00:30'],
    [undefined, ''],
    ['never', 'never'],
    ['3/2/2027', '3/2/2027'],
    ['30 November 2026 17:00', '30 November 2026 17:00'],
    ['2026-13-45T10:00', '2026-13-45T10:00'],
  ])('%s is edited as %o in Nairobi time', (iso, local) => expect(toLocal(iso)).toBe(local));

  it('is sent with the Nairobi time zone', () => {
    const form = formOf({ applicationDeadline: '2026-11-30T17:00' });
    expect(valuesOf(form, {}).applicationDeadline).toBe('2026-11-30T17:00:00+03:00');
  });

  it.each(['30/11/2026', '30-Nov-26 5:00 PM', '3/2/2027', 'soon'])(
    'is sent as typed if the browser has no date control: %s',
    (applicationDeadline) => {
      const form = formOf({ applicationDeadline });
      expect(valuesOf(form, {}).applicationDeadline).toBe(applicationDeadline);
      expect(valuesOf(form, { applicationDeadline }).applicationDeadline).toBe(applicationDeadline);
    },
  );

  it('keeps its seconds if it was not edited', () => {
    const applicationDeadline = '2026-11-30T20:59:59.999Z';
    const form = formOf({ applicationDeadline: '2026-11-30T23:59' });
    expect(valuesOf(form, { applicationDeadline }).applicationDeadline).toBe(applicationDeadline);
  });
});

describe('the sent values', () => {
  it('have a list for a field with items, without blank ones', () => {
    const form = formOf({ yourRole: [' Code ', '', '  ', 'Test'] });
    expect(valuesOf(form, {})).toMatchObject({ yourRole: ['Code', 'Test'], whyJoinUs: [] });
  });

  it('have numbers, choices and checkboxes in their own types', () => {
    const form = formOf({
      industryId: '3',
      county: '',
      remote: 'on',
      stipendKind: 'paid',
      stipendMin: '15000',
      stipendMax: 'a lot',
    });
    expect(valuesOf(form, {})).toMatchObject({
      industryId: 3,
      county: null,
      remote: true,
      isFeatured: false,
      stipend: { kind: 'paid', min: 15_000, max: 'a lot' },
    });
  });

  it.each([
    ['15,000', 15_000],
    ['KES 15 000', 15_000],
    ['Ksh. 15,000/=', 15_000],
    ['15k', 15_000],
    ['1.500', '1.500'],
    ['15,000 - 20,000', '15,000 - 20,000'],
    [' ', null],
  ])('have %j as the amount %j', (stipendMin, min) => {
    expect(valuesOf(formOf({ stipendKind: 'paid', stipendMin }), {}).stipend.min).toBe(min);
    expect(submissionData(formOf({ stipendKind: 'paid', stipendMin }))).toMatchObject({ stipend: { min } });
  });

  it('have no amount for an unpaid internship, and no industry if none is chosen', () => {
    const form = formOf({ industryId: '', stipendKind: 'unpaid', stipendMin: '15000' });
    expect(valuesOf(form, {})).toMatchObject({
      industryId: null,
      stipend: { kind: 'unpaid', min: null, max: null },
    });
  });
});

describe('the listing in the preview', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const listing = (fields: Record<string, string>, draft = {}) =>
    listingFrom(valuesOf(formOf(fields), draft), draft, now);

  it.each([
    ['2026-11-21T15:01', 'Open'],
    ['2026-11-21T15:00', 'Closed'],
    ['', 'Open'],
    ['3/2/2020', 'Open'],
  ])('with the deadline %o is %s', (applicationDeadline, status) => {
    expect(listing({ applicationDeadline }).status).toBe(status);
  });

  it('has no deadline if browsers might interpret it differently', () => {
    expect(listing({ applicationDeadline: '3/2/2027' }).applicationDeadline).toBe('');
  });

  it('has no amount if it is not a number', () => {
    const fields = { stipendKind: 'paid', stipendMin: '15000', stipendMax: 'a lot' };
    expect(listing(fields).stipend).toEqual({ kind: 'paid', min: 15_000, max: null });
  });

  it('takes from the initial values only those without a control', () => {
    const draft = { _id: 'a', title: 'Before', createdAt: '2026-01-01T00:00:00.000Z' };
    expect(listing({ title: 'After' }, draft)).toMatchObject({ ...draft, title: 'After' });
  });
});
