import mongoose, { type Model, type Types } from 'mongoose';
import { connect } from '@/lib/platform/db/connection';
import { withTransaction } from '@/lib/platform/db/transaction';
import { ApplicationModel } from '@/models/application';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import type { Mail } from '@/lib/platform/mail/outbox';

/** The index that earlier versions had on e-mails inside documents. */
const INDEX = 'mails._id_1';
/** Smaller than the id of any e-mail. */
const SMALLEST = new mongoose.Types.ObjectId('000000000000000000000000');

type KeptMail = Mail & { _id: Types.ObjectId };

const HOLDERS = [
  UserModel,
  ApplicationModel,
  InternshipModel,
  SubmissionModel,
] as unknown as Model<unknown>[];

/** Must run in a transaction. Skips e-mails that the earlier version has already put into the outbox. */
async function move(model: Model<unknown>, _id: unknown): Promise<void> {
  const holder = await model
    .findOneAndUpdate(
      { _id },
      { $unset: { mails: 1 } },
      { strict: false, timestamps: false, returnDocument: 'before' },
    )
    .lean<{ mails?: KeptMail[] } | null>();
  const mails = holder?.mails ?? [];
  const there = await MailModel.find({ _id: { $in: mails.map((mail) => mail._id) } })
    .select('_id')
    .lean();
  const known = new Set(there.map((mail) => mail._id.toHexString()));
  await MailModel.insertMany(mails.filter((mail) => !known.has(mail._id.toHexString())));
}

/** MongoDB's code for a missing collection. */
const NAMESPACE_NOT_FOUND = 26;

async function hasIndex({ collection }: Model<unknown>): Promise<boolean> {
  try {
    return (await collection.indexes()).some(({ name }) => name === INDEX);
  } catch (error) {
    if (error instanceof mongoose.mongo.MongoServerError && error.code === NAMESPACE_NOT_FOUND) return false;
    throw error;
  }
}

/** Ignores a missing index, because another node may run the same migration. */
async function dropIndex(model: Model<unknown>): Promise<void> {
  try {
    await model.collection.dropIndex(INDEX);
  } catch (error) {
    if (await hasIndex(model)) throw error;
  }
}

const KEPT = { 'mails._id': { $gt: SMALLEST } };

async function moveAll(model: Model<unknown>): Promise<void> {
  const holders = model.collection.find(KEPT, { projection: { _id: 1 } });
  for await (const { _id } of holders) await withTransaction(() => move(model, _id));
}

export async function countKeptMails(): Promise<number> {
  let count = 0;
  for (const model of HOLDERS) count += await model.collection.countDocuments(KEPT);
  return count;
}

/** Moves e-mails from documents into the outbox. Safe in parallel and after a kill: queues no e-mail twice. */
export async function moveKeptMails(): Promise<void> {
  await connect();
  for (const model of HOLDERS) {
    await moveAll(model);
    if (await hasIndex(model)) await dropIndex(model);
  }
}
