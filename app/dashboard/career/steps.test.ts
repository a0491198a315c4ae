import { describe, expect, it } from 'vitest';
import { CAREER_FIELDS } from '@/lib/applications/career/form-texts';
import { faultySteps, stateOf, STEPS, stepsToFill } from './steps';

const STUDIES = { school: 'Moi University', course: 'BSc Nursing' };
const ROWS = { 'certificates.0.name': 'CCNA', 'referees.0.name': 'Jane', about: 'I nurse.' };

describe('the steps', () => {
  it('hold each field of the form once', () => {
    const parts = Object.values(STEPS).flatMap((step) => step.parts as readonly string[]);
    expect(new Set(parts).size).toBe(parts.length);
    expect(new Set(parts)).toEqual(new Set(CAREER_FIELDS.map((name) => name.split('.')[0])));
  });

  it.each([
    ['studies', {}, 'Empty'],
    ['studies', { year: '2026' }, '2026'],
    ['studies', STUDIES, 'BSc Nursing'],
    ['studies', { ...STUDIES, 'studies.2.school': 'Moi High' }, 'BSc Nursing · 1 earlier entry'],
    ['studies', { 'studies.0.school': 'A', 'studies.1.school': 'B' }, '2 earlier entries'],
    ['skills', { skills: 'Excel', languages: 'English, Kiswahili' }, '1 skill · 2 languages'],
    ['skills', { skills: ' , ' }, 'Empty'],
    ['experience', { 'experience.0.title': 'Clerk' }, 'Clerk'],
    ['experience', { 'experience.0.title': 'Clerk', 'experience.3.place': 'Embu' }, '2 entries'],
    [
      'about',
      { county: 'Nairobi', about: 'I nurse.', 'links.2': 'https://x.co.ke' },
      'Nairobi · a few words · 1 link',
    ],
    ['certificates', ROWS, 'CCNA'],
    ['referees', { 'referees.0.name': '' }, 'Empty'],
  ] as const)('%s with %j: %s', (id, texts, state) => {
    expect(stateOf(id, texts)).toBe(state);
  });
});

describe('faultySteps', () => {
  it('finds the step of each error', () => {
    expect([...faultySteps({ 'referees.1.contact': 'Wrong', year: 'Wrong' })]).toEqual([
      'studies',
      'referees',
    ]);
    expect([...faultySteps({ 'studies.0.to': 'Wrong', links: 'Too many' })]).toEqual(['studies', 'about']);
  });

  it('is empty without errors', () => {
    expect(faultySteps({}).size).toBe(0);
  });
});

describe('stepsToFill', () => {
  it.each([
    [{}, false, ['studies', 'skills']],
    [{ school: 'Moi University' }, false, ['studies', 'skills']],
    [STUDIES, false, ['skills']],
    [STUDIES, true, ['skills']],
    [{ school: 'Moi University', about: 'I nurse.' }, true, ['studies']],
    [{ ...STUDIES, skills: 'Excel' }, true, ['experience']],
    [{ ...STUDIES, ...ROWS, skills: 'Excel', 'experience.0.title': 'Clerk' }, true, []],
  ] as const)('with %j, and a CV: %s, opens %j', (texts, hasCv, open) => {
    expect([...stepsToFill(texts, hasCv)]).toEqual(open);
  });
});
