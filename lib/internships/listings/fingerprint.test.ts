import { expect, test } from 'vitest';
import { fingerprintOf, fingerprintsOf } from './fingerprint';

const one = {
  title: 'Data Intern',
  company: 'Ziwa Analytics',
  location: 'Kisumu',
  applicationDeadline: new Date('2027-01-31T12:00:00Z'),
};
const same = (change: Partial<Parameters<typeof fingerprintOf>[0]>) =>
  fingerprintOf({ ...one, ...change }) === fingerprintOf(one);

test.each([
  { title: ' data  INTERN. ' },
  { company: 'Zíwa Analytics' },
  { location: 'KISUMU,' },
  { county: 'Kisumu' as const },
  { county: 'Kisii' as const },
  { applicationDeadline: new Date('2027-01-31T20:59:59.999Z') },
  { applicationDeadline: new Date('2027-01-30T21:00:00Z') },
])('the same: %j', (change) => expect(same(change)).toBe(true));

test.each([
  { title: 'Data Interns' },
  { title: 'Data', company: 'Intern Ziwa Analytics' },
  { company: 'Ziwa' },
  { location: 'Kisii' },
  { county: 'Kisumu' as const, location: 'Milimani' },
  { applicationDeadline: new Date('2027-01-31T21:00:00Z') },
  { applicationDeadline: new Date('2027-01-30T20:59:59.999Z') },
])('another: %j', (change) => expect(same(change)).toBe(false));

test.each([
  ['C# Developer', 'C++ Developer'],
  ['实习生', '程序员'],
  ['!!!', '???'],
])('%s is not %s', (title, other) =>
  expect(fingerprintOf({ ...one, title })).not.toBe(fingerprintOf({ ...one, title: other })),
);

test('a listing is also known by the hash that earlier versions gave it', () => {
  const [now, before] = fingerprintsOf({ ...one, county: 'Kisumu', location: 'Milimani' });
  expect(now).toBe(fingerprintOf({ ...one, location: 'Milimani' }));
  expect(before).toBe(fingerprintOf({ ...one, location: 'Kisumu' }));
  expect(fingerprintsOf(one)).toEqual([fingerprintOf(one)]);
});

test.each([undefined, 'soon', new Date(Number.NaN)])('there is one with the deadline %j', (stored) => {
  expect(same({ applicationDeadline: stored as never })).toBe(false);
});
