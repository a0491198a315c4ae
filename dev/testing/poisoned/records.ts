import mongoose, { Types } from 'mongoose';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { AuditEntryModel } from '@/models/audit-entry';
import { EmployerModel } from '@/models/employer';
import { PendingFileModel } from '@/models/pending-file';
import { asActor, employerOf, inDays, makeUser } from '../data/fixtures';
import { stored, three, type PoisonedRow } from './row';

export const RECORD_ROWS: readonly PoisonedRow[] = [
  {
    job: 'sweeping files',
    broken: 'the employer of a file',
    make: async () => {
      const owners: Types.ObjectId[] = [];
      const files = mongoose.connection.collection('files.files');
      const items = await three(async (at) => {
        const { _id } = await makeUser('employer');
        const ownerId = await employerOf(_id);
        owners.push(ownerId);
        const fileId = new Types.ObjectId();
        const file = { length: 0, chunkSize: 1, uploadDate: inDays(-1), filename: 'logo.png' };
        await files.insertOne({ _id: fileId, ...file, metadata: { ownerId } });
        await PendingFileModel.create({ _id: fileId, at: inDays(-1 + at / 100) });
        return fileId;
      });
      const evidence = (value: unknown) => () =>
        stored(EmployerModel as never, owners[1] ?? items[1], { $set: { evidence: value } });
      return {
        items,
        isDone: async (_id) =>
          (await PendingFileModel.exists({ _id })) === null && (await files.countDocuments({ _id })) === 0,
        poison: evidence('none'),
        mend: evidence([]),
      };
    },
  },
  {
    job: 'sealing the audit log',
    broken: 'an entry without a target',
    make: async () => {
      const target = { kind: 'user', id: new Types.ObjectId(), label: 'Amani' } as const;
      const by = asActor(await makeUser('administrator'));
      const items = await three(async () => {
        await recordAuditEntry(by, { action: 'user activated', target, before: null, after: null });
        return (await AuditEntryModel.findOne().sort({ _id: -1 }).orFail().lean())._id;
      });
      const set = (change: object) => () => stored(AuditEntryModel as never, items[1], change);
      return {
        items,
        isDone: async (_id) => (await AuditEntryModel.exists({ _id, 'seal.seq': { $gt: 0 } })) !== null,
        poison: set({ $unset: { target: 1 } }),
        mend: set({ $set: { target } }),
      };
    },
  },
];
