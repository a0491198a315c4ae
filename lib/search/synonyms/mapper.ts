import { z } from 'zod';
import { id, time } from '@/lib/platform/format/answer-values';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import type { SynonymRecord } from '@/models/synonym';

/** A synonym, with its phrases as normalized by the search. */
export const synonym = z
  .strictObject({ _id: id, phrase: z.string(), means: z.string(), createdAt: time })
  .meta({ id: 'Synonym' });

export type Synonym = z.infer<typeof synonym>;

export const toSynonym = ({ _id, phrase, means, createdAt }: SynonymRecord): Synonym => ({
  _id: _id.toHexString(),
  phrase,
  means,
  createdAt: answeredMoment(createdAt),
});

export const nameOf = ({ phrase, means }: Pick<SynonymRecord, 'phrase' | 'means'>): string =>
  `“${phrase}” = “${means}”`;
