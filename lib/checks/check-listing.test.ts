import { describe, expect, test } from 'vitest';
import { sampleTexts } from '@/dev/testing/data/adverts/sample-texts';
import { checkAdvert, HONEST, SCAMS } from '@/dev/testing/data/adverts/adverts';
import { checkListing, isSevere } from './check-listing';

const rulesIn = (text: string) => checkListing({ descriptionParagraph: text }).map(({ rule }) => rule);

test.each(SCAMS.map((advert) => [advert.text, advert] as const))('warns of: %s', (_, advert) => {
  expect(checkAdvert(advert).filter(({ level }) => level !== 'note')).not.toEqual([]);
});

test('there are at least 60 adverts to warn of', () => {
  expect(SCAMS.length).toBeGreaterThanOrEqual(60);
});

test.each(HONEST.map((advert) => [advert.text, advert] as const))('lets pass: %s', (_, advert) => {
  expect(checkAdvert(advert)).toEqual([]);
});

test.each(sampleTexts())('the sample listing %s passes', (_, listing) => {
  expect(checkListing(listing)).toEqual([]);
});

describe('a finding', () => {
  test('has the words, their place, and the reason', () => {
    const text = 'Welcome. Each intern pays a registration fee.';
    const [found] = checkListing({ howToApply: text });
    expect(found).toMatchObject({ rule: 'fee-named', group: 'money', level: 'severe', field: 'howToApply' });
    expect(found?.quote).toBe('registration fee');
    expect(text.slice(found?.start, found?.end)).toBe('registration fee');
    expect(found?.because).toContain('asks applicants for money');
  });

  test('counts its place in a list of lines as in lines with one between them', () => {
    const [found] = checkListing({ yourRole: ['File letters', 'Pay the training fee'] });
    expect(found).toMatchObject({ rule: 'fee-named', field: 'yourRole', start: 22, end: 34 });
  });

  test('in the attached document is in the field file', () => {
    const [found] = checkListing({}, { file: 'Send your M-Pesa PIN to us' });
    expect(found).toMatchObject({ rule: 'code-asked', field: 'file', level: 'severe' });
  });

  test('that is severe comes first', () => {
    const found = checkListing({ descriptionParagraph: 'Ladies only. Pay the registration fee.' });
    expect(found.map(isSevere)).toEqual([true, true, false]);
  });
});

describe('what the law forbids', () => {
  test.each([
    ['Applicants must be aged between 18 and 25.', 'age-limit'],
    ['Male candidates only.', 'one-sex'],
    ['Candidates must be single ladies.', 'family'],
    ['You must be single and not pregnant.', 'family'],
    ['Candidates from the Kikuyu community are preferred.', 'tribe-or-religion'],
    ['Attach a certificate of good conduct.', 'clearance-before-offer'],
    ['Bring a medical report to the interview.', 'medical-before-offer'],
    ['The first two months are an unpaid trial.', 'work-without-pay'],
    ['We recruit drivers for jobs in Qatar.', 'agency-licence'],
  ])('%s', (text, rule) => {
    expect(rulesIn(text)).toContain(rule);
  });

  test.each([
    'You must be at least 18 years old.',
    'The successful candidate brings a certificate of good conduct.',
    'Women are encouraged to apply.',
    'We hire drivers for jobs in Qatar under NEA licence number 123.',
  ])('does not forbid: %s', (text) => {
    expect(rulesIn(text)).toEqual([]);
  });
});

describe('who it claims to be', () => {
  const at = (company: string, text: string, email?: string) =>
    checkListing(
      { company, descriptionParagraph: text },
      { employer: email === undefined ? {} : { email } },
    ).map(({ rule, level }) => `${rule} ${level}`);

  test.each([
    ['Safaricom PLC', '', 'someone@gmail.com', ['account-domain severe']],
    ['Safaricom PLC', '', 'someone@agency.example', ['account-domain warning']],
    ['Safaricom PLC', 'careers@safaricom.co.ke', 'hr@safaricom.co.ke', []],
    ['Safaricom PLC', 'Write to safjobs@gmail.com', undefined, ['free-mail severe']],
    ['Small Bakery', 'Write to bakery@gmail.com', 'bakery@gmail.com', []],
    ['Small Bakery', 'https://bit.ly/x', undefined, ['short-link warning']],
    ['Small Bakery', 'Apply at https://wa.me/254700000000', undefined, ['chat-link warning']],
    ['Small Bakery', 'https://10.1.2.3/apply', undefined, ['disguised-link warning']],
    ['Small Bakery', 'https://safaricom-jobs.example/apply', undefined, ['borrowed-domain warning']],
    ['Safaricom', '', undefined, []],
    ['Equitty Bank', '', undefined, ['look-alike-name severe']],
    ['Safar1com', '', undefined, ['look-alike-name severe']],
    ['Sаfаricom', '', undefined, ['look-alike-name severe']],
    ['Safari Tours', '', undefined, []],
  ])('%s, %j, %s', (company, text, email, expected) => {
    expect(at(company, text, email)).toEqual(expected);
  });
});

describe('pay', () => {
  const paid = (max: number) => ({ kind: 'paid' as const, min: null, max });

  test('far above the usual is named with the usual', () => {
    const [found] = checkListing({ kind: 'internship', stipend: paid(150_001) });
    expect(found).toMatchObject({ rule: 'pay-too-good', level: 'warning', field: 'stipend' });
    expect(found?.because).toContain('KES 150,000 a month');
    expect(checkListing({ kind: 'internship', stipend: paid(150_000) })).toEqual([]);
  });

  test('is due for a job, not for an internship', () => {
    const stipend = { kind: 'unpaid' as const, min: null, max: null };
    expect(checkListing({ kind: 'entry level', stipend }).map(({ rule }) => rule)).toEqual(['unpaid-job']);
    expect(checkListing({ kind: 'internship', stipend })).toEqual([]);
  });
});

const HOSTILE = [
  ...[
    'a',
    'a ',
    '\n',
    '1,',
    'a@a.',
    'www.',
    'a-',
    'http://',
    "a'",
    'x.',
    'е',
    'e\u0301',
    '😀',
    'لا ',
    'one ',
  ],
  ...['pay fee KES 500 ', 'never pay ', 'till 1 ', 'bit.ly/', 'no ', 'p a y '],
];

test.each(HOSTILE)('100 KB of %j take at most 50 ms', (piece) => {
  const text = piece.repeat(Math.ceil(100_000 / piece.length));
  // The quickest of several: the machine may have other work.
  const times = Array.from({ length: 8 }, () => {
    const from = process.cpuUsage();
    checkListing({ descriptionParagraph: text });
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1_000;
  });
  expect(Math.min(...times)).toBeLessThanOrEqual(50);
});
