import { expect, test } from 'vitest';
import { moveOf } from './move-values';

test.each([
  ['2026-11-30T17:00', '2026-11-30T17:00:00+03:00'],
  ['2026-11-30T00:00', '2026-11-30T00:00:00+03:00'],
  ['30/11/2026 5:00 PM', '30/11/2026 5:00 PM'],
  [' 30 November 2026 17:00 ', '30 November 2026 17:00'],
])('sends the interview time %j as %j', (typed, at) => {
  const form = new FormData();
  form.append('at', typed);
  expect(moveOf(form)).toMatchObject({ interview: { at } });
});

test.each(['place', 'link', 'phone'])(
  'sends a %s without a time, so that the call can ask for the time',
  (field) => {
    const form = new FormData();
    form.append('at', ' ');
    form.append(field, 'Moi Avenue 4');
    expect(moveOf(form).interview).toEqual({
      at: undefined,
      place: undefined,
      link: undefined,
      phone: undefined,
      [field]: 'Moi Avenue 4',
    });
  },
);

test('sends no interview if its fields are blank', () => {
  const form = new FormData();
  for (const name of ['at', 'place', 'link', 'phone']) form.append(name, ' ');
  expect(moveOf(form).interview).toBeUndefined();
});

test.each([
  ['interview', { place: 'Moi Avenue 4' }],
  ['offered', undefined],
  ['not selected', undefined],
])('with the decision “%s”, sends the interview %j', (status, interview) => {
  const form = new FormData();
  form.append('status', status);
  form.append('place', 'Moi Avenue 4');
  expect(moveOf(form).interview).toEqual(interview);
});
