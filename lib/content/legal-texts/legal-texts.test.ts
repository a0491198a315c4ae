import { describe, expect, it } from 'vitest';
import { mailHostOf, privacySections } from './privacy-policy';
import { AUDIENCES, BASES } from '@/lib/identity/privacy/entry';
import { policyTables } from '@/lib/identity/privacy/policy-tables';
import { brokenFacts, TEXT_RULES } from '@/dev/checks/kenyan-facts';
import type { LegalSection } from './legal-section';
import { USER_AGREEMENT } from './user-agreement';

const PRIVACY = privacySections({ analytics: 'off', mailHost: null });

const textOf = (sections: readonly LegalSection[]): string =>
  sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]).join('\n');

describe('the user agreement', () => {
  it('says what an employer may not ask, and where to report who asks for money', () => {
    const text = textOf(USER_AGREEMENT);
    for (const said of [
      'only once you intend to make an offer',
      'charge candidates nothing',
      'DCI',
      'call 100',
      '333',
    ])
      expect(text).toContain(said);
  });

  it('has ten sections and states the minimum age', () => {
    expect(USER_AGREEMENT).toHaveLength(10);
    expect(textOf(USER_AGREEMENT)).toContain('at least 16 years old');
  });
});

describe('the privacy policy', () => {
  it('has nine sections and names the law and where to complain', () => {
    expect(PRIVACY).toHaveLength(9);
    expect(textOf(PRIVACY)).toContain('Data Protection Act, 2019');
    expect(textOf(PRIVACY)).toContain('Office of the Data Protection Commissioner');
  });

  it('promises an answer to every request within 7 days, free', () => {
    const rights = textOf(PRIVACY.filter(({ heading }) => heading === 'Your rights'));
    expect(rights).toContain('it costs nothing, and we answer every request within 7 days.');
  });

  it('says whether giving data is voluntary, and what happens without it', () => {
    expect(textOf(PRIVACY)).toContain('Giving us data is voluntary');
    expect(textOf(PRIVACY)).toContain('Without the details we ask for at registration there is no account');
  });

  it('shows the tables that are made from the register, in one section', () => {
    expect(PRIVACY.flatMap(({ tables = [] }) => tables)).toEqual(policyTables());
    expect(PRIVACY.filter(({ tables }) => tables).map(({ heading }) => heading)).toEqual(['What we keep']);
  });

  it('explains the words of the tables', () => {
    const text = textOf(PRIVACY);
    expect(text).toContain(
      '“As long as the account” means up to 731 days after the last log-in; at once when',
    );
    for (const basis of [BASES.contract, BASES.consent, BASES.interest, BASES.law])
      expect(text).toContain(`${basis}.`);
    expect(text).not.toContain(BASES.none);
    expect(AUDIENCES.person).toContain('the parent or guardian of someone under 18');
    expect(text).toContain('includes the parent or guardian of someone under 18');
  });

  it('names whoever receives data by the settings in use, and nobody else', () => {
    expect(textOf(PRIVACY)).not.toMatch(/Vercel|United States/);
    expect(textOf(PRIVACY)).toContain('We send no data to a mail or statistics service outside Kenya.');
    const both = textOf(privacySections({ analytics: 'vercel', mailHost: 'smtp.post.example' }));
    expect(both).toContain('Vercel Inc., United States, which counts page views');
    expect(both).toContain('Whoever runs smtp.post.example, which delivers our mails');
    expect(both).not.toContain('We send no data');
    expect(privacySections({ analytics: 'vercel', mailHost: 'smtp.post.example' })).toHaveLength(9);
  });

  it.each([
    ['off', ['each listing is opened each day, and no other page views', 'set no cookie'], /reports|Vercel/],
    [
      'own',
      [
        'your browser also reports to them which page it shows',
        'when you press Apply Now, a featured internship or an industry',
        'a total for that page and day',
        'after 400 days',
        'We do not store who it was, and set no cookie',
        'asks not to be tracked or to save data, it reports nothing',
      ],
      /Vercel|United States|no other page views/,
    ],
    [
      'vercel',
      ['counted by Vercel without cookies', 'Vercel Inc., United States', 'it reports nothing'],
      /no other page views/,
    ],
  ] as const)('with page views counted by %s it says so, and nothing else', (analytics, said, unsaid) => {
    const text = textOf(privacySections({ analytics, mailHost: null }));
    for (const words of said) expect(text).toContain(words);
    expect(text).not.toMatch(unsaid);
  });

  it.each([
    ['smtp://127.0.0.1:1025', null],
    ['smtp://localhost', null],
    ['smtp://mail:1025', null],
    ['smtp://localhost.example', 'localhost.example'],
    ['smtp://[2001:db8::1]', '[2001:db8::1]'],
    ['smtp://[::1]:25', null],
    ['hold:', null],
    ['smtps://user:secret@smtp.post.example:465', 'smtp.post.example'],
  ])('the mail server of %s is %j', (url, host) => {
    expect(mailHostOf(url)).toBe(host);
  });

  it('tells of each cookie that is set: two of the session, the browser that logged in before, that it runs scripts, the choice to save data, what came of a form, who reports, who logs in', () => {
    const { paragraphs = [] } = PRIVACY.find(({ heading }) => heading === 'Cookies and your browser') ?? {};
    const cookies = paragraphs.join('\n');
    for (const told of [
      'holds your session',
      'logged in',
      'in this browser before',
      '180 days',
      'runs scripts',
      'without pictures and script',
      'a form without script',
      'If you report a listing',
      'keeps your email or username',
    ])
      expect(cookies).toContain(told);
  });
});

it.each([
  ['agreement', USER_AGREEMENT],
  ['policy', PRIVACY],
] as const)('no section of the %s is empty or there twice', (_, sections) => {
  const headings = sections.map(({ heading }) => heading);
  expect(new Set(headings).size).toBe(headings.length);
  for (const { paragraphs } of sections) expect(paragraphs.length).toBeGreaterThan(0);
});

it.each([
  ['agreement', USER_AGREEMENT],
  ['policy', privacySections({ analytics: 'vercel', mailHost: 'smtp.post.example' })],
  ['policy of a site that counts', privacySections({ analytics: 'own', mailHost: null })],
])('the %s keeps to what holds in Kenya', (_, sections) => {
  expect(brokenFacts(textOf(sections), TEXT_RULES)).toEqual([]);
});
