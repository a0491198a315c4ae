import type { Finding, FindingLevel, Passage } from './finding';
import { judgeSentence } from './judge-sentence';
import { levelWith, type Opinion, type SentenceModel } from './sentence-model';
import { tagsOf, type Tagged, type Tags } from './tag';
import { ACCESS_RULES } from './access-rules';
import { CIRCUMSTANCE_RULES } from './circumstance-rules';
import { LAW_RULES } from './law-rules';
import { MONEY_RULES } from './money-rules';
import { OFFER_RULES } from './offer-rules';
import type { TextRule } from './text-rule';
import { sentencesOf, type Token } from './tokens';
import type { Tag } from './lexicon';

const TEXT_RULES = [...MONEY_RULES, ...ACCESS_RULES, ...OFFER_RULES, ...LAW_RULES, ...CIRCUMSTANCE_RULES];

/** Findings of one rule and level in one field; more of the same say nothing new. */
const MAX_OF_A_RULE = 3;

/** Words before a phrase in which a "never" belongs to it. */
const NEGATION_REACH = 12;

const every = (tags: Tags, names: readonly Tag[]): Tagged[] => names.flatMap((name) => tags.get(name) ?? []);

const distance = (one: Tagged, other: Tagged): number =>
  Math.max(other.from - one.to, one.from - other.to, 0);

/** The first place where one phrase of each kind stands close enough. */
function* placesOf({ all, within }: TextRule, tags: Tags): Generator<Tagged> {
  const [anchors = [], ...others] = all.map((names) => every(tags, names));
  for (const anchor of anchors) {
    const near = others.map((phrases) => phrases.find((one) => distance(anchor, one) <= within));
    const found = near.filter((one) => one !== undefined);
    if (found.length < near.length) continue;
    yield {
      from: Math.min(anchor.from, ...found.map(({ from }) => from)),
      to: Math.max(anchor.to, ...found.map(({ to }) => to)),
    };
  }
}

/** "We never charge", "no fee": taken back before it or in it, and not followed by "but", "only" and the like. */
function isNegated({ from, to }: Tagged, tags: Tags): boolean {
  const buts = every(tags, ['but']);
  const before = every(tags, ['no']).some(
    (no) =>
      no.from <= to &&
      no.from >= from - NEGATION_REACH &&
      !buts.some((but) => but.from > no.from && but.from <= to),
  );
  return before || every(tags, ['noLater']).some((no) => no.from > from);
}

function quoteOf(
  passage: Passage,
  sentence: readonly Token[],
  { from, to }: Tagged,
): Pick<Finding, 'start' | 'end' | 'quote'> {
  const start = sentence[from]?.start ?? 0;
  const end = sentence[to]?.end ?? start;
  return { start, end, quote: passage.text.slice(start, end) };
}

/** Whether a rule is about the field of this text. */
const isFor = ({ notIn = [], onlyIn }: TextRule, { field }: Passage): boolean =>
  !notIn.includes(field) && (onlyIn?.includes(field) ?? true);

/** A sentence with its tags and what the model says of it; nothing where no model is asked. */
interface Read {
  words: readonly Token[];
  tags: Tags;
  opinion: Opinion | undefined;
}

/** What is found, and how suspect the sentence is to the model where the model alone found it. */
export interface Scored {
  finding: Finding;
  score?: number;
}

/** What one rule finds in a sentence; milder where the model takes the sentence for harmless. */
function ruleIn(one: TextRule, passage: Passage, { words, tags, opinion }: Read): Finding | undefined {
  const { rule, group, because, unless = [], negatable = true, isFirm = false } = one;
  if (!isFor(one, passage) || unless.some((tag) => tags.has(tag))) return undefined;
  const level = opinion && !isFirm ? levelWith(one.level, opinion.score) : one.level;
  for (const place of placesOf(one, tags))
    if (!negatable || !isNegated(place, tags))
      return { rule, group, level, field: passage.field, ...quoteOf(passage, words, place), because };
  return undefined;
}

/** What the rules find in the words of one text, and the sentences that only the model takes for those of a fraud. */
export function matchText(passage: Passage, model: SentenceModel | undefined): Scored[] {
  const findings: Scored[] = [];
  const counts = new Map<string, number>();
  for (const words of sentencesOf(passage.text)) {
    const tags = tagsOf(words);
    const opinion = model && judgeSentence({ words, tags, field: passage.field }, model);
    let isNamed = false;
    for (const one of TEXT_RULES) {
      const isFull = (level: FindingLevel) => (counts.get(`${one.rule} ${level}`) ?? 0) >= MAX_OF_A_RULE;
      const finding = isFull(one.level) ? undefined : ruleIn(one, passage, { words, tags, opinion });
      if (!finding || isFull(finding.level)) continue;
      const kind = `${one.rule} ${finding.level}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      isNamed ||= finding.level !== 'note';
      findings.push({ finding });
    }
    if (isNamed || !opinion?.verdict) continue;
    const whole = quoteOf(passage, words, { from: 0, to: words.length - 1 });
    findings.push({ finding: { ...opinion.verdict, field: passage.field, ...whole }, score: opinion.score });
  }
  return findings;
}
