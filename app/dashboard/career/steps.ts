import { entriesIn, rowTitles } from '@/lib/applications/career/form-texts';
import { countyLabel } from '@/lib/internships/counties/counties';
import type { County } from '@/lib/platform/core/vocabulary';
import { countNoun } from '@/lib/platform/format/count-noun';

type Texts = Readonly<Record<string, string>>;

interface Step {
  name: string;
  /** The first parts of its fields' names. */
  parts: readonly string[];
  /** One short text per thing that is filled in. */
  filled: (texts: Texts) => string[];
  /** Whether the main fields of the step are still empty. */
  isUnfinished: (texts: Texts) => boolean;
}

const counted = (count: number, one: string, several?: string): string[] =>
  count === 0 ? [] : [countNoun(count, one, several)];

const summed = (titles: readonly string[]): string[] =>
  titles.length > 1 ? counted(titles.length, 'entry', 'entries') : [...titles];

const has = (texts: Texts, name: string): boolean => (texts[name] ?? '').trim() !== '';

const rowStep = (name: string, kind: 'experience' | 'certificates' | 'referees'): Step => ({
  name,
  parts: [kind],
  filled: (texts) => summed(rowTitles(texts, kind)),
  isUnfinished: (texts) => rowTitles(texts, kind).length === 0,
});

/** The steps of the form, in order. */
export const STEPS = {
  studies: {
    name: 'Studies',
    parts: ['school', 'course', 'year', 'studies'],
    filled: (texts) => [
      ...['course', 'school', 'year'].flatMap((part) => texts[part] || []).slice(0, 1),
      ...counted(rowTitles(texts, 'studies').length, 'earlier entry', 'earlier entries'),
    ],
    isUnfinished: (texts) => !has(texts, 'school') || !has(texts, 'course'),
  },
  skills: {
    name: 'Skills and languages',
    parts: ['skills', 'languages'],
    filled: (texts) => [
      ...counted(entriesIn(texts, 'skills').length, 'skill'),
      ...counted(entriesIn(texts, 'languages').length, 'language'),
    ],
    isUnfinished: (texts) => !has(texts, 'skills'),
  },
  experience: rowStep('Experience', 'experience'),
  about: {
    name: 'About you',
    parts: ['county', 'about', 'links'],
    filled: (texts) => [
      ...(has(texts, 'county') ? [countyLabel(texts.county as County)] : []),
      ...(has(texts, 'about') ? ['a few words'] : []),
      ...counted(['links.0', 'links.1', 'links.2'].filter((link) => has(texts, link)).length, 'link'),
    ],
    isUnfinished: (texts) => !has(texts, 'about'),
  },
  certificates: rowStep('Certificates', 'certificates'),
  referees: rowStep('Referees', 'referees'),
} satisfies Record<string, Step>;

export type StepId = keyof typeof STEPS;

const IDS = Object.keys(STEPS) as StepId[];

/** The steps that have an error. */
export const faultySteps = (errors: Texts): ReadonlySet<StepId> =>
  new Set(
    IDS.filter((id) =>
      Object.keys(errors).some((field) =>
        (STEPS[id].parts as readonly string[]).includes(field.split('.')[0] ?? field),
      ),
    ),
  );

/** "2 entries", the only title, or "Empty". */
export const stateOf = (id: StepId, texts: Texts): string => STEPS[id].filled(texts).join(' · ') || 'Empty';

/** The first unfinished step and, until there is enough for a CV, what a CV needs. */
export function stepsToFill(texts: Texts, hasCv: boolean): ReadonlySet<StepId> {
  const unfinished = IDS.filter((id) => STEPS[id].isUnfinished(texts));
  return new Set(
    unfinished.filter((id, index) => index === 0 || (!hasCv && (id === 'studies' || id === 'skills'))),
  );
}
