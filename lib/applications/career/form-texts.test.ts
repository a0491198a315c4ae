import { describe, expect, it, test } from 'vitest';
import { careerFormTexts, errorsByField, moveRowsUp, readCareerForm } from './form-texts';
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
    });
  });

  it('reads back what the form begins with', () => {
    const career = careerSchema.parse(readCareerForm(TEXTS));
    expect(careerSchema.parse(readCareerForm(careerFormTexts(career)))).toEqual(career);
  });

  it('refuses a year that is no number, beside its field', () => {
    const { error } = careerSchema.safeParse(readCareerForm({ year: 'soon' }));
    expect(error?.issues.map(({ path }) => path)).toEqual([['year']]);
  });
});

test('a refused form has its rows where the errors count them', () => {
  expect(moveRowsUp(TEXTS)).toMatchObject({
    'links.0': 'https://example.co.ke',
    'experience.0.title': 'Attaché',
    skills: TEXTS.skills,
  });
});

test('an error of one skill belongs to the field of all', () => {
  expect(errorsByField({ 'skills.3': 'Too long', 'experience.0.to': 'Wrong' })).toEqual({
    skills: 'Too long',
    'experience.0.to': 'Wrong',
  });
});

test('an empty profile has none of its nine parts', () => {
  expect(completenessOf(toCareer(null))).toMatchObject({ filled: 0, of: 9 });
  expect(completenessOf(careerSchema.parse({ year: 2026, skills: ['Excel'] }))).toEqual({
    filled: 2,
    of: 9,
    missing: ['school', 'course', 'county', 'about', 'languages', 'links', 'experience'],
  });
});
