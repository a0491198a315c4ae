import { describe, expect, test } from 'vitest';
import { checkAtOnce } from '@/dev/testing/data/adverts/check-at-once';
import { CIRCUMSTANCE_RULES } from './circumstance-rules';

const OWN = new Set(CIRCUMSTANCE_RULES.map(({ rule }) => rule));

const rulesIn = (text: string) =>
  checkAtOnce({ descriptionParagraph: text }, { model: null })
    .map(({ rule }) => rule)
    .filter((rule) => OWN.has(rule));

/** A fraudulent text for each rule, and an honest listing that uses the same words. */
const PAIRS: readonly [rule: string, fraud: string, honest: string][] = [
  [
    'private-meeting',
    'Auditions are at the producer’s apartment at night, one at a time.',
    'Interviews are at our office in Nakuru at 9 am, and the panel has three members.',
  ],
  ['body', 'State your bust and hip measurements.', 'You sell swimwear in our shop at the beach.'],
  ['body-photo', 'Tuma picha ya mwili mzima.', 'Attach a passport photo after the offer.'],
  [
    'warmth',
    'Warmth towards the chairman weighs more than papers.',
    'Warmth towards customers matters to us.',
  ],
  [
    'night-company',
    'Karani atakubali kulala hema la kiongozi.',
    'Each ranger sleeps in a tent of their own.',
  ],
  [
    'parcels-unseen',
    'Boxes reach your house, do not open them and change the label.',
    'Hand each parcel to the recipient unopened, with a signature.',
  ],
  [
    'cover-story',
    'Bank wakikuuliza pesa imetoka wapi, jibu ni moja: mjomba.',
    'If anybody asks you for money, tell the manager.',
  ],
  [
    'split-sums',
    'Sums are split into amounts below the reporting threshold before onward transfer.',
    'You detect deposits that are split into amounts below the reporting threshold.',
  ],
  [
    'lines-in-ones-name',
    'Register three lines in your name and hand us the simcards.',
    'You register lines for customers with their own documents.',
  ],
  [
    'pay-to-withdraw',
    'Unatopup balance ndio umalize set ya 40 na uwithdraw.',
    'Customers top up and withdraw at your desk.',
  ],
  [
    'vanishing-chat',
    'The talk is held in disappearing messages.',
    'Attach screenshots of two pages that you designed.',
  ],
  [
    'security-taken',
    'The parents hand us the title deed or logbook.',
    'Borrowers’ logbooks are secured in the strong room until the loan is repaid.',
  ],
  [
    'passport-taken',
    'The sponsor holds your passport until two years finish.',
    'You keep your passport throughout.',
  ],
  [
    'penalty-for-leaving',
    'Who leaves before two years owes the firm 350,000.',
    'Either side may end the contract with one month of notice.',
  ],
  [
    'pay-withheld',
    'Mshahara wote utazuiliwa hadi mwisho wa msimu.',
    'Pay is never held back and reaches you on the 28th.',
  ],
  [
    'tested-to-apply',
    'Interviewees undergo an HIV test on the morning of the panel.',
    'You counsel people before an HIV test at our clinic.',
  ],
  [
    'people-preferred',
    'Preference is reserved for Samburu and Pokot men.',
    'You speak Samburu, which is preferred for this post.',
  ],
  ['people-excluded', 'Persons from other communities need not apply.', 'Those on shortlists hear from us.'],
  ['source-avoided', 'Usitumie tovuti ya wizara.', 'Apply on the website of the ministry.'],
  [
    'go-between',
    'The bearer fills internal slots of the Authority.',
    'The Authority advertises each post on its site.',
  ],
  [
    'licence-lacking',
    'We are not entered with the National Employment Authority.',
    'We are registered with the National Employment Authority.',
  ],
  ['travel-in-disguise', 'You travel as a tourist and sign later.', 'You guide tourists through the park.'],
  [
    'cost-of-ones-own',
    'The induction course is self-sponsored.',
    'The induction course is paid by the employer.',
  ],
  ['passage-paid', 'Visa ni 45k, nusu ukiwa airport.', 'We pay your visa of KES 45,000.'],
  [
    'pay-beyond-measure',
    'Pay is five times the hotel rate, plus a vehicle.',
    'Pay follows the hotel rate of the region.',
  ],
];

test.each(PAIRS)('%s is found in: %s', (rule, fraud) => {
  expect(rulesIn(fraud)).toContain(rule);
});

test.each(PAIRS)('%s passes, beside “%s”, in: %s', (_, __, honest) => {
  expect(rulesIn(honest)).toEqual([]);
});

test('every rule has a fraud and an honest text', () => {
  expect(PAIRS.map(([rule]) => rule).sort()).toEqual(CIRCUMSTANCE_RULES.map(({ rule }) => rule).sort());
});

describe('words of those who work against fraud', () => {
  const levels = (howToApply: string) => checkAtOnce({ howToApply }, { model: null }).map(({ rule }) => rule);

  test.each([
    'Teach people to recognise adverts that ask for a registration fee.',
    'Send an audio in which you explain a one-time password to your grandmother.',
    'You compare the selfie with the card and reject what differs.',
  ])('pass: %s', (text) => {
    expect(levels(text)).toEqual([]);
  });
});

test('the model does not soften what tells only together', () => {
  const text = 'Interviewees undergo an HIV test on the morning of the panel.';
  const [found] = checkAtOnce({ descriptionParagraph: text }).filter(
    ({ rule }) => rule === 'tested-to-apply',
  );
  expect(found?.level).toBe('warning');
});
