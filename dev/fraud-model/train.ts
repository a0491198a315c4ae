import { featuresOfParts } from '@/lib/trust/fraud-checks/judge-sentence';
import {
  LEARNED_GROUPS,
  parseModel,
  type LearnedGroup,
  type SentenceModel,
  type Weights,
} from '@/lib/trust/fraud-checks/sentence-model';
import { tagsOf } from '@/lib/trust/fraud-checks/tag';
import { sentencesOf, type Token } from '@/lib/trust/fraud-checks/tokens';
import { cleanAdverts, passagesOf, type Advert } from './adverts';
import { encode, regression, type Example } from './logistic';

/** Weights of a tell, an honest sentence, and any other sentence of a fraud, which may hide a second tell. */
const WEIGHT = { tell: 3, honest: 1, rest: 0.9 };

/** Minimum weight of a feature for a group. Smaller ones do not decide between groups. */
const LEAST_GROUP_WEIGHT = 0.8;

/** Leading characters of a tell that identify it in a sentence. */
const TELL_START = 30;
const LEAST_WORDS = 7;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** True if a sentence is the tell, part of it, or contains it. */
function isTell(sentence: string, tells: readonly string[]): boolean {
  const words = plain(sentence);
  return tells
    .map(plain)
    .some(
      (tell) =>
        (words.length >= LEAST_WORDS && (words.includes(tell) || tell.includes(words))) ||
        (tell.length > TELL_START && words.includes(tell.slice(0, TELL_START))),
    );
}

const textOf = (text: string, sentence: readonly Token[]): string =>
  text.slice(sentence[0]?.start, sentence.at(-1)?.end);

/** Returns the sentences of an advert as training examples. */
function examplesOf(one: Advert): Example[] {
  const tells = [...one.tells, ...(typeof one.tell === 'string' ? [one.tell] : [])];
  return passagesOf(one).flatMap(({ field, text }) =>
    sentencesOf(text).flatMap((words) => {
      const group = one.isFraud && isTell(textOf(text, words), tells) ? (one.group ?? 'money') : undefined;
      const weight = group ? WEIGHT.tell : one.isFraud ? WEIGHT.rest : WEIGHT.honest;
      // In a long sentence, it is unknown which part is the tell.
      const parts = [...featuresOfParts({ words, tags: tagsOf(words), field })].slice(
        0,
        group ? 1 : undefined,
      );
      return parts.map((features) => ({ features, group, weight }));
    }),
  );
}

const short = (weight: number): string => String(Number(weight.toFixed(1)));

/**
 * Returns the lines of `weights.json`, sorted by feature, so that the same adverts produce the same lines.
 */
function linesOf(suspect: Weights, groups: ReadonlyMap<LearnedGroup, Weights>): string[] {
  return [...suspect.keys()].sort().map((feature) => {
    const named = LEARNED_GROUPS.flatMap((group) => {
      const weight = groups.get(group)?.get(feature) ?? 0;
      return Math.abs(weight) < LEAST_GROUP_WEIGHT ? [] : [`${group}:${short(weight)}`];
    });
    return [feature, short(suspect.get(feature) ?? 0), ...named].join(' ');
  });
}

/**
 * Learns which sentences are suspicious, and which group a tell belongs to. Returns the lines of
 * `weights.json`.
 */
function learn(examples: readonly Example[]): string[] {
  const all = encode(examples);
  const suspect = regression(all, (group) => group !== undefined);
  const tells = encode(examples.filter(({ group }) => group !== undefined));
  const groups = new Map(
    LEARNED_GROUPS.map((group) => [group, regression(tells, (its) => its === group)] as const),
  );
  return linesOf(suspect, groups);
}

/** Returns the lines of a model trained on these adverts and the clean ones. */
export const linesFrom = (adverts: readonly Advert[]): string[] =>
  learn([...adverts, ...cleanAdverts()].flatMap(examplesOf));

/** Trains a model for testing on other adverts. */
export const modelOf = (adverts: readonly Advert[]): SentenceModel => parseModel(linesFrom(adverts));
