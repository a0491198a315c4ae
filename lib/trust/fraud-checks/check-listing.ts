import type { ListingValues } from '@/models/listing-values';
import type { Finding, FindingLevel, Passage } from './finding';
import { checkIdentity } from './impersonation';
import { matchText, type Scored } from './match-text';
import { checkPay } from './pay';
import { SENTENCE_MODEL, type SentenceModel } from './sentence-model';
import { inTurn } from './in-turn';
import { readTexts } from './read-texts';
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

/** Words of all texts of a listing that are read: a document of ten printed pages has 5,000, a long listing 1,700. */
const MAX_WORDS = 8_000;

const tooLong = (field: string): Finding => ({
  ...{ rule: 'too-long', group: 'file', level: 'severe', field, start: 0, end: 0, quote: '' },
  because:
    'It is longer than our checks can read: the end of this text, or what follows it, was not checked. Shorten it.',
});

/** What is found in the words of texts, and the first text that has more than may be read. */
function* matchTexts(
  passages: readonly Passage[],
  model: SentenceModel | undefined,
): Generator<void, { scored: Scored[]; cut: string | undefined }> {
  const reading = { model, wordsLeft: MAX_WORDS };
  const scored: Scored[] = [];
  for (const passage of passages) {
    for (const found of yield* matchText(passage, reading)) scored.push(found);
    if (reading.wordsLeft < 0) return { scored, cut: passage.field };
  }
  return { scored, cut: undefined };
}

/** The steps of a check. Each takes at most a few milliseconds. */
export function* checkInSteps(
  listing: CheckedListing,
  { employer = {}, file, model = SENTENCE_MODEL }: CheckedWith = {},
): Generator<void, Finding[]> {
  const { passages, cut } = readTexts({ ...listing, file });
  const company = passages.find(({ field }) => field === 'company')?.text ?? '';
  const worded = passages.filter(({ field }) => field !== 'applyLink');
  const matched = yield* matchTexts(worded, model ?? undefined);
  const identity = yield* checkIdentity(passages, { company, ...employer });
  const unread = cut ?? matched.cut ?? identity.cut;
  const findings = [
    ...(unread === undefined ? [] : [tooLong(unread)]),
    ...strongest(matched.scored),
    ...identity.findings,
    ...checkPay(listing, passages),
  ];
  const binding = isStateOffice(company)
    ? findings.filter(({ rule }) => rule !== 'clearance-before-offer')
    : findings;
  return binding.sort((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level));
}

/**
 * Checks a listing for fraud and for what the law forbids. Stores nothing.
 * Rules say what they find; a model over sentences names those that only read like a fraud's, as warnings. Takes its fields, the text of its attached document where there is one, and what is known of the employer. Gives reasons, the severe
 * ones first. At most 45,000 characters, 8,000 words and 200 addresses are read; a longer listing has a severe finding for that. Takes at
 * most 50 milliseconds, in slices between which the event loop has its turn. Checks run one after the other; throws 429 where too many wait.
 */
export const checkListing = (listing: CheckedListing, checkedWith: CheckedWith = {}): Promise<Finding[]> =>
  inTurn(() => checkInSteps(listing, checkedWith));

/** Whether publishing takes a typed reason. */
export const isSevere = ({ level }: Pick<Finding, 'level'>): boolean => level === 'severe';
