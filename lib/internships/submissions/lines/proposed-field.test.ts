import { describe, expect, test } from 'vitest';
import { LISTING_FIELDS } from '@/lib/internships/listings/listing-fields';
import { checkListing } from '@/lib/trust/fraud-checks/check-listing';
import { documentLines } from './document-lines';
import { linesBelow, proposedField } from './proposed-field';

const linesIn = (text: string) => documentLines(text, []);

/** The label of the field proposed for the last line. */
const proposedFor = (text: string) => {
  const lines = linesIn(text);
  return LISTING_FIELDS[proposedField(lines, lines.length - 1)].label;
};

test.each([
  ['Job title: Field Intern', 'Title'],
  ['COMPANY : Bonde Farms', 'Company'],
  ['Duty station - Kitale', 'Location'],
  ['Contract period: 6 months', 'Duration'],
  ['Application deadline: soon', 'Application deadline'],
  ['Monthly stipend: to be agreed', 'Stipend'],
  ['E-mail: jobs@bonde.example', 'Application link'],
  ['1. KEY DUTIES & RESPONSIBILITIES', 'Your role'],
  ['Minimum qualifications and skills:', 'What we look for'],
  ['Added advantage', 'Nice to have skills'],
  ['What you’ll learn', 'Why join us'],
  ['What we offer', 'Perks and benefits'],
  ['How to apply', 'How to apply'],
  ['Perks and benefits', 'Perks and benefits'],
])('the label of %j is of the field %s', (line, label) => {
  expect(proposedFor(`Field Intern\n${line}`)).toBe(label);
});

test.each([
  ['15 January 2027', 'Application deadline'],
  [
    'Applications close on Friday, 15 January 2027 at 5.00 p.m. and late ones are not read at all.',
    'Application deadline',
  ],
  ['We pay each intern KES 15,000 a month, at the end of the month, to their own account.', 'Stipend'],
  ['Six to nine months', 'Duration'],
  ['https://bonde.example/careers', 'Application link'],
  ['Send your CV and a letter of one page to jobs@bonde.example before you visit us.', 'How to apply'],
  ['Westlands, Nairobi', 'Location'],
  ['We have farmed in Nairobi since 1963.', 'Description'],
  ['We grow maize.', 'Description'],
])('%j states the field %s', (line, label) => {
  expect(proposedFor(`Field Intern\n${line}`)).toBe(label);
});

test.each([
  'You will pay KES 15,000 a month.',
  'Stipend: you’ll pay KES 15,000 a month.',
  'Interns must pay KES 15,000 a month.',
  'Registration fee of KES 2,000',
])('money that the applicant pays is not proposed as pay: %s', async (line) => {
  const text = `Field Intern\n\n${line}`;
  const findings = await checkListing({}, { employer: {}, file: text });
  expect(proposedField(documentLines(text, findings), 2)).toBe('descriptionParagraph');
});

test('the checks mark such a line', async () => {
  const findings = await checkListing(
    {},
    { employer: {}, file: 'Field Intern\nYou will pay KES 15,000 a month.' },
  );
  expect(findings.map(({ field, level }) => `${level} in ${field}`)).toEqual(['warning in file']);
});

test('pay is proposed as pay, even in a sentence that the checks mark', () => {
  const text = 'Registration fee\nStipend: KES 15,000 a month';
  const quote = text.slice(0, 24);
  const findings = [
    {
      rule: 'like-money',
      group: 'money',
      level: 'warning',
      field: 'file',
      because: '',
      start: 0,
      end: 24,
      quote,
    },
  ] as const;
  expect(proposedField(documentLines(text, findings), 1)).toBe('stipend');
});

describe('a line without a label or fact', () => {
  test('belongs to the heading above it, even one with a date', () => {
    const text = 'Requirements\n- A diploma\n\n- Free from January 2027\n- 3 months of practice';
    const lines = linesIn(text);
    for (const at of [0, 1, 3, 4]) expect(proposedField(lines, at)).toBe('whatWeLookFor');
  });

  test('is not of that heading below another one, also an unknown one', () => {
    const lines = linesIn('Requirements\nA diploma\nOur history:\nWe began small.');
    expect(proposedField(lines, 3)).toBe('descriptionParagraph');
  });

  test('is the title on the first line, after blank ones', () => {
    const lines = linesIn('\n\nField Intern\nWe grow maize.');
    expect(
      lines
        .map((_, at) => at)
        .slice(2)
        .map((at) => proposedField(lines, at)),
    ).toEqual(['title', 'descriptionParagraph']);
  });

  test('a label in front of a fact is more than the heading above', () => {
    expect(proposedFor('Requirements\nA diploma\nLocation: Kisumu')).toBe('Location');
  });
});

describe('the lines below', () => {
  const below = (text: string, at: number) => linesBelow(linesIn(text), at);

  test.each([
    ['those up to a blank line', 'One\nTwo\nThree\n\nFour', 0, 2],
    ['those up to a heading', 'Requirements\nA diploma\nA licence\nBenefits\nLunch', 0, 2],
    ['those after a blank line, for a heading', 'Requirements\n\nA diploma\nA licence\n\nLunch', 0, 3],
    ['none, before a blank line', 'One\n\nTwo', 0, 0],
    ['none, for a heading before another one', 'Requirements\n\nBenefits\nLunch', 0, 0],
    ['none, on the last line', 'One\nTwo', 1, 0],
    ['none, after a heading at the end', 'One\nBenefits\n', 1, 0],
  ])('are %s', (_, text, at, count) => expect(below(text, at)).toBe(count));

  test('are at most 60', () => {
    expect(below(Array(200).fill('A line').join('\n'), 0)).toBe(60);
    expect(below(`Benefits\n${Array(200).fill('A line').join('\n')}`, 0)).toBe(60);
  });
});
