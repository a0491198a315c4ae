import type { Finding, Passage } from './finding';
import { tagsOf, type Tagged, type Tags } from './tag';
import { ACCESS_RULES } from './access-rules';
import { LAW_RULES } from './law-rules';
import { MONEY_RULES } from './money-rules';
import { OFFER_RULES } from './offer-rules';
import type { TextRule } from './text-rule';
import { sentencesOf, type Token } from './tokens';
import type { Tag } from './lexicon';

const TEXT_RULES = [...MONEY_RULES, ...ACCESS_RULES, ...OFFER_RULES, ...LAW_RULES];

/** Findings of one rule in one field; more of the same say nothing new. */
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

/** What the rules find in the words of one text. */
export function matchText(passage: Passage): Finding[] {
  const findings: Finding[] = [];
  const counts = new Map<string, number>();
  for (const sentence of sentencesOf(passage.text)) {
    const tags = tagsOf(sentence);
    for (const one of TEXT_RULES) {
      const { rule, group, level, because, unless = [], negatable = true } = one;
      const count = counts.get(rule) ?? 0;
      if (count === MAX_OF_A_RULE || !isFor(one, passage) || unless.some((tag) => tags.has(tag))) continue;
      for (const place of placesOf(one, tags)) {
        if (negatable && isNegated(place, tags)) continue;
        const quote = quoteOf(passage, sentence, place);
        findings.push({ rule, group, level, field: passage.field, ...quote, because });
        counts.set(rule, count + 1);
        break;
      }
    }
  }
  return findings;
}
