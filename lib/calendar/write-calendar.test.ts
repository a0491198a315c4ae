import { expect, test } from 'vitest';
import { writeCalendar } from './write-calendar';

const event = {
  id: '000000000000000000000001',
  start: new Date('2026-11-30T20:29:59.999Z'),
  minutes: 30,
  title: 'Apply: Cook; baker, "A" at Jiko\nEND:VCALENDAR',
  text: 'x'.repeat(200),
  url: 'https://site.example/internships/hospitality/jiko-cook',
  remindDays: 2,
};
const lines = writeCalendar(event, new Date('2026-11-21T09:00:00Z')).split('\r\n');

test('an event begins, ends and reminds', () => {
  expect(lines).toContain('UID:000000000000000000000001@site.example');
  expect(lines).toContain('DTSTART:20261130T202959Z');
  expect(lines).toContain('DTEND:20261130T205959Z');
  expect(lines).toContain('TRIGGER:-P2D');
});

test('no text ends the event or begins a line of its own', () => {
  expect(lines).toContain('SUMMARY:Apply: Cook\\; baker\\, "A" at Jiko\\nEND:VCALENDAR');
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
});

test('no line has more than 75 bytes', () => {
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
