import type { Types } from 'mongoose';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { changed } from '@/lib/platform/cache/tags';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { afterCommit, withTransaction } from '@/lib/platform/db/transaction';
import { SynonymModel, type SynonymRecord } from '@/models/synonym';
import { nameOf } from './mapper';

const NOT_FOUND = 'Synonym not found';

async function remove(by: SignedInUser, _id: Types.ObjectId): Promise<string> {
  const record = await SynonymModel.findOneAndDelete({ _id }).lean<SynonymRecord>();
  if (!record) throw new AppError('notFound', NOT_FOUND);
  const { phrase, means } = record;
  await recordAuditEntry(by, {
    action: 'synonym removed',
    target: { kind: 'synonym', id: _id, label: nameOf(record) },
    before: { phrase, means },
    after: null,
  });
  afterCommit(() => changed(['synonyms']));
  return nameOf(record);
}

export async function removeSynonym(actor: Actor, input: { id: unknown }): Promise<{ message: string }> {
  const by = authorize(actor, 'synonym:write');
  const _id = objectId(input.id, NOT_FOUND);
  const name = await withTransaction(() => remove(by, _id));
  return { message: `${name} has been removed.` };
}
