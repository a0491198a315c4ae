import type { ListingValues } from '@/models/listing-values';
import type { Finding, FindingLevel, Passage } from './finding';
import { checkIdentity } from './impersonation';
import { matchText, type Scored } from './match-text';
import { checkPay } from './pay';
import { SENTENCE_MODEL, type SentenceModel } from './sentence-model';
import { MAX_CHECKED } from './tokens';
import { MAX_NAME } from './max-name';

/** What is checked: the fields of a listing as far as they are known. */
export type CheckedListing = Partial<ListingValues>;

/** What is known of who sends it. */
export interface EmployerFacts {
  /** The address of the account. */
  email?: string;
  /** Whether an administrator has verified that it acts for the employer under whose name the listing is. */
  isVerified?: boolean;
}

export interface CheckedWith {
  employer?: EmployerFacts;
  /** The text of the attached document. */
  file?: string;
  /** What judges sentences beside the rules; `null` for the rules alone. */
  model?: SentenceModel | null;
}

const WORDED = [
  ...([
    'title',
    'company',
    'location',
    'duration',
    'descriptionIntroHeading',
    'descriptionParagraph',
  ] as const),
  ...(['yourRole', 'whatWeLookFor', 'niceToHaveSkills', 'whyJoinUs', 'perksAndBenefits'] as const),
  ...(['howToApply', 'applyLink'] as const),
];

/** The text of a field as findings count its characters: the lines of a list are joined by blank lines. */
const fieldText = (value: unknown): string =>
  (Array.isArray(value) ? value.join('\n\n') : typeof value === 'string' ? value : '').slice(0, MAX_CHECKED);

/** State offices may ask for clearance certificates with the application (Employment (Amendment) Act 2022, section 9). */
const isStateOffice = (company: string): boolean =>
  /\b(?:county|ministry|commission|authority|public service|state department)\b/i.test(
    company.slice(0, MAX_NAME),
  );

/** Sentences of a group that the model names by itself; the most suspect ones. */
const MAX_OF_A_GROUP = 2;

/** All that rules found, and of each group the most suspect sentences that the model found alone. */
function strongest(found: readonly Scored[]): Finding[] {
  const counts = new Map<string, number>();
  return [...found]
    .sort((one, other) => (other.score ?? Infinity) - (one.score ?? Infinity))
    .filter(({ finding: { group }, score }) => {
      if (score === undefined) return true;
      const count = (counts.get(group) ?? 0) + 1;
      counts.set(group, count);
      return count <= MAX_OF_A_GROUP;
    })
    .map(({ finding }) => finding);
}

const ORDER: readonly FindingLevel[] = ['severe', 'warning', 'note'];

/**
 * Checks a listing for fraud and for what the law forbids. Pure: no database, nothing stored.
 * Rules say what they find; a model over sentences names those that only read like a fraud's, as warnings. Takes its fields, the text of its attached document where there is one, and what is known of the employer. Gives reasons, the severe
 * ones first. Time grows with the length of the text; at most 30,000 characters of a field are read.
 */
export function checkListing(
  listing: CheckedListing,
  { employer = {}, file, model = SENTENCE_MODEL }: CheckedWith = {},
): Finding[] {
  const passages: Passage[] = WORDED.map((field) => ({ field, text: fieldText(listing[field]) }));
  if (file !== undefined) passages.push({ field: 'file', text: fieldText(file) });
  const company = fieldText(listing.company);
  const findings = [
    ...strongest(
      passages
        .filter(({ field }) => field !== 'applyLink')
        .flatMap((passage) => matchText(passage, model ?? undefined)),
    ),
    ...checkIdentity(passages, { company, ...employer }),
    ...checkPay(listing, passages),
  ];
  const binding = isStateOffice(company)
    ? findings.filter(({ rule }) => rule !== 'clearance-before-offer')
    : findings;
  return binding.sort((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level));
}

/** Whether publishing takes a typed reason. */
export const isSevere = ({ level }: Pick<Finding, 'level'>): boolean => level === 'severe';
