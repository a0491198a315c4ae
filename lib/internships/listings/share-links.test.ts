import { expect, test } from 'vitest';
import { shareLinks } from './share-links';

const listing = {
  title: 'Cook & Baker',
  company: 'Jiko #1',
  location: 'Kisumu',
  county: 'Kisumu',
  remote: false,
  stipend: { kind: 'paid', min: 15_000, max: 15_000 },
  applicationDeadline: '2026-11-30T20:59:59.999Z',
} as const;
const address = 'https://site.example/internships/hospitality/jiko-cook';
const TEXT = `Cook & Baker at Jiko #1
Kisumu. Pay: KES 15,000 a month. Closes Nov 30, 2026.
Nobody may ask you for money.`;

const parsed = shareLinks(listing, address).map(({ label, href }) => [label, new URL(href)] as const);
const link = (label: string): URL => new Map(parsed).get(label) ?? new URL('about:blank');

test('every link says what, who, where, pay, until when, and warns', () => {
  const whole = `${TEXT}\n${address}`;
  expect(link('WhatsApp').searchParams.get('text')).toBe(whole);
  expect(link('Telegram').searchParams.get('text')).toBe(TEXT);
  expect(link('Telegram').searchParams.get('url')).toBe(address);
  expect(link('SMS').searchParams.get('body')).toBe(whole);
  expect(link('E-mail').searchParams.get('body')).toBe(whole);
  expect(link('E-mail').searchParams.get('subject')).toBe('Cook & Baker at Jiko #1');
});

test('spaces are written so that phones do not show them as plus signs', () => {
  for (const [, { href }] of parsed) expect(href).not.toContain('+');
});
