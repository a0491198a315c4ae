import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findPage } from '@/lib/platform/pagination/find-page';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { SynonymModel, type SynonymRecord } from '@/models/synonym';
import { toSynonym, type Synonym } from './mapper';

export async function listSynonyms(
  actor: Actor,
  input: { page?: unknown },
): Promise<{ synonyms: Synonym[] } & Paged> {
  authorize(actor, 'synonym:read');
  const { records, ...facts } = await findPage<SynonymRecord>(SynonymModel, {
    filter: {},
    page: input.page,
    order: { phrase: 1, means: 1 },
  });
  return { synonyms: records.map(toSynonym), ...facts };
}
