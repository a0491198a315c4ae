import { describe, expect, test } from 'vitest';
import { checkAtOnce } from '@/dev/testing/data/adverts/check-at-once';
import { KNOWN_EMPLOYERS } from './known-employers';
import { knownEmployerIn } from './known-name';

test.each(KNOWN_EMPLOYERS)('$called is listed once, by plain words, with domains of its own', (employer) => {
  const { called, names, whole, domains } = employer;
  for (const name of [...names, ...whole]) expect(name).toMatch(/^[a-z\d]+(?: [a-z\d]+)*$/);
  expect(KNOWN_EMPLOYERS.filter((one) => one.called === called)).toHaveLength(1);
  expect(domains.length).toBeGreaterThan(0);
  for (const domain of domains) expect(domain).toMatch(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/);
  expect(knownEmployerIn(called)).toMatchObject({ isLookAlike: false });
});

/** Names of well-known employers as people write them, keyed by the employer they mean. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'Kenya Revenue Authority': [
    'KRA',
    'K.R.A.',
    'K R A',
    'KRA Careers',
    'KRA Eldoret',
    'Kenya Revenue Authority (KRA)',
  ],
  Safaricom: ['M-PESA', 'MPESA', 'M-Pesa Support Team', 'Safaricom PLC', 'Safaricom Internships 2027'],
  'Kenya Power': ['KPLC', 'K.P.L.C', 'Kenya Power & Lighting Company', 'KPLC Kisumu'],
  'Kenya Wildlife Service': ['KWS', 'K W S Recruitment'],
  'Kenya Ports Authority': ['KPA', 'KPA Mombasa'],
  'Kenya Medical Research Institute': ['KEMRI', 'KEMRI Kilifi'],
  'Equity Bank': ['Equity', 'Equity Group Holdings', 'EquityBank Kenya', 'Equity Ltd'],
  KCB: ['K C B', 'KCB Bank', 'Kenya Commercial Bank'],
  'Co-operative Bank': ['Co-op Bank', 'Coop Bank', 'Cooperative Bank of Kenya'],
  Absa: ['Barclays', 'Barclays Bank Kenya'],
  'Standard Chartered': ['StanChart', 'Stan Chart Kenya'],
  'United Nations': ['UN', 'U.N.', 'United Nations', 'UN Kenya', 'UN Women'],
  Google: ['Google', 'Google Kenya', 'Google LLC Careers'],
  Mwanzo: ['Mwanzo', 'Mwanzo Support', 'MWANZO Support Team', 'Mwanz0 Help', 'M w a n z o'],
};

describe.each(Object.entries(WRITTEN))('%s', (called, names) => {
  test.each(names.map((name) => [name]))('is meant by %s', (name) =>
    expect(knownEmployerIn(name)?.employer.called).toBe(called),
  );
});

/** Forty names that fraudsters imitate. */
const BORROWED =
  `Safaricom, Equity Bank, Co-operative Bank, Standard Chartered, Stanbic, Kenya Airways, Kenya Power, KenGen, Kenya Red Cross,
Kenya Revenue Authority, Kenya Ports Authority, UNICEF, World Vision, Airtel, Britam, Jubilee Insurance, Naivas, Nation Media, Standard Group,
Kenya Airports Authority, Kenya Railways, Central Bank of Kenya, Kenya Wildlife Service, Kenya Pipeline, Kenyatta National Hospital,
Teachers Service Commission, Public Service Commission, National Youth Service, Family Bank, Diamond Trust Bank, Carrefour, Quickmart,
Serena Hotels, University of Nairobi, Kenyatta University, Strathmore University, Emirates, Deloitte, Google, Unilever`
    .split(',')
    .map((name) => name.trim());

const CYRILLIC: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', i: 'і', c: 'с', p: 'р', y: 'у' };
const DIGITS: Readonly<Record<string, string>> = { a: '4', e: '3', o: '0', i: '1', s: '5', t: '7' };

const firstInside = (name: string, letters: Readonly<Record<string, string>>): string =>
  name[0] + name.slice(1).replace(/[a-z]/g, (letter) => letters[letter] ?? letter);

