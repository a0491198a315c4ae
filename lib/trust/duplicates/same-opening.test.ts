import { describe, expect, test } from 'vitest';
import { isSameOpening, openingParts, type Opening } from './same-opening';

const said = (one: Opening, other: Opening) => isSameOpening(openingParts(one), openingParts(other));
const BASE: Opening = {
  title: 'Accounting Intern',
  company: 'Ziwa Fish Traders Ltd',
  location: 'Kisumu',
  county: 'Kisumu',
  text: 'Ziwa Fish Traders buys from beaches in five villages. You post invoices, balance the till and help at month end.',
};
const but = (change: Partial<Opening>): Opening => ({ ...BASE, ...change });
const ANEW = 'Good with figures? Come and sit with our bookkeeper for half a year; lunch is on us.';

describe('the same opening', () => {
  test.each<[string, Partial<Opening>]>([
    ['in capitals', { title: 'ACCOUNTING INTERN!!!', company: 'ZIWA FISH TRADERS' }],
    ['in another order', { title: 'Intern, Accounting' }],
    ['with the place in its title', { title: 'Accounts Internship – Kisumu', location: 'Kisumu Town' }],
    ['with a number of posts', { title: 'Accounting Intern (3 posts)' }],
    ['extended', { title: 'DEADLINE EXTENDED: Accounting Intern' }],
    ['with an error in the employer', { company: 'Ziwa Fish Tradres Limited' }],
    ['of an employer in one word', { company: 'ZiwaFish Traders' }],
    ['written anew', { text: ANEW }],
    ['with more in its title, written anew', { title: 'Fish Accounting Intern', text: ANEW }],
    ['in a part of the town', { location: 'Milimani, Kisumu' }],
    ['without a text', { text: '' }],
  ])('%s', (_why, change) => {
    expect(said(BASE, but(change))).toBe(true);
    expect(said(but(change), BASE)).toBe(true);
  });

  test.each([
    ['HR Asst.', 'Human Resource Assistant'],
    ['P.R. Intern', 'Public Relations Internship'],
    ['Q.A. Officer', 'Quality Assurance Officer'],
    ['Accounts Clerk / Bookkeeper', 'Book keeper needed'],
    ['Dereva', 'Driver'],
  ])('%s is %s', (title, other) => expect(said(but({ title }), but({ title: other }))).toBe(true));
});

describe('another opening', () => {
  test.each<[string, Partial<Opening>]>([
    ['department', { title: 'Marketing Intern' }],
    ['level', { title: 'Accounting Assistant' }],
    ['grade', { title: 'Accounting Intern II' }],
    ['town', { location: 'Homa Bay', county: 'Homa Bay' }],
    ['employer', { company: 'Ziwa Water Services' }],
    ['intake', { title: 'Accounting Intern – second intake' }],
    ['work, in a copied text', { title: 'Accounting Intern (Fuel)' }],
  ])('%s', (_why, change) => {
    expect(said(BASE, but(change))).toBe(false);
    expect(said(but(change), BASE)).toBe(false);
  });

  test('two quarters of a town', () => {
    expect(said(but({ location: 'Westlands, Nairobi' }), but({ location: 'Donholm, Nairobi' }))).toBe(false);
  });

  test('the same months are the same intake, others are not', () => {
    const may = but({ title: 'Accounting Intern – May 2027 Intake' });
    expect(said(may, but({ title: 'Accounting Interns (May intake)' }))).toBe(true);
    expect(said(may, but({ title: 'Accounting Intern – September 2027 Intake' }))).toBe(false);
  });

  test('a copied text about another client', () => {
    const text = (client: string) =>
      `Our client, a ${client}, looks for an accountant to run the books and two clerks.`;
    expect(said(but({ text: text('maker of boats') }), but({ text: text('chain of hotels') }))).toBe(false);
  });
});

test('two long texts are compared in less than a second', () => {
  const text = Array.from({ length: 400_000 / 8 }, (_, at) => `w${at}xyz`).join(' ');
  const before = process.cpuUsage();
  said(but({ text, title: text }), but({ text: `${text} b`, title: `${text} c` }));
  const { user } = process.cpuUsage(before);
  expect(user / 1_000).toBeLessThan(1_000);
});
