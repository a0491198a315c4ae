import type { ListingValues } from '@/models/listing-values';
import type { Finding, FindingLevel, Passage } from './finding';
import { checkIdentity } from './impersonation';
import { matchText, type Scored } from './match-text';
import { checkPay } from './pay';
import { SENTENCE_MODEL, type SentenceModel } from './sentence-model';
import { inTurn } from './in-turn';
import { readTexts } from './read-texts';
import { MAX_NAME } from './max-name';

export type CheckedListing = Partial<ListingValues>;

export interface EmployerFacts {
  email?: string;
  /** Whether an administrator has verified that the account acts for the employer named in the listing. */
  isVerified?: boolean;
}

export interface CheckedWith {
  employer?: EmployerFacts;
  file?: string;
  /** Judges sentences in addition to the rules. With `null`, only the rules apply. */
  model?: SentenceModel | null;
}

/** State offices may ask for clearance certificates with the application (Employment (Amendment) Act 2022, section 9). */
const isStateOffice = (company: string): boolean =>
  /\b(?:county|ministry|commission|authority|public service|state department)\b/i.test(
    company.slice(0, MAX_NAME),
  );

/** Maximum findings per group that come only from the model. */
const MAX_OF_A_GROUP = 2;

/** Keeps every finding of a rule. In each group, keeps only the most suspicious findings that come from the model alone. */
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

/** Maximum words read in all texts of a listing. A document of ten printed pages has 5,000, and a long listing has 1,700. */
const MAX_WORDS = 8_000;

const tooLong = (field: string): Finding => ({
  ...{ rule: 'too-long', group: 'file', level: 'severe', field, start: 0, end: 0, quote: '' },
  because:
    'It’s too long for our checks. We didn’t check the end of this text, or what follows it. Shorten it.',
});

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

/** Checks a listing in steps of a few milliseconds each. Yields between the steps. */
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
 * Checks a listing for fraud and for what the law forbids. Stores nothing. Rules explain their findings; a sentence model adds warnings
 * about sentences that only read like fraud. Returns findings, severe ones first. Reads at most 45,000 characters, 8,000 words and 200
 * addresses; a longer listing gets a severe finding. Takes at most 50 ms, in slices that yield to the event loop. Runs one check at a
 * time. Throws 429 if too many are waiting.
 */
export const checkListing = (listing: CheckedListing, checkedWith: CheckedWith = {}): Promise<Finding[]> =>
  inTurn(() => checkInSteps(listing, checkedWith));

/** True if publishing a listing despite this finding requires a typed reason. */
export const isSevere = ({ level }: Pick<Finding, 'level'>): boolean => level === 'severe';
