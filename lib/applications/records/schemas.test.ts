import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldErrors } from '@/dev/testing/client/field-errors';
import { answerAllSchema, applySchema, bulkMoveSchema, moveSchema } from './schemas';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const ID = '66f0c0ffee0123456789abcd';

test('applying takes a listing and a resume', () => {
  expect(applySchema.parse({ internshipId: ID, resumeId: ID.toUpperCase(), status: 'offered' })).toEqual({
    internshipId: ID,
    resumeId: ID.toUpperCase(),
  });
});

test.each([undefined, null, '', 'abc', `x${ID}`, `${ID}0`, { $ne: null }, [ID]])('%j is none', (value) => {
  expect(fieldErrors(applySchema, { internshipId: value, resumeId: value })).toEqual({
    internshipId: 'Choose an internship.',
    resumeId: 'Upload your CV first.',
  });
});

describe('the time of an interview', () => {
  const move = (at: unknown) => ({ status: 'interview', interview: { at, place: 'Moi Avenue 4' } });

  test.each([
    ['2026-11-30T14:00:00.000Z', '2026-11-30T14:00:00.000Z'],
    ['2026-11-30T17:00:00+03:00', '2026-11-30T14:00:00.000Z'],
    ['2026-11-30T17:00', '2026-11-30T14:00:00.000Z'],
    ['30/11/2026 5:00 pm', '2026-11-30T14:00:00.000Z'],
    ['30 November 2026 at 17:00', '2026-11-30T14:00:00.000Z'],
  ])('%s', (typed, at) => expect(moveSchema.parse(move(typed)).interview?.at).toBe(at));

  const HOW = 'Enter the day and time of the interview, such as 31 December 2026 17:00.';
  test.each([
    ['30 November 2026', HOW],
    ['', HOW],
    [7, HOW],
    ['Monday at ten', '“Monday at ten” is not a valid date. Write it as 31 December 2026 or 2026-12-31.'],
    ['20/11/2026 17:00', 'Choose a time in the next 12 months.'],
    ['31/12/2027 17:00', 'Choose a time in the next 12 months.'],
  ])('%j: %s', (at, message) =>
    expect(fieldErrors(moveSchema, move(at))).toEqual({ 'interview.at': message }),
  );
});

describe('the link of an interview', () => {
  const move = (link: unknown) => ({ status: 'interview', interview: { at: '2026-11-30T17:00', link } });

  test('is a full address', () => {
    const link = 'https://café.co.ke/rooms/1?key=a';
    expect(moveSchema.parse(move(`<${link}>`)).interview?.link).toBe(link);
  });

  test.each([
    'café.co.ke/rooms/1',
    'http://x.co.ke',
    'https://x.co.ke@evil.example/',
    'https://localhost/room',
    7,
  ])('not %j', (link) =>
    expect(fieldErrors(moveSchema, move(link))).toEqual({
      'interview.link': 'Enter the full link, starting with https://.',
    }),
  );
});

describe('an interview', () => {
  const at = '2026-11-30T17:00';
  const errorsOf = (interview: object) => fieldErrors(moveSchema, { status: 'interview', interview });

  test.each([
    { place: 'Moi Avenue 4' },
    { link: 'https://meet.example/1' },
    { phone: '0712 345 678' },
    { place: '', phone: '+254712345678' },
  ])('takes a time and %j', (where) => expect(errorsOf({ at, ...where })).toEqual({}));

  test('stores a phone number as ten digits', () =>
    expect(
      moveSchema.parse({ status: 'interview', interview: { at, phone: '+254 712 345 678' } }).interview
        ?.phone,
    ).toBe('0712345678'));

  const WHERE = 'Enter a place, a video call link or a phone number.';
  test.each<[object, Record<string, string>]>([
    [{ at }, { 'interview.place': WHERE }],
    [{ at, place: ' ' }, { 'interview.place': WHERE }],
    [{ at, contact: 'Ms Achieng, 0712 345 678' }, { 'interview.place': WHERE }],
    [{ at, phone: '12345' }, { 'interview.phone': 'Enter a Kenyan phone number, such as 0712 345 678.' }],
  ])('is refused with %j', (interview, errors) => expect(errorsOf(interview)).toEqual(errors));

  test.each([
    ['Moi Avenue 4, https://evil.example/pay', 'https://evil.example/pay'],
    ['evil.example/pay', 'evil.example/pay'],
    ['Ask at (www.evil.example).', 'www.evil.example'],
    ['Pay on Evil.Com first', 'Evil.Com'],
    ['jobs@x.co.ke, bit.ly/3xyz', 'bit.ly/3xyz'],
    ['evil。example', 'evil。example'],
  ])('has no web address in the place or the contact: %j', (typed, word) => {
    const message = `Leave out “${word}”, which reads like a web address. A video call has its own field.`;
    expect(errorsOf({ at, place: typed })).toEqual({ 'interview.place': message });
    expect(errorsOf({ at, place: 'Moi Avenue 4', contact: typed })).toEqual({ 'interview.contact': message });
  });

  test.each([
    'Ms Achieng, 0712.345.678 or jobs@x.co.ke',
    'Amani Wekesa <amani.w@twiga.co.ke>',
    'St.Mary’s Hall, P.O.Box 4, Moi Rd.Nairobi, at 10.30am',
    'Room 4.B, 2nd fl. Twiga Co. Ltd, Tel. 020 2712345',
    'J.M. Kamau, a.m. only',
  ])('takes the place and the contact %j', (typed) =>
    expect(errorsOf({ at, place: typed, contact: typed })).toEqual({}),
  );

  test('of several applicants needs a time', () => {
    const NEEDED = {
      interview: 'Enter the time of the interview, with a place, a video call link or a phone number.',
    };
    expect(fieldErrors(bulkMoveSchema, { ids: [ID], status: 'interview' })).toEqual(NEEDED);
    expect(fieldErrors(answerAllSchema, { status: 'interview', message: 'Come!' })).toEqual(NEEDED);
    const interview = { at, place: 'Moi Avenue 4' };
    expect(fieldErrors(bulkMoveSchema, { ids: [ID], status: 'interview', interview })).toEqual({});
    expect(fieldErrors(bulkMoveSchema, { ids: [ID], status: 'offered', interview })).toEqual({
      interview: 'Only an interview has a time.',
    });
  });
});
