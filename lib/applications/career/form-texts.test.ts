import { describe, expect, it, test } from 'vitest';
import {
  CAREER_FIELDS,
  careerFormTexts,
  entriesIn,
  errorsByField,
  moveRowsUp,
  readCareerForm,
  rowTitles,
} from './form-texts';
import { completenessOf, toCareer } from './mapper';
import { careerSchema } from './schemas';

const TEXTS = {
  school: 'Maseno University',
  course: 'BSc Computer Science',
  year: '2026',
  county: 'Kisumu',
  about: "I am Ng'ang'a.\r\nI build.",
  skills: 'Excel, customer care;Sage\nTally',
  languages: 'English, Kiswahili',
  'links.0': '',
  'links.1': 'https://example.co.ke',
  'experience.0.title': '',
  'experience.1.title': 'Attaché',
  'experience.1.from': '2025-05',
  'studies.1.school': 'Kisumu Polytechnic',
  'studies.1.from': '2019',
  'studies.2.school': 'Moi High School',
  'certificates.4.name': 'CCNA',
  'certificates.4.year': ' 2024 ',
  'referees.2.name': 'Jane Auma',
  'referees.2.role': 'Lecturer',
  'referees.2.contact': '0712 345 678',
};

describe('readCareerForm', () => {
  it('splits lists and leaves out rows without a word', () => {
    expect(readCareerForm(TEXTS)).toEqual({
      school: 'Maseno University',
      course: 'BSc Computer Science',
      year: 2026,
      county: 'Kisumu',
      about: "I am Ng'ang'a.\nI build.",
      skills: ['Excel', 'customer care', 'Sage', 'Tally'],
      languages: ['English', 'Kiswahili'],
      links: ['https://example.co.ke'],
      experience: [{ title: 'Attaché', place: '', from: '2025-05', to: '', text: '' }],
      studies: [
        { school: 'Kisumu Polytechnic', course: '', from: 2019, to: null },
        { school: 'Moi High School', course: '', from: null, to: null },
      ],
      certificates: [{ name: 'CCNA', issuer: '', year: 2024 }],
      referees: [{ name: 'Jane Auma', role: 'Lecturer', contact: '0712 345 678' }],
    });
  });

  it('reads back what the form begins with', () => {
    const career = careerSchema.parse(readCareerForm(TEXTS));
    expect(careerSchema.parse(readCareerForm(careerFormTexts(career)))).toEqual(career);
  });

  it('reads only fields that a rejected form keeps', () => {
    const kept = Object.fromEntries(CAREER_FIELDS.map((name) => [name, TEXTS[name as keyof typeof TEXTS]]));
    expect(readCareerForm(kept as Record<string, string>)).toEqual(readCareerForm(TEXTS));
    expect(
      Object.keys(careerFormTexts(careerSchema.parse(readCareerForm(TEXTS)))).filter(
        (name) => !CAREER_FIELDS.includes(name),
      ),
    ).toEqual([]);
  });

  it.each([
    ['year', 'soon'],
    ['year', '20266'],
    ['year', '2026.5'],
    ['studies.0.from', 'soon'],
    ['studies.0.to', '-2019'],
    ['certificates.0.year', '1e3'],
  ])('refuses the %s %j beside its field, also after it was sent as JSON', (name, typed) => {
    const row = { 'studies.0.school': 'Moi', 'certificates.0.name': 'CCNA', [name]: typed };
    const sent: unknown = JSON.parse(JSON.stringify(readCareerForm(row)));
    const { error } = careerSchema.safeParse(sent);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([name]);
  });
});

test('a refused form has its rows where the errors count them', () => {
  expect(moveRowsUp(TEXTS)).toMatchObject({
    'links.0': 'https://example.co.ke',
    'experience.0.title': 'Attaché',
    'studies.0.school': 'Kisumu Polytechnic',
    'studies.1.school': 'Moi High School',
    'certificates.0.name': 'CCNA',
    'certificates.0.year': '2024',
    'referees.0.contact': '0712 345 678',
    skills: TEXTS.skills,
  });
  expect(moveRowsUp(TEXTS)).not.toHaveProperty(['certificates.4.name']);
  expect(moveRowsUp({ 'studies.2.from': 'soon' })).toMatchObject({ 'studies.0.from': 'soon' });
});

test('an error of one skill belongs to the field of all', () => {
  expect(errorsByField({ 'skills.3': 'Too long', 'experience.0.to': 'Wrong' })).toEqual({
    skills: 'Too long',
    'experience.0.to': 'Wrong',
  });
});

test('an empty profile has none of its eleven parts, and earlier studies are not counted', () => {
  expect(completenessOf(toCareer(null))).toMatchObject({ filled: 0, of: 11 });
  expect(completenessOf(careerSchema.parse({ year: 2026, skills: ['Excel'] }))).toEqual({
    filled: 2,
    of: 11,
    missing: [
      'school',
      'course',
      'county',
      'about',
      'languages',
      'links',
      'experience',
      'certificates',
      'referees',
    ],
  });
  expect(completenessOf(careerSchema.parse({ studies: [{ school: 'Moi' }] })).filled).toBe(0);
});

test('rows are named by their first value, and lists are split into entries', () => {
  expect(rowTitles(TEXTS, 'studies')).toEqual(['Kisumu Polytechnic', 'Moi High School']);
  expect(rowTitles({ 'certificates.1.issuer': 'Red Cross' }, 'certificates')).toEqual(['Red Cross']);
  expect(rowTitles({}, 'referees')).toEqual([]);
  expect(entriesIn(TEXTS, 'skills')).toHaveLength(4);
  expect(entriesIn({}, 'languages')).toEqual([]);
});
