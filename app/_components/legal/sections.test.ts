import { describe, expect, it } from 'vitest';
import { SECTIONS as AGREEMENT } from '@/app/(public)/user-agreement/sections';
import { SECTIONS as PRIVACY } from '@/app/(public)/privacy-policy/sections';
import type { LegalSection } from './legal-page';

const textOf = (sections: readonly LegalSection[]): string =>
  sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]).join('\n');

describe('the user agreement', () => {
  it('has ten sections and states the minimum age', () => {
    expect(AGREEMENT).toHaveLength(10);
    expect(textOf(AGREEMENT)).toContain('at least 16 years old');
  });
});

describe('the privacy policy', () => {
  it('has nine sections and names the law and where to complain', () => {
    expect(PRIVACY).toHaveLength(9);
    expect(textOf(PRIVACY)).toContain('Data Protection Act, 2019');
    expect(textOf(PRIVACY)).toContain('Office of the Data Protection Commissioner');
  });

  it('tells of each cookie that is set: two of the session, the choice to save data, what came of a form', () => {
    const { paragraphs = [] } = PRIVACY.find(({ heading }) => heading === 'Cookies and your browser') ?? {};
    const cookies = paragraphs.join('\n');
    for (const told of [
      'holds your session',
      'logged in',
      'without pictures and script',
      'a form without script',
    ])
      expect(cookies).toContain(told);
  });
});

it.each([
  ['agreement', AGREEMENT],
  ['policy', PRIVACY],
] as const)('no section of the %s is empty or there twice', (_, sections) => {
  const headings = sections.map(({ heading }) => heading);
  expect(new Set(headings).size).toBe(headings.length);
  for (const { paragraphs } of sections) expect(paragraphs.length).toBeGreaterThan(0);
});
