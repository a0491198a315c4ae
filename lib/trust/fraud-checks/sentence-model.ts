import { sharedState } from '@/lib/platform/core/shared-state';
import type { FindingGroup, FindingLevel, Verdict } from './finding';
import weights from './weights.json';

/** The groups that the model distinguishes. */
export const LEARNED_GROUPS = [
  ...(['money', 'codes', 'impersonation', 'chat'] as const),
  ...(['pay', 'pyramid', 'favour', 'law'] as const),
] as const satisfies readonly FindingGroup[];

export type LearnedGroup = (typeof LEARNED_GROUPS)[number];

type WeightTable = Readonly<Float64Array>;

/** Weights that decide whether a sentence is suspicious (`suspect`), and then its group. */
export interface SentenceModel {
  ids: ReadonlyMap<string, number>;
  constant: number;
  suspect: WeightTable;
  groups: ReadonlyMap<LearnedGroup, WeightTable>;
}

/** The weights of features by name, during training. Includes `CONSTANT`. */
export type Weights = ReadonlyMap<string, number>;

/** A feature that every sentence has. */
export const CONSTANT = '(constant)';

/** Higher scores are suspicious. The value was chosen by cross-validation (docs/decisions/listing-checks.md). */
const SUSPECT = 1;

/** Lower scores are harmless, and turn the findings of rules into notes. */
const HARMLESS = 0;

export const levelWith = (level: FindingLevel, score: number): FindingLevel =>
  score >= HARMLESS ? level : 'note';

/** Added to the number of known features, so that a single word has little influence. */
export const SMOOTHING = 10;

const BECAUSE: Readonly<Record<LearnedGroup, string>> = {
  money:
    'It reads as if applicants must pay. If you pay, say so. An employer may not charge for a job or a place.',
  codes:
    'It reads like a request for codes, logins, cards or papers that give others power over an applicant. Nobody needs these to hire.',
  impersonation:
    'It reads as if someone speaks for an employer without the employer’s knowledge. Say how applicants can ask the employer directly.',
  chat: 'It keeps applicants in a chat, where nobody can tell who answers. Give an address at the employer’s own domain, or its own page.',
  pay: 'It promises unusual pay for this work. Say what the work is and what it pays a month.',
  pyramid:
    'It reads as if people recruit others, pay in money, or move other people’s money through their own account or phone line. That is a pyramid scheme or money laundering, not a job.',
  favour: 'It reads as if it asks for looks or companionship, not work. Listings like this lead to abuse.',
  law: 'It reads like a demand the law forbids: about age, sex, family, tribe, religion, health, papers or low pay. Say what the work needs instead.',
};

/** Parses lines with a feature, its weight (`-` if unknown) and its weights by group: `fee 0.91 money:0.4`. */
export function parseModel(lines: readonly string[]): SentenceModel {
  const known = lines.map((line) => line.split(' ')).filter(([, weight]) => weight !== '-');
  const table = () => new Float64Array(known.length + 1);
  const ids = new Map(known.map(([feature = ''], id) => [feature, id]));
  const constant = ids.get(CONSTANT) ?? known.length;
  const suspect = table();
  const groups = new Map(LEARNED_GROUPS.map((group) => [group, table()]));
  for (const [id, [, weight, ...others]] of known.entries()) {
    suspect[id] = Number(weight);
    for (const other of others) {
      const [group = '', its = ''] = other.split(':');
      const weights = groups.get(group as LearnedGroup);
      if (weights) weights[id] = Number(its);
    }
  }
  return { ids, constant, suspect, groups };
}

/** The model written by `npm run bench -- checks --train`. */
export const SENTENCE_MODEL = sharedState('fraud model', () => parseModel(weights.features));

function scoreOf(features: readonly number[], constant: number, weights: WeightTable | undefined): number {
  if (!weights) return 0;
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return (weights[constant] ?? 0) + sum / Math.sqrt(features.length + SMOOTHING);
}

export const suspicionOf = (features: readonly number[], { constant, suspect }: SentenceModel): number =>
  scoreOf(features, constant, suspect);

export interface Opinion {
  score: number;
  verdict?: Verdict;
}

/** Judges a sentence by the ids of its features. The verdict is undefined if the sentence is not suspicious. */
export function opinionOf(features: readonly number[], model: SentenceModel): Opinion {
  const score = suspicionOf(features, model);
  if (score <= SUSPECT) return { score };
  const [best] = LEARNED_GROUPS.map((group) => ({
    group,
    score: scoreOf(features, model.constant, model.groups.get(group)),
  })).sort((one, other) => other.score - one.score);
  const group = best?.group ?? 'money';
  return {
    score,
    verdict: { rule: `like-${group}`, group, level: 'warning', because: BECAUSE[group] },
  };
}
