import { CONCEPTS } from './concepts';
import { moneyAt, type Tags } from './tag';
import type { Token } from './tokens';

/** Words apart, at most, of two concepts that count as together. */
const REACH = 14;

/** Concepts of a sentence that are paired; a longer sentence says no more with the others. */
const MAX_CONCEPTS = 40;

/** Letters of a word that stand for its family: "registration", "registered". */
const STEM = 4;

/** Letters by which words that stand for all of one beginning are found. */
const KEY = 3;

/** How short messages write words. */
const SHORT: ReadonlyMap<string, string> = new Map(
  'u:you ya:you ur:your yr:your snd:send giv:give wth:with b4:before wen:when frm:from pple:people ppl:people cum:come cums:come nid:need nided:needed wntd:wanted dont:not cant:not thr:there msg:message txt:text no:no bck:back bak:back dep:deposit reg:registration frens:friends cus:because coz:because n:and d:the evry:every fone:phone wrk:work tht:that ths:this wat:what r:are acc:account simcard:sim wkly:weekly dly:daily clk:click fr:for plz:please pls:please aftr:after bfore:before gd:good hv:have sm1:someone intvw:interview grp:group 2moro:tomorrow 2day:today'
    .split(' ')
    .map((pair): [string, string] => {
      const [short = '', word = ''] = pair.split(':');
      return [short, word];
    }),
);

const WORDS = new Map<string, string[]>();
const STARTS = new Map<string, { start: string; concept: string }[]>();

for (const [concept, words] of Object.entries(CONCEPTS)) {
  for (const word of words.split('|')) {
    if (!word.endsWith('*')) WORDS.set(word, [...(WORDS.get(word) ?? []), concept]);
    else {
      const key = word.slice(0, KEY);
      STARTS.set(key, [...(STARTS.get(key) ?? []), { start: word.slice(0, -1), concept }]);
    }
  }
}

/** Words whose concepts are remembered: those of many listings. */
const MAX_REMEMBERED = 5_000;
const remembered = new Map<string, readonly string[]>();

function conceptsOf(word: string): readonly string[] {
  const known = remembered.get(word);
  if (known) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const concepts = findConcepts(word);
  remembered.set(word, concepts);
  return concepts;
}

function findConcepts(word: string): readonly string[] {
  if (word === '#cash' || word === '#sum') return ['sum'];
  const whole = WORDS.get(word) ?? [];
  const starts = STARTS.get(word.slice(0, KEY)) ?? [];
  return [...whole, ...starts.filter(({ start }) => word.startsWith(start)).map(({ concept }) => concept)];
}

interface Placed {
  concept: string;
  at: number;
}

/** Numbers become one word, sums of money another; short messages are written out. */
function plainWords(sentence: readonly Token[]): string[] {
  const words = sentence.map(({ word }) => word);
  return words.map((word, at) => {
    const money = moneyAt(words, at);
    if (money) return money === 'cash' ? '#cash' : '#sum';
    if (/^\d/.test(word)) return '#';
    return SHORT.get(word) ?? word;
  });
}

/** The names of pairs of concepts: made once, for a text has many. */
const PAIRS = new Map<string, Map<string, string>>();

function pairOf(one: string, other: string): string {
  let pairs = PAIRS.get(one);
  if (!pairs) PAIRS.set(one, (pairs = new Map()));
  let name = pairs.get(other);
  if (!name) pairs.set(other, (name = `${one}>${other}`));
  return name;
}

/** Concepts that stand near each other, in their order. */
function addPairs(placed: readonly Placed[], found: Set<string>): void {
  for (const [index, one] of placed.entries()) {
    for (let next = index + 1; next < placed.length; next += 1) {
      const other = placed[next];
      if (!other || other.at - one.at > REACH) break;
      if (other.concept !== one.concept && other.at > one.at) found.add(pairOf(one.concept, other.concept));
    }
  }
}

/**
 * What the model knows of a sentence: words, two words in a row (`you_pay`), beginnings of words (`regis*`), concepts (`:give`), concepts near each other (`give>cost`),
 * tags of the rules (`=fee`), and the field in which a sum of money stands (`sum@howToApply`).
 */
export function featuresOf(sentence: readonly Token[], tags: Tags, field: string): string[] {
  const found = new Set<string>();
  const placed: Placed[] = [];
  const words = plainWords(sentence);
  for (const [at, word] of words.entries()) {
    found.add(word);
    if (at > 0) found.add(`${words[at - 1]}_${word}`);
    if (word.length > STEM) found.add(`${word.slice(0, STEM)}*`);
    for (const concept of conceptsOf(word)) {
      found.add(`:${concept}`);
      if (placed.length < MAX_CONCEPTS) placed.push({ concept, at });
    }
  }
  addPairs(placed, found);
  for (const tag of tags.keys()) found.add(`=${tag}`);
  if (found.has(':sum')) found.add(`sum@${field}`);
  return [...found];
}
