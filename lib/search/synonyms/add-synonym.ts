import { Types } from 'mongoose';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { changed } from '@/lib/platform/cache/tags';
import { AppError } from '@/lib/platform/core/errors';
import { afterCommit, withTransaction } from '@/lib/platform/db/transaction';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { readPhrase } from '@/lib/search/engine/read-query';
import { Synonyms, type SynonymPair } from '@/lib/search/engine/synonyms';
import { EmptySearchModel } from '@/models/empty-search';
import { SynonymModel, type SynonymRecord } from '@/models/synonym';
import { nameOf, toSynonym, type Synonym } from './mapper';
import { MAX_SYNONYMS, synonymFields } from './schemas';

const UNFIT = 'Enter one to five words, not only small ones like “the”';

const refused = (field: 'phrase' | 'means', message: string) =>
  new AppError('conflict', message, { errors: { [field]: message } });

/** Normalizes a pair. Throws 409 for a phrase that a search cannot look up, and for a pair that changes nothing. */
function readPair(typed: SynonymPair): SynonymPair {
  const phrase = readPhrase(typed.phrase);
  const means = readPhrase(typed.means);
  if (phrase === undefined) throw refused('phrase', UNFIT);
  if (means === undefined) throw refused('means', UNFIT);
  if (phrase === means) throw refused('means', 'Search already treats these as the same');
  const pair = { phrase, means };
  if (new Synonyms([pair]).size === 0)
    throw refused('phrase', 'Search already knows both, as places, filters or words it ignores');
  return pair;
}

async function store(by: SignedInUser, record: SynonymRecord): Promise<void> {
  const { _id, phrase, means } = record;
  const same = await SynonymModel.findOne({
    phrase: { $in: [phrase, means] },
    means: { $in: [phrase, means] },
  });
  if (same) throw refused('phrase', `${nameOf(record)} already exists`);
  if ((await SynonymModel.countDocuments({ phrase: { $gte: '' } })) >= MAX_SYNONYMS)
    throw new AppError('conflict', `There are already ${MAX_SYNONYMS} synonyms. Remove one first.`);
  await SynonymModel.create(record);
  await EmptySearchModel.deleteMany({ words: { $in: [phrase, means] } });
  await recordAuditEntry(by, {
    action: 'synonym added',
    target: { kind: 'synonym', id: _id, label: nameOf(record) },
    before: null,
    after: { phrase, means },
  });
  afterCommit(() => changed(['synonyms']));
}

/**
 * Adds a synonym. Within a second, a search for either phrase also finds the other on every node. Throws 422, and 409 for a duplicate, for
 * a pair that changes nothing, and for the 501st synonym.
 */
export async function addSynonym(
  actor: Actor,
  input: unknown,
): Promise<{ message: string; synonym: Synonym }> {
  const by = authorize(actor, 'synonym:write');
  const record = {
    _id: new Types.ObjectId(),
    ...readPair(synonymFields.parse(input)),
    createdAt: new Date(),
  };
  return withTransaction(async () => {
    await store(by, record);
    return keepResult({ message: `${nameOf(record)} has been added.`, synonym: toSynonym(record) });
  });
}
