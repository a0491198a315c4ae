import { Types } from 'mongoose';
import { AuditEntryModel } from '@/models/audit-entry';

/** Entries per insert. All at once would block the driver and the database for seconds. */
const AT_A_TIME = 2_000;

const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    actorId: new Types.ObjectId(),
    actorName: 'Test Person',
    actorRole: 'administrator',
    action: 'internship updated',
    target: { kind: 'internship', id: new Types.ObjectId(), label: `Listing ${at}` },
    before: { title: `Old ${at}`, at: new Date(at), lines: ['a', 'b'] },
    after: { title: `New ${at}`, nothing: null },
    at: new Date(),
  }));

/** Adds unsealed audit entries. */
export async function addEntries(count: number): Promise<void> {
  for (let left = count; left > 0; left -= AT_A_TIME)
    await AuditEntryModel.insertMany(entriesOf(Math.min(left, AT_A_TIME)));
}
