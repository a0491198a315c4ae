import type { TextRule } from './text-rule';

const AGE =
  'It sets an age limit. The Employment Act (section 5) forbids it. Say what the work needs instead.';

/** Demands that the law forbids in a listing. The cited sections are based on public commentary from November 2026. */
export const LAW_RULES: readonly TextRule[] = [
  {
    rule: 'age-limit',
    group: 'law',
    level: 'warning',
    because: AGE,
    all: [['ageLimit'], ['ageWord']],
    within: 8,
    unless: ['equal'],
  },
  {
    rule: 'age-range',
    group: 'law',
    level: 'warning',
    because: AGE,
    all: [['ageRange'], ['person', 'sexOnly']],
    within: 4,
    unless: ['equal', 'counted'],
  },
  {
    rule: 'one-sex',
    group: 'law',
    level: 'warning',
    because:
      'It is for one sex only. The Employment Act (section 5) forbids this unless the work itself requires it. If so, say why.',
    all: [['sexOnly']],
    within: 0,
    unless: ['equal'],
  },
  {
    rule: 'family',
    group: 'law',
    level: 'warning',
    because: 'It asks about marriage, children or pregnancy. The Employment Act (section 5) forbids it.',
    all: [['family']],
    within: 0,
    unless: ['equal'],
  },
  {
    rule: 'tribe-or-religion',
    group: 'law',
    level: 'warning',
    because:
      'It prefers a tribe, a home area or a religion. The Employment Act (section 5) and the National Cohesion and Integration Act (section 7) forbid it.',
    all: [['tribe']],
    within: 0,
    unless: ['equal'],
  },
  {
    rule: 'clearance-before-offer',
    group: 'law',
    level: 'warning',
    because:
      'You may ask for clearance and compliance certificates only once you intend to offer the place (Employment (Amendment) Act 2022, section 9). State offices are exempt.',
    all: [['certificate']],
    within: 0,
    unless: ['afterOffer'],
  },
  {
    rule: 'medical-before-offer',
    group: 'law',
    level: 'warning',
    because:
      'You may not ask for medical tests or notes before an offer (Persons with Disabilities Act 2025, section 21).',
    all: [['medicalProof']],
    within: 0,
    unless: ['afterOffer', 'equal'],
  },
  {
    rule: 'work-without-pay',
    group: 'law',
    level: 'warning',
    because:
      'It asks for work without pay. Work under a contract must be paid, even on probation (Employment Act).',
    all: [['unpaidWork']],
    within: 0,
  },
  {
    rule: 'abroad-without-licence',
    group: 'law',
    level: 'warning',
    because:
      'It sends people abroad illegally. An agency needs a National Employment Authority licence, and the contract must be attested before travel (L.N. 110/2016).',
    all: [['noLicence']],
    within: 0,
    negatable: false,
  },
  {
    rule: 'agency-licence',
    group: 'law',
    level: 'note',
    because:
      'It places people abroad. An agency needs a National Employment Authority licence and may not charge candidates (L.N. 110/2016). Give the licence number.',
    all: [['agency']],
    within: 0,
    unless: ['licence'],
  },
];