/** Five ways to imitate a name: foreign letters, digits, spaced letters, a missing letter, and joined words followed by "careers". */
const borrowed = (name: string): string[] => [
  firstInside(name, CYRILLIC),
  firstInside(name, DIGITS),
  name.replaceAll(' ', '').split('').join(' '),
  name.slice(0, 3) + name.slice(4),
  `${name.replaceAll(/[ -]/g, '').toLowerCase()}careers`,
];

const SPELLINGS = BORROWED.flatMap((name) => borrowed(name).map((spelling) => [spelling, name] as const));

test('forty names are seen in two hundred spellings', () => {
  expect(SPELLINGS).toHaveLength(200);
  const missed = SPELLINGS.filter(([spelling]) => knownEmployerIn(spelling) === undefined);
  expect(missed).toEqual([]);
});

test.each(SPELLINGS)('a listing of %s (for %s) from a mailbox elsewhere is a severe finding', (company) => {
  const findings = checkAtOnce({ company }, { employer: { email: 'hr@elsewhere.example' } });
  expect(findings.filter(({ level, group }) => level === 'severe' && group === 'impersonation')).not.toEqual(
    [],
  );
});

/** Unlisted employers in Kenya: banks, saccos, universities, counties, NGOs, companies and shops. */
const OTHERS =
  `Bank of Africa, Kingdom Bank, Credit Bank, Gulf African Bank, Postbank, Consolidated Bank of Kenya, HFC, Victoria Commercial Bank,
Guardian Bank, Middle East Bank Kenya, Unaitas Sacco, Harambee Sacco, Kenya Police Sacco, Hazina Sacco, Tower Sacco, Imarika Sacco,
Kenya Bankers Sacco, United Nations Sacco, Safaricom Sacco, Airports Sacco, Egerton University, Maseno University, Laikipia University,
Kisii University, Zetech University, Mount Kenya University, Riara University, Kirinyaga University, Chuka University, Pwani University,
Kenya School of Law, Kenya Utalii College, County Government of Kiambu, County Government of Turkana, Nakuru County Government, Kilifi County,
Makueni County Government, AMPATH, Farm Africa, Kenya Community Development Foundation, Sightsavers, BRCK, Naivasha Flowers, Equator Hotels,
Sanergy, Kenafric Industries, Ramco Printing Works, Kenya Seed Company, Davis & Shirtliff, Copia Kenya, Airtech Systems, Prime Steel Mills,
Standard Investment Bank, Family Health Options Kenya, National Cement Company, Jirani M-Pesa & Electronics Shop, Pesa Print, Mwanzo Academy,
Mwanzo Mpya Sacco, Kenya Bankers Association`
    .split(',')
    .map((name) => name.trim());

test('sixty names that are not listed are free', () => {
  expect(OTHERS).toHaveLength(60);
  const locked = OTHERS.flatMap((name) => {
    const known = knownEmployerIn(name);
    return known ? [`${name}: ${known.employer.called}`] : [];
  });
  expect(locked).toEqual([]);
});

test('a word that divides into others in many ways costs no more than its length', () => {
  const before = process.cpuUsage();
  expect(knownEmployerIn(`safaricom${'helpdesk'.repeat(30)}x`)).toBeUndefined();
  expect(knownEmployerIn(`safaricom${'helpdesk'.repeat(30)}`)?.employer.called).toBe('Safaricom');
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(50_000);
});

test('a warning names an employer as it writes itself', () => {
  const [first] = checkAtOnce({ company: 'Safarikom Limited' });
  expect(first?.because).toBe('The name looks like “Safaricom”, a known employer, but isn’t the same.');
});

test('a listing in a known name is no finding from its own domain, of a verified account, or written by staff', () => {
  const named = (employer: object) =>
    checkAtOnce({ company: 'KRA' }, { employer }).filter(({ group }) => group === 'impersonation');
  expect(named({ email: 'hr@kra.go.ke' })).toEqual([]);
  expect(named({ email: 'hr@kra-kenya.example', isVerified: true })).toEqual([]);
  expect(named({})).toEqual([]);
  expect(named({ email: 'hr@kra-kenya.example' })).toMatchObject([
    { rule: 'account-domain', level: 'severe' },
  ]);
});
