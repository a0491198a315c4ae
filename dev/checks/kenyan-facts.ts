/** A pattern for wording that contradicts Kenyan law or is outdated. */
export interface FactRule {
  name: string;
  pattern: RegExp;
  /** A sentence that also matches this pattern is correct. */
  unless?: RegExp;
  because: string;
}

const AFTER_OFFER = /\boffer\b/i;
const LANGUAGES =
  'Kikuyu|Gĩkũyũ|Kikamba|Dholuo|Kalenjin|Kipsigis|Nandi|Pökoot|Maa|Giriama|Digo|Duruma|Bukusu|Teso|Luhya|Kimeru|Kimbeere|Kiembu|Kitaita|Kikuria|Ekegusii|Somali|Borana|Turkana|Ng’aturkana';

/** Rules for everything the site publishes. */
export const TEXT_RULES: readonly FactRule[] = [
  {
    name: 'certificate before an offer',
    pattern:
      /good conduct|(?:KRA|HELB|CRB|EACC|tax|credit bureau)\b[^.;|]{0,20}(?:clearance|compliance|certificate)|clearance certificate/i,
    unless: AFTER_OFFER,
    because: 'Employment (Amendment) Act 2022, s.9: only once an employer intends to make an offer',
  },
  {
    name: 'medical examination before an offer',
    pattern:
      /\b(?:medical|health|fitness|food handler’s(?: medical)?) (?:certificate|note|test|exam|examination|report|check)|medical fitness/i,
    unless: /\boffer\b|\bnot for\b|money/i,
    because: 'Persons with Disabilities Act 2025, s.21: no medical tests or notes before an offer',
  },
  {
    name: 'CPA and CS sections',
    pattern: /\b(?:CPA|CS)\b[^.|]{0,12}\b(?:section|part)\b|\bsection \w+ of (?:CPA|CS)\b/i,
    because: 'replaced by levels (Foundation, Intermediate, Advanced) in July 2021',
  },
  { name: 'CBC', pattern: /\bCBC\b/, because: 'CBE since 2025' },
  { name: 'NHIF', pattern: /\bNHIF\b/, because: 'SHA since 2024' },
  {
    name: 'one or two referees',
    pattern: /\b(?:one|two|1|2) referees?\b/i,
    because: 'three are customary',
  },
  {
    name: '456 for fraud',
    pattern: /\b456\b/,
    unless: /wrong number/i,
    because: '456 reverses a wrong transfer; 333 and 100 are for fraud',
  },
  {
    name: 'invented figure stated as a fact',
    pattern:
      /\b(?:tens|hundreds|thousands|millions) of (?:students|graduates|people|applicants|employers)|\b(?:half|most|\d+ ?%|\w+ per ?cent) of (?:all )?(?:mistakes|applications|employers|recruiters|students|graduates|applicants|jobs)|\bmost applications\b|\d+ ?%(?!”)/i,
    because: 'articles and legal pages must not state invented figures',
  },
];

/** Additional rules for listings. */
export const LISTING_RULES: readonly FactRule[] = [
  {
    name: 'documents before an interview',
    pattern: /KRA PIN|national ID\b|ID copy|copy of (?:your )?ID/i,
    unless: AFTER_OFFER,
    because: 'no employer needs them before an offer, and identity thieves request them',
  },
  {
    name: 'age limit',
    pattern:
      /\baged?\b(?! (?:\w+ )?groups?\b)[^.|]{0,12}\d|\b\d\d(?:\s*(?:-|–|to)\s*\d\d)? years? old|\b(?:under|below|over|above) \d\d\b(?! ?[a-z])|\b(?:young|youthful) (?:man|woman|men|women|person|people|graduates?|candidates?|applicants?)\b(?! from)|\byouthful\b/i,
    unless: /\bteach\b|\bgirls aged\b/i,
    because: 'Employment Act s.5; National Cohesion and Integration Act s.7',
  },
  {
    name: 'sex limit',
    pattern:
      /\b(?:male|female|lad(?:y|ies)|gentlem[ae]n|m[ae]n only|wom[ae]n only|women (?:studying|or graduated))\b/i,
    because: 'Employment Act s.5',
  },
  {
    name: 'tribe, origin or marital status',
    pattern:
      /\b(?:tribe|ethnic|home county|native of|born in|locals? (?:only|applicants)|single (?:people|persons|applicants)|married|unmarried|marital)\b|\bleavers from\b/i,
    because: 'Employment Act s.5; National Cohesion and Integration Act s.7',
  },
  {
    name: 'fee charged to candidates',
    pattern:
      /\b(?:an?|the|our) (?:small )?(?:registration|application|training|processing|placement|starter kit|facilitation) fee\b|\b(?:pay|send|deposit) (?:us )?(?:KES|KSh|Sh)\b|\brefundable\b/i,
    unless: /\b(?:no|without|never|nobody)\b/i,
    because: 'L.N. 110/2016: candidates must not be charged',
  },
];

/** Additional rules for the requirements of a listing. */
export const REQUIREMENT_RULES: readonly FactRule[] = [
  {
    name: 'language requirement without a reason',
    pattern: new RegExp(`(?<![\\p{L}’])(?:${LANGUAGES})(?![\\p{L}’])`, 'u'),
    unless: /, (?:to|for) /,
    because:
      'National Cohesion and Integration Act s.7: require a language only if the work needs it, and say why',
  },
];

const sentencesOf = (text: string): string[] => text.split(/(?<=[.;!?])\s+|[|\n]/);

/** Returns the rules that a text breaks, each with the sentence that breaks it. */
export const brokenFacts = (text: string, rules: readonly FactRule[]): string[] =>
  sentencesOf(text).flatMap((sentence) =>
    rules
      .filter(({ pattern, unless }) => pattern.test(sentence) && !unless?.test(sentence))
      .map(({ name, because }) => `${name}: “${sentence.trim()}” (${because})`),
  );
