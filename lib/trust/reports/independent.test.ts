import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { countedSince, isEnough, withReport, type Counted } from './independent';

const report = (network: string, change: Partial<Counted> = {}): Counted => ({
  ...{ _id: new Types.ObjectId(), reporterId: null, device: `browser at ${network}`, network },
  ...{ trusted: false, state: 'open' },
  ...change,
});

const all = (...reports: Counted[]): Counted[] =>
  reports.reduce<Counted[]>((counted, one) => withReport(one, counted), []);

const member = { trusted: true };

test('reports of one network, one browser or one account count once', () => {
  expect(all(report('one'), report('one'))).toHaveLength(1);
  expect(all(report('one'), report('two', { device: 'browser at one' }))).toHaveLength(1);
  const reporterId = new Types.ObjectId();
  expect(all(report('one', { reporterId }), report('two', { reporterId }))).toHaveLength(1);
  expect(
    all(report('one', { reporterId }), report('two', { reporterId: new Types.ObjectId() })),
  ).toHaveLength(2);
});

test('reports without a browser are not one for that', () => {
  expect(all(report('one', { device: undefined }), report('two', { device: undefined }))).toHaveLength(2);
});

test('three people hide a listing if one has an account older than a day or applied', () => {
  expect(isEnough(all(report('one'), report('two'), report('three')))).toBe(false);
  expect(isEnough(all(report('one'), report('two', member)))).toBe(false);
  expect(isEnough(all(report('one'), report('two', member), report('three')))).toBe(true);
  expect(isEnough(all(report('one'), report('two'), report('three', member)))).toBe(true);
  expect(isEnough(all(report('one'), report('two'), report('three', { trusted: undefined })))).toBe(false);
});

test('a stranger in the network does not silence somebody trusted', () => {
  expect(isEnough(all(report('one'), report('one', member), report('two'), report('three')))).toBe(true);
});

test('somebody trusted takes the place of one, never of two', () => {
  const roaming = report('two', { ...member, device: 'browser at one' });
  const counted = all(report('one'), report('two'), roaming, report('three'));
  expect(counted.map(({ network }) => network)).toEqual(['one', 'two', 'three']);
  expect(isEnough(counted)).toBe(false);
});

test('somebody who roams takes nobody else’s place', () => {
  const fraud = ['one', 'two', 'three'].map((network) => report(network, { device: 'the same' }));
  const victims = ['one', 'two', 'three'].map((network) =>
    report(network, { ...member, device: `at ${network}` }),
  );
  expect(isEnough(all(...fraud, ...victims))).toBe(true);
});

test('decided reports hide nothing, and their people do not count again', () => {
  const dismissed = ['one', 'two', 'three'].map((network) =>
    report(network, { ...member, state: 'dismissed' }),
  );
  expect(isEnough(dismissed)).toBe(false);
  expect(isEnough(all(...dismissed, report('one'), report('two'), report('three')))).toBe(false);
  expect(isEnough(all(report('one', { ...member, state: 'asked' }), report('two'), report('three')))).toBe(
    true,
  );
});

test('a person counts once in 30 days', () => {
  expect(countedSince(new Date('2026-11-30T09:00:00Z'))).toEqual(new Date('2026-10-31T09:00:00Z'));
});
