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
import { sentencesIn, type Token } from './tokens';
import type { Tag } from './lexicon';

const TEXT_RULES = [...MONEY_RULES, ...ACCESS_RULES, ...OFFER_RULES, ...LAW_RULES, ...CIRCUMSTANCE_RULES];

/** Findings of one rule and level in one field; more of the same say nothing new. */
const MAX_OF_A_RULE = 3;

/** Words before a phrase in which a "never" belongs to it. */
const NEGATION_REACH = 12;

const every = (tags: Tags, names: readonly Tag[]): readonly Tagged[] => {
  const [only] = names;
  if (names.length === 1 && only) return tags.get(only) ?? [];
  return names.flatMap((name) => tags.get(name) ?? []);
};

const distance = (one: Tagged, other: Tagged): number =>
  Math.max(other.from - one.to, one.from - other.to, 0);

/** The places where one phrase of each kind stands close enough. */
function* placesOf({ all, within }: TextRule, tags: Tags): Generator<Tagged> {
  const [anchors = [], ...others] = all.map((names) => every(tags, names));
  for (const anchor of anchors) {
    let { from, to } = anchor;
    let count = 0;
    for (const phrases of others) {
      const near = phrases.find((one) => distance(anchor, one) <= within);
      if (!near) break;
      [from, to, count] = [Math.min(from, near.from), Math.max(to, near.to), count + 1];
    }
    if (count === others.length) yield { from, to };
  }
}

/** The last phrase that begins at this word or before it. Takes phrases in their order. */
function lastBefore(phrases: readonly Tagged[] | undefined, word: number): number {
  for (let at = (phrases?.length ?? 0) - 1; at >= 0; at -= 1) {
    const from = phrases?.[at]?.from ?? Infinity;
    if (from <= word) return from;
  }
  return -Infinity;
}

/** "We never charge", "no fee": taken back before it or in it, and not followed by "but", "only" and the like. */
function isNegated({ from, to }: Tagged, tags: Tags): boolean {
  const no = lastBefore(tags.get('no'), to);
  if (no >= from - NEGATION_REACH && lastBefore(tags.get('but'), to) <= no) return true;
  return (tags.get('noLater')?.at(-1)?.from ?? -1) > from;
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

/** The numbers of the rules that begin with a tag. */
const STARTING = new Map<Tag, number[]>();
for (const [number, { all }] of TEXT_RULES.entries())
  for (const tag of all[0] ?? []) STARTING.set(tag, [...(STARTING.get(tag) ?? []), number]);

/** The rules whose tags are all in the sentence, in their order. */
function rulesFor(tags: Tags): TextRule[] {
  const isBegun = new Uint8Array(TEXT_RULES.length);
  let count = 0;
  for (const tag of tags.keys())
    for (const number of STARTING.get(tag) ?? []) [isBegun[number], count] = [1, count + 1];
  if (count === 0) return [];
  const has = (names: readonly Tag[]) => names.some((tag) => tags.has(tag));
  return TEXT_RULES.filter(({ all }, number) => isBegun[number] === 1 && all.every(has));
}

/** What is read of a text: its words at most, and the model that judges its sentences beside the rules. */
export interface Reading {
  model: SentenceModel | undefined;
  /** Words of all texts of the listing that may still be read. */
  wordsLeft: number;
}

/**
 * What the rules find in the words of one text, and the sentences that only the model takes for those of a fraud. Pauses after each
 * sentence, and stops where no more words may be read: `wordsLeft` is below zero then.
 */
export function* matchText(passage: Passage, reading: Reading): Generator<void, Scored[]> {
  const { model } = reading;
  const findings: Scored[] = [];
  const counts = new Map<string, number>();
  for (const words of sentencesIn(passage.text)) {
    reading.wordsLeft -= words.length;
    if (reading.wordsLeft < 0) break;
    const tags = tagsOf(words);
    const opinion = model && judgeSentence({ words, tags, field: passage.field }, model);
    let isNamed = false;
    for (const one of rulesFor(tags)) {
      const isFull = (level: FindingLevel) => (counts.get(`${one.rule} ${level}`) ?? 0) >= MAX_OF_A_RULE;
      const finding = isFull(one.level) ? undefined : ruleIn(one, passage, { words, tags, opinion });
      if (!finding || isFull(finding.level)) continue;
      const kind = `${one.rule} ${finding.level}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      isNamed ||= finding.level !== 'note';
      findings.push({ finding });
    }
    if (!isNamed && opinion?.verdict) {
      const whole = quoteOf(passage, words, { from: 0, to: words.length - 1 });
      findings.push({
        finding: { ...opinion.verdict, field: passage.field, ...whole },
        score: opinion.score,
      });
    }
    yield;
  }
  return findings;
}
