import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { SynonymRecord } from '@/models/synonym';

export interface Synonym {
  _id: string;
  /** What people type, normalized. */
  phrase: string;
  /** What listings say, normalized. */
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

export const nameOf = ({ phrase, means }: Pick<SynonymRecord, 'phrase' | 'means'>): string =>
  `“${phrase}” = “${means}”`;
