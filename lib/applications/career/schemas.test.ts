import { describe, expect, it } from 'vitest';
import { careerSchema } from './schemas';

const problems = (input: unknown) =>
  careerSchema.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const row = (fields: object) => ({ experience: [{ title: 'Attaché', ...fields }] });

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
  ])('refuses %j', (input, path, message) => {
    expect(problems(input)).toEqual([[path, message]]);
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
