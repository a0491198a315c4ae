import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint';

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
  { county: 'Kisumu' as const, location: 'Milimani' },
  { applicationDeadline: new Date('2027-01-31T20:59:59.999Z') },
  { applicationDeadline: new Date('2027-01-30T21:00:00Z') },
])('the same: %j', (change) => expect(same(change)).toBe(true));

test.each([
  { title: 'Data Interns' },
  { title: 'Data', company: 'Intern Ziwa Analytics' },
  { company: 'Ziwa' },
  { location: 'Kisii' },
  { county: 'Kisii' as const },
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
