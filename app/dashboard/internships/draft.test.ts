import { describe, expect, it } from 'vitest';
import { changedFields, errorsByControl, named, toLocal, valuesOf } from './draft';

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe('the deadline', () => {
  it.each([
    ['2026-11-30T14:00:00.000Z', '2026-11-30T17:00'],
    ['2026-12-31T21:30:00.000Z', '2027-01-01T00:30'],
    [undefined, ''],
    ['never', ''],
  ])('%s is edited as %o, Nairobi time', (iso, local) => expect(toLocal(iso)).toBe(local));

  it('is sent as Nairobi time', () => {
    const form = formOf({ applicationDeadline: '2026-11-30T17:00' });
    expect(valuesOf(form, {}).applicationDeadline).toBe('2026-11-30T17:00:00+03:00');
  });

  it('keeps its seconds where it was not touched', () => {
    const applicationDeadline = '2026-11-30T20:59:59.999Z';
    const form = formOf({ applicationDeadline: '2026-11-30T23:59' });
    expect(valuesOf(form, { applicationDeadline }).applicationDeadline).toBe(applicationDeadline);
  });
});

describe('what is sent', () => {
  it('has a list for the lines of a text, blank ones left out', () => {
    const form = formOf({ yourRole: ' Code \r\n\n Test\n' });
    expect(valuesOf(form, {})).toMatchObject({ yourRole: ['Code', 'Test'], whyJoinUs: [] });
  });

  it('has numbers, choices and ticks as what they are', () => {
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

  it('has no amount where nothing is paid, and no industry where none is chosen', () => {
    const form = formOf({ industryId: '', stipendKind: 'unpaid', stipendMin: '15000' });
    expect(valuesOf(form, {})).toMatchObject({
      industryId: null,
      stipend: { kind: 'unpaid', min: null, max: null },
    });
  });
});

it('puts a message about a line or an amount at its control', () => {
  const errors = { title: 'a', 'yourRole.3': 'b', 'stipend.max': 'c' };
  expect(errorsByControl(errors)).toEqual({ title: 'a', yourRole: 'b', stipendMax: 'c' });
});

it('says in the summary which field is meant', () => {
  expect(named({ title: 'Too short', stipendMax: 'Too much' })).toEqual({
    title: 'Title: Too short',
    stipendMax: 'Stipend, to: Too much',
  });
});

it('names the fields that differ, in the order of the form', () => {
  const before = { title: 'A', yourRole: ['x'], remote: false, updatedAt: '1' };
  const after = { title: 'B', yourRole: ['x', 'y'], remote: false, updatedAt: '2' };
  expect(changedFields(before, after)).toEqual(['title', 'yourRole']);
});
