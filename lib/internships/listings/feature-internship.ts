import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { valueIn } from '@/models/listing-values';
import { featuring } from './schemas';
import { INTERNSHIP_NOT_FOUND } from './still-there';
import { findEditable } from './update-internship';
import { writeChange } from './write-change';

/** Features a listing or stops featuring it. Idempotent. Keeps the approved texts, which it does not change. Throws 404, 410 and 422. */
export async function featureInternship(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ message: string }> {
  const by = authorize(actor, 'internship:update');
  const id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  const { isFeatured } = featuring.parse(input.fields);
  const title = await withTransaction(async () => {
    const current = await findEditable(id);
    if (valueIn(current, 'isFeatured') !== isFeatured)
      await writeChange(by, current, { $set: { isFeatured } });
    return current.title;
  });
  return { message: `${title} is ${isFeatured ? 'featured now' : 'no longer featured'}.` };
}
