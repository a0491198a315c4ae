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

/** How much a telling sentence counts, an honest one, and another sentence of a fraud, which may hide a second tell. */
const WEIGHT = { tell: 3, honest: 1, rest: 0.9 };

/** Weights of groups below this do not decide between them. */
const LEAST_GROUP_WEIGHT = 0.8;

/** Letters of a tell that are looked for in a sentence. */
const TELL_START = 30;
const LEAST_WORDS = 7;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a sentence is the tell, part of it, or holds it. */
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

/** The sentences of an advert as the model learns them. */
function examplesOf(one: Advert): Example[] {
  const tells = [...one.tells, ...(typeof one.tell === 'string' ? [one.tell] : [])];
  return passagesOf(one).flatMap(({ field, text }) =>
    sentencesOf(text).flatMap((words) => {
      const group = one.isFraud && isTell(textOf(text, words), tells) ? (one.group ?? 'money') : undefined;
      const weight = group ? WEIGHT.tell : one.isFraud ? WEIGHT.rest : WEIGHT.honest;
      // Which part of a long one tells is not known.
      const parts = [...featuresOfParts({ words, tags: tagsOf(words), field })].slice(
        0,
        group ? 1 : undefined,
      );
      return parts.map((features) => ({ features, group, weight }));
    }),
  );
}

const short = (weight: number): string => String(Number(weight.toFixed(1)));

/** The lines of `weights.json`, sorted by feature: the same adverts give the same lines. */
function linesOf(suspect: Weights, groups: ReadonlyMap<LearnedGroup, Weights>): string[] {
  return [...suspect.keys()].sort().map((feature) => {
    const named = LEARNED_GROUPS.flatMap((group) => {
      const weight = groups.get(group)?.get(feature) ?? 0;
      return Math.abs(weight) < LEAST_GROUP_WEIGHT ? [] : [`${group}:${short(weight)}`];
    });
    return [feature, short(suspect.get(feature) ?? 0), ...named].join(' ');
  });
}

/** Learns from examples: which sentences are suspect, and of the telling ones, of which group. Gives the lines of `weights.json`. */
function learn(examples: readonly Example[]): string[] {
  const all = encode(examples);
  const suspect = regression(all, (group) => group !== undefined);
  const tells = encode(examples.filter(({ group }) => group !== undefined));
  const groups = new Map(
    LEARNED_GROUPS.map((group) => [group, regression(tells, (its) => its === group)] as const),
  );
  return linesOf(suspect, groups);
}

/** The lines of a model that is learned from these adverts and the clean ones. */
export const linesFrom = (adverts: readonly Advert[]): string[] =>
  learn([...adverts, ...cleanAdverts()].flatMap(examplesOf));

/** A model, to be tried on other adverts than those it is learned from. */
export const modelOf = (adverts: readonly Advert[]): SentenceModel => parseModel(linesFrom(adverts));
