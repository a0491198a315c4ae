import { describe, expect, it } from 'vitest';
import { careerSchema } from './schemas';

const problems = (input: unknown) =>
  careerSchema.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const row = (fields: object) => ({ experience: [{ title: 'Attaché', ...fields }] });
const study = (fields: object) => ({ studies: [{ school: 'Moi High School', ...fields }] });
const certificate = (fields: object) => ({ certificates: [{ name: 'CPA', ...fields }] });
const referee = (fields: object) => ({ referees: [{ name: 'Jane', contact: '0712345678', ...fields }] });
const several = (count: number, entry: object) => Array.from({ length: count }, () => entry);

describe('careerSchema', () => {
  it('empties what is left out', () => {
    expect(careerSchema.parse({})).toEqual({
      school: '',
      course: '',
      year: null,
      county: null,
      about: '',
      skills: [],
      languages: [],
      links: [],
      experience: [],
      studies: [],
      certificates: [],
      referees: [],
    });
  });

  it('tidies lines, drops empty and repeated entries', () => {
    const read = careerSchema.parse({
      school: '  Moi\u0000 \t University ',
      about: 'One\r\n\r\n  two  ',
      skills: ['Excel', ' Excel ', ' '],
      county: '',
    });
    expect(read).toMatchObject({
      school: 'Moi University',
      about: 'One\ntwo',
      skills: ['Excel'],
      county: null,
    });
  });

  it.each([
    ['2025-03', '2025-03'],
    ['March 2025', '2025-03'],
    ['Mar-25', '2025-03'],
    ['03/2025', '2025-03'],
    ['', null],
    [' ', null],
    [null, null],
  ])(
    'reads the month %j as %j, which browsers without a control for months send as typed',
    (typed, month) => {
      expect(careerSchema.parse(row({ from: typed })).experience[0]?.from).toBe(month);
    },
  );

  it('fills the parts of a row that are left out', () => {
    const read = careerSchema.parse({ ...study({}), ...certificate({}), ...referee({}) });
    expect(read.studies).toEqual([{ school: 'Moi High School', course: '', from: null, to: null }]);
    expect(read.certificates).toEqual([{ name: 'CPA', issuer: '', year: null }]);
    expect(read.referees).toEqual([{ name: 'Jane', role: '', contact: '0712345678' }]);
  });

  it.each([
    ['+254 (0) 712 345 678', '0712345678'],
    ['020 271 2345', '0202712345'],
    ['+44 20 7946 0958', '+442079460958'],
    ['Jane <jane@x.co.ke>.', 'jane@x.co.ke'],
    ['2345678', '2345678'],
    ['+123456789012345', '+123456789012345'],
    [`${'j'.repeat(90)}@mail.co.ke`.slice(-100), `${'j'.repeat(90)}@mail.co.ke`.slice(-100)],
  ])('reads the contact %j as %j', (typed, contact) => {
    expect(careerSchema.parse(referee({ contact: typed })).referees[0]?.contact).toBe(contact);
  });

  it.each([
    [{ school: 'x'.repeat(100) }],
    [{ about: 'x'.repeat(600) }],
    [{ about: 'a\n'.repeat(7) + 'a' }],
    [{ skills: Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(40, 'x')) }],
    [{ year: 1960 }],
    [{ year: 2050 }],
    [{ links: ['https://example.co.ke/a', 'https://b.co.ke', 'https://c.co.ke'] }],
    [row({ from: '2025-03', to: '2025-03' })],
    [row({ from: '2025-03', to: '' })],
    [{ experience: Array.from({ length: 4 }, () => ({ title: 'x'.repeat(100), text: 'y'.repeat(500) })) }],
    [study({ from: 2019, to: 2019 })],
    [study({ from: 1960, to: 2050 })],
    [study({ from: null, to: 2019 })],
    [{ studies: several(3, { school: 'x'.repeat(100), course: 'y'.repeat(100) }) }],
    [{ certificates: several(5, { name: 'x'.repeat(100), issuer: 'y'.repeat(100), year: 2050 }) }],
    [{ referees: several(3, { name: 'x'.repeat(100), role: 'y'.repeat(100), contact: '0712345678' }) }],
  ])('takes %j', (input) => {
    expect(problems(input)).toEqual([]);
  });

  it.each([
    [{ school: 'x'.repeat(101) }, 'school', 'Use at most 100 characters'],
    [{ school: { $ne: '' } }, 'school', 'Enter this as text'],
    [{ about: 'x'.repeat(601) }, 'about', 'Use at most 600 characters'],
    [{ about: 'a\n'.repeat(8) + 'a' }, 'about', 'Use at most 8 lines'],
    [{ skills: Array.from({ length: 21 }, String) }, 'skills', 'Enter at most 20'],
    [{ skills: ['x'.repeat(41)] }, 'skills.0', 'Use at most 40 characters'],
    [{ languages: Array.from({ length: 9 }, String) }, 'languages', 'Enter at most 8'],
    [{ year: 1959 }, 'year', 'Enter a year from 1960 to 2050'],
    [{ year: 2051 }, 'year', 'Enter a year from 1960 to 2050'],
    [{ year: 2024.5 }, 'year', 'Enter a year from 1960 to 2050'],
    [{ skill: ['Excel'] }, '', 'Send the fields of a career profile'],
    [{ county: 'Atlantis' }, 'county', 'Choose a county'],
    [row({ title: '  ' }), 'experience.0.title', 'Enter what you did'],
    [row({ from: '2025-13' }), 'experience.0.from', 'Enter a month, such as 2025-03'],
    [row({ from: 'last year' }), 'experience.0.from', 'Enter a month, such as 2025-03'],
    [row({ to: 'March 1955' }), 'experience.0.to', 'Enter a month, such as 2025-03'],
    [row({ text: 'x'.repeat(501) }), 'experience.0.text', 'Use at most 500 characters'],
    [row({ from: '2025-03', to: '2025-02' }), 'experience.0.to', 'Enter an end that isn’t before the start'],
    [{ experience: Array.from({ length: 5 }, () => ({ title: 'Clerk' })) }, 'experience', 'Enter at most 4'],
    [study({ school: ' ' }), 'studies.0.school', 'Enter where you studied'],
    [study({ course: 'x'.repeat(101) }), 'studies.0.course', 'Use at most 100 characters'],
    [study({ from: 1959 }), 'studies.0.from', 'Enter a year from 1960 to 2050'],
    [study({ to: '2019' }), 'studies.0.to', 'Enter a year from 1960 to 2050'],
    [study({ from: 2020, to: 2019 }), 'studies.0.to', 'Enter an end that isn’t before the start'],
    [{ studies: several(4, { school: 'Moi' }) }, 'studies', 'Enter at most 3'],
    [certificate({ name: '' }), 'certificates.0.name', 'Enter the name of the certificate'],
    [certificate({ issuer: 'x'.repeat(101) }), 'certificates.0.issuer', 'Use at most 100 characters'],
    [certificate({ year: 2051 }), 'certificates.0.year', 'Enter a year from 1960 to 2050'],
    [{ certificates: several(6, { name: 'CPA' }) }, 'certificates', 'Enter at most 5'],
    [referee({ name: ' ' }), 'referees.0.name', 'Enter the name of your referee'],
    [referee({ role: 'x'.repeat(101) }), 'referees.0.role', 'Use at most 100 characters'],
    [{ referees: several(4, { name: 'Jane', contact: '0712345678' }) }, 'referees', 'Enter at most 3'],
    [{ referees: {} }, 'referees', 'Send a list'],
  ])('refuses %j', (input, path, message) => {
    expect(problems(input)).toEqual([[path, message]]);
  });

  it.each([
    '',
    'ask me',
    '234567',
    '+1234567890123456',
    'jane@localhost',
    '0712345678 / 0722000111',
    `${'j'.repeat(100)}@mail.co.ke`,
    null,
  ])('refuses the contact %j of a referee', (contact) => {
    expect(problems(referee({ contact })).map(([path]) => path)).toContain('referees.0.contact');
  });

  it('says how to write the contact of a referee', () => {
    expect(problems(referee({ contact: 'ask me' }))).toEqual([
      ['referees.0.contact', 'Enter one phone number or e-mail address'],
    ]);
  });

  it.each([
    'http://example.co.ke',
    'javascript:alert(1)',
    'https://localhost',
    'https://me@example.co.ke',
    'example.co.ke',
    `https://example.co.ke/${'x'.repeat(99)}`,
  ])('refuses the link %s', (link) => {
    expect(problems({ links: [link] })).toHaveLength(1);
  });
});
