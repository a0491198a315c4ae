import ICAL from 'ical.js';
import { sync } from 'node-ical';
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
  changedAt: new Date('2026-11-21T09:00:00Z'),
  sequence: 3,
};
const second = { ...event, id: '000000000000000000000002', title: 'Mwalimu wa Kiswahili: Ng’ang’a ☕' };
const file = writeCalendar([event, second]);
const lines = file.split('\r\n');

test('an event begins, ends and reminds', () => {
  expect(lines).toContain('UID:000000000000000000000001@site.example');
  expect(lines).toContain('DTSTART:20261130T202959Z');
  expect(lines).toContain('DTEND:20261130T205959Z');
  expect(lines).toContain('TRIGGER:-P2D');
});

test('an event has its number and the time of its last change', () => {
  expect(lines.filter((line) => line === 'SEQUENCE:3')).toHaveLength(2);
  expect(lines).toContain('DTSTAMP:20261121T090000Z');
  expect(lines).toContain('LAST-MODIFIED:20261121T090000Z');
  expect(file).not.toContain('METHOD');
});

test('no text ends the event or begins a line of its own', () => {
  expect(lines).toContain('SUMMARY:Apply: Cook\\; baker\\, "A" at Jiko\\nEND:VCALENDAR');
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
});

test('no line has more than 75 bytes', () => {
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

const facts = ({ id, start, minutes, title, text, url }: typeof event) => ({
  uid: `${id}@site.example`,
  start: new Date(Math.floor(start.getTime() / 1_000) * 1_000).toISOString(),
  minutes,
  title,
  text,
  url,
});

/** node-ical returns an object for a property with parameters, such as `URL;VALUE=URI`, although its types say string. */
const valueOf = (property: unknown): unknown =>
  typeof property === 'object' && property !== null && 'val' in property ? property.val : property;

test('one parser reads what was written', () => {
  const events = Object.values(sync.parseICS(file)).filter((one) => one?.type === 'VEVENT');
  expect(
    events.map((one) => ({
      uid: one.uid,
      start: one.start.toISOString(),
      minutes: ((one.end?.getTime() ?? 0) - one.start.getTime()) / 60_000,
      title: one.summary,
      text: one.description,
      url: valueOf(one.url),
    })),
  ).toEqual([event, second].map(facts));
});

test('another reads the same, and the reminder', () => {
  const calendar = new ICAL.Component(ICAL.parse(file) as ConstructorParameters<typeof ICAL.Component>[0]);
  const events = calendar.getAllSubcomponents('vevent');
  expect(
    events.map((component) => {
      const { uid, startDate, duration, summary, description } = new ICAL.Event(component);
      return {
        uid,
        start: startDate.toJSDate().toISOString(),
        minutes: duration.toSeconds() / 60,
        title: summary,
        text: description,
        url: component.getFirstPropertyValue('url'),
      };
    }),
  ).toEqual([event, second].map(facts));
  const [alarm] = events[0]?.getAllSubcomponents('valarm') ?? [];
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P2D');
});
