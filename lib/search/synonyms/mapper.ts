import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { SynonymRecord } from '@/models/synonym';

/** A synonym, as an administrator reads it. */
export interface Synonym {
  _id: string;
  /** What people type, as the search reads it. */
  phrase: string;
  /** What listings say, likewise. */
  means: string;
  /** ISO 8601, UTC. */
  createdAt: AnsweredMoment;
}

export const toSynonym = ({ _id, phrase, means, createdAt }: SynonymRecord): Synonym => ({
  _id: _id.toHexString(),
  phrase,
  means,
  createdAt: answeredMoment(createdAt),
});

/** A synonym in a sentence or in the audit log. */
export const nameOf = ({ phrase, means }: Pick<SynonymRecord, 'phrase' | 'means'>): string =>
  `“${phrase}” = “${means}”`;
