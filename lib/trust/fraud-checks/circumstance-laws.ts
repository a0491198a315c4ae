import type { TextRule } from './text-rule';

const PAPERS =
  'Someone else keeps the papers of a worker or their family. Nobody may hold a passport, a title deed or a logbook to stop a person from leaving the job.';
const LICENCE =
  'It sends people abroad illegally. An agency needs a National Employment Authority licence, and the contract must be attested before travel (L.N. 110/2016).';

/** Breaches of the law that no single word reveals, such as withheld papers or pay, medical tests, or travel without a licence. */
export const CIRCUMSTANCE_LAWS: readonly Omit<TextRule, 'level'>[] = [
  {
    rule: 'security-taken',
    group: 'law',
    because: PAPERS,
    all: [['security'], ['pledged']],
    within: 10,
    unless: ['borrower'],
  },
  {
    rule: 'passport-taken',
    isFirm: false,
    group: 'law',
    because: PAPERS,
    all: [['takesPassport']],
    within: 0,
  },
  {
    rule: 'penalty-for-leaving',
    group: 'law',
    because:
      'It makes people pay to leave. Nobody may be forced to stay because of a debt. Giving notice is enough (Employment Act).',
    all: [['leavesEarly'], ['owes']],
    within: 14,
  },
  {
    rule: 'pay-withheld',
    group: 'law',
    because: 'It withholds pay. Wages are due at least once a month (Employment Act).',
    all: [['wage'], ['withheld']],
    within: 10,
    unless: ['work'],
  },
  {
    rule: 'tested-to-apply',
    group: 'law',
    because:
      'It tests applicants for pregnancy or HIV. Nobody may require such a test (HIV and AIDS Prevention and Control Act, section 13; Employment Act, section 5).',
    all: [['healthTest'], ['atInterview']],
    within: 12,
    unless: ['equal'],
  },
  {
    rule: 'people-preferred',
    group: 'law',
    because:
      'It prefers one community. The Employment Act (section 5) and the National Cohesion and Integration Act (section 7) forbid it.',
    all: [['people'], ['preference']],
    within: 8,
    unless: ['language', 'equal'],
  },
  {
    rule: 'people-excluded',
    group: 'law',
    because: 'It excludes people because of who they are. The Employment Act (section 5) forbids it.',
    all: [['needNot'], ['kindOfPerson']],
    within: 8,
    negatable: false,
  },
  {
    rule: 'licence-lacking',
    group: 'law',
    because: LICENCE,
    all: [['licensing'], ['unlicensed']],
    within: 4,
    unless: ['watches'],
    negatable: false,
  },
  {
    rule: 'travel-in-disguise',
    group: 'law',
    because: LICENCE,
    all: [['asTourist'], ['foreignWork']],
    within: 20,
    negatable: false,
  },
];
