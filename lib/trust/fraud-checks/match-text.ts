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

/** Maximum findings per rule, level and field. Further ones add no information. */
const MAX_OF_A_RULE = 3;

/** A "never" negates a phrase that follows within this many words. */
const NEGATION_REACH = 12;

const every = (tags: Tags, names: readonly Tag[]): readonly Tagged[] => {
  const [only] = names;
  if (names.length === 1 && only) return tags.get(only) ?? [];
  return names.flatMap((name) => tags.get(name) ?? []);
};

const distance = (one: Tagged, other: Tagged): number =>
  Math.max(other.from - one.to, one.from - other.to, 0);

/** Yields the places where all phrases that the rule requires are close enough together. */
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

function lastBefore(phrases: readonly Tagged[] | undefined, word: number): number {
  for (let at = (phrases?.length ?? 0) - 1; at >= 0; at -= 1) {
    const from = phrases?.[at]?.from ?? Infinity;
    if (from <= word) return from;
  }
  return -Infinity;
}

/** True for "We never charge" or "no fee": a negation stands before or in the phrase, with no "but", "only" or the like after it. */
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

const isFor = ({ notIn = [], onlyIn }: TextRule, { field }: Passage): boolean =>
  !notIn.includes(field) && (onlyIn?.includes(field) ?? true);

interface Read {
  words: readonly Token[];
  tags: Tags;
  opinion: Opinion | undefined;
}

/** A finding. `score` says how suspicious the sentence is, if only the model found it. */
export interface Scored {
  finding: Finding;
  score?: number;
}

/** Applies one rule to a sentence. The finding is milder if the model considers the sentence harmless. */
function ruleIn(one: TextRule, passage: Passage, { words, tags, opinion }: Read): Finding | undefined {
  const { rule, group, because, unless = [], negatable = true, isFirm = false } = one;
  if (!isFor(one, passage) || unless.some((tag) => tags.has(tag))) return undefined;
  const level = opinion && !isFirm ? levelWith(one.level, opinion.score) : one.level;
  for (const place of placesOf(one, tags))
    if (!negatable || !isNegated(place, tags))
      return { rule, group, level, field: passage.field, ...quoteOf(passage, words, place), because };
  return undefined;
}

const STARTING = new Map<Tag, number[]>();
for (const [number, { all }] of TEXT_RULES.entries())
  for (const tag of all[0] ?? []) STARTING.set(tag, [...(STARTING.get(tag) ?? []), number]);

function rulesFor(tags: Tags): TextRule[] {
  const isBegun = new Uint8Array(TEXT_RULES.length);
  let count = 0;
  for (const tag of tags.keys())
    for (const number of STARTING.get(tag) ?? []) [isBegun[number], count] = [1, count + 1];
  if (count === 0) return [];
  const has = (names: readonly Tag[]) => names.some((tag) => tags.has(tag));
  return TEXT_RULES.filter(({ all }, number) => isBegun[number] === 1 && all.every(has));
}

export interface Reading {
  model: SentenceModel | undefined;
  /** How many more words may be read in the texts of this listing. */
  wordsLeft: number;
}

/**
 * Finds what the rules or the model suspect in one text. Yields after each sentence. Stops at the word limit, and leaves
 * `wordsLeft` below zero.
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
