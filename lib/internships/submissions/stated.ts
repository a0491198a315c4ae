import type { z } from 'zod';
import type { StatedFieldName, StatedValues, SubmissionValues } from '@/models/submission-fields';
import { STATED_NAMES } from '@/models/submission-fields';
import type { SubmissionRecord } from '@/models/submission';
import type { submissionSchema } from './schemas';

export type SentFields = Omit<z.infer<typeof submissionSchema>, 'stopAtWarnings'>;

const saysNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

export const statedIn = (record: StatedValues): StatedValues =>
  Object.fromEntries(
    STATED_NAMES.flatMap((name) => {
      const value = record[name] ?? null;
      return saysNothing(value) ? [] : [[name, value] as const];
    }),
  ) as StatedValues;

type Stored = SubmissionValues & StatedValues & Pick<SubmissionRecord, 'publishAt'>;

export const fieldsToStore = ({ publishOn, ...facts }: SentFields): Stored => ({
  ...(Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => value !== undefined && !(isStated(name) && saysNothing(value)),
    ),
  ) as unknown as SubmissionValues & StatedValues),
  ...(publishOn && { publishAt: publishOn }),
});

const isStated = (name: string): name is StatedFieldName =>
  (STATED_NAMES as readonly string[]).includes(name);

export const fieldsToClear = (facts: SentFields): (StatedFieldName | 'publishAt')[] => [
  ...STATED_NAMES.filter((name) => facts[name] !== undefined && saysNothing(facts[name])),
  ...(facts.publishOn === null ? (['publishAt'] as const) : []),
];
