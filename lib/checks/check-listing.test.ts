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
    const [found] = checkListing({ whatWeLookFor: ['File letters', 'Pay the training fee'] });
    expect(found).toMatchObject({ rule: 'fee-named', field: 'whatWeLookFor', start: 22, end: 34 });
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
    ['Ladies, 18-24, apply.', 'age-range'],
    ['Vijana wa miaka 20 hadi 27.', 'age-range'],
    ['Our licence is being processed, and you travel on a visit visa.', 'abroad-without-licence'],
    ['Married candidates need not apply.', 'family'],
    ['The first week is an unpaid trial week.', 'work-without-pay'],
  ])('%s', (text, rule) => {
    expect(rulesIn(text)).toContain(rule);
  });

  test.each([
    'You must be at least 18 years old.',
    'The successful candidate brings a certificate of good conduct.',
    'Women are encouraged to apply.',
    'The contract runs for 18 to 24 months.',
    'You look after 20 to 25 children aged three.',
    'Ladies and men with 18 to 24 months of experience.',
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
    ['Amref Health Africa', 'amref.jobs@gmail.com', undefined, ['free-mail severe']],
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

describe('what applicants are told to bring or to send', () => {
  const inHow = (howToApply: string) => checkListing({ howToApply }).map(({ rule }) => rule);

  test.each([
    ['Collect the form; the form is Kshs. 300.', 'sum-to-apply'],
    ['The booking is 1.5k before Friday.', 'sum-to-apply'],
    ['Uniform 1200/- bring on the first day.', 'money-brought'],
    ['Come with 800 cash for the handlers card.', 'money-brought'],
    ['Utaweka dhamana ya shilingi elfu nne kabla ya funguo.', 'money-with-application'],
    ['You give 6000 and it is returned to you later.', 'sum-with-application'],
    ['We keep half of your first salary.', 'share-of-pay'],
    ['The company should not be contacted directly.', 'kept-quiet'],
    ['Original certificates are surrendered until the end of contract.', 'papers-kept'],
    ['State your e-mail and its password.', 'code-to-apply'],
    ['Read this code to our desk when they call.', 'log-in-asked'],
  ])('%s', (text, rule) => {
    expect(inHow(text)).toContain(rule);
  });

  test.each([
    'The basic salary is KES 20,000 a month.',
    'We refund your fare of KES 500.',
    'After an offer we ask for your KRA PIN.',
    'Passports stay with you. Nobody asks you for money.',
    'The course costs 18,000 and the fee is paid by the employer.',
    'Write to us by 30 June. Call 0712 345 678.',
  ])('lets pass: %s', (text) => {
    expect(inHow(text)).toEqual([]);
  });

  test('a sum in the duties of a cashier is work', () => {
    expect(checkListing({ yourRole: ['Receive fees of KES 5,000 and issue receipts'] })).toEqual([]);
  });
});

describe('addresses of public bodies', () => {
  test.each([
    ['Kenya Airports Authority', 'Write to kaa.hr@yahoo.com', 'free-mail'],
    ['Small Bakery', 'Register at http://www.tsc-go-ke.online/register', 'cheap-domain'],
    ['Small Bakery', 'Apply at https://riders.site', 'cheap-domain'],
  ])('%s: %s', (company, howToApply, rule) => {
    expect(checkListing({ company, howToApply }).map((found) => found.rule)).toContain(rule);
  });

  test('state offices may ask for clearance with the application', () => {
    const howToApply = 'Attach a certificate of good conduct.';
    expect(checkListing({ company: 'Kisumu County Public Service Board', howToApply })).toEqual([]);
    expect(checkListing({ company: 'Kisumu Bakery', howToApply })).toHaveLength(1);
  });
});

describe('pay', () => {
  test('above the usual is expected of seniors', () => {
    const stipend = { kind: 'paid' as const, min: null, max: 420_000 };
    expect(checkListing({ title: 'Senior Engineer', stipend })).toEqual([]);
    expect(checkListing({ title: 'Sticker packer', stipend })).toHaveLength(1);
  });

  test('above the usual is not explained by a licence that the name claims', () => {
    const stipend = { kind: 'paid' as const, min: null, max: 420_000 };
    const rules = ['Kindhands (NEA 0391)', 'Kindhands, National Employment Authority'].map((company) =>
      checkListing({ title: 'Sticker packer', company, stipend }).map(({ rule }) => rule),
    );
    expect(rules).toEqual([['pay-too-good'], ['pay-too-good']]);
  });

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
