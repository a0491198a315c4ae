import type { Model, Types } from 'mongoose';
import { createEmployer } from '@/lib/employers/records/create-employer';
import { giveEmployers } from '@/lib/employers/profile/give-employers';
import { refreshPause } from '@/lib/employers/members/refresh-pause';
import { isOwnName } from '@/lib/employers/records/names';
import { withTransaction } from '@/lib/platform/db/transaction';
import { formatDate } from '@/lib/platform/format/dates';
import { ApplicationModel } from '@/models/application';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { RecallModel, type RecallRecord } from '@/models/recall';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { makeIndexes } from './collections';

/** The account fields in which the previous version looks for the employer. */
const NAMED: readonly { model: Model<unknown>; account: 'employerId' | 'submittedBy' }[] = [
  { model: InternshipModel as unknown as Model<unknown>, account: 'employerId' },
  { model: ApplicationModel as unknown as Model<unknown>, account: 'employerId' },
  { model: RecallModel as unknown as Model<unknown>, account: 'employerId' },
  { model: SubmissionModel as unknown as Model<unknown>, account: 'submittedBy' },
];

/** How many listings are reported to staff by name; the rest are counted. */
const MAX_TOLD = 50;

const ownerless = (account: string) => ({ [account]: { $ne: null }, employer: null });

/** Counts the documents with an account but no employer. */
export async function countWithoutOwner(): Promise<number> {
  let count = 0;
  for (const { model, account } of NAMED) count += await model.countDocuments(ownerless(account));
  return count;
}

/** The accounts named in such documents. */
async function accountsNamed(): Promise<Types.ObjectId[]> {
  const accounts = new Map<string, Types.ObjectId>();
  for (const { model, account } of NAMED) {
    const groups = model.aggregate<{ _id: Types.ObjectId }>([
      { $match: ownerless(account) },
      { $group: { _id: `$${account}` } },
    ]);
    for (const { _id } of await groups) accounts.set(_id.toHexString(), _id);
  }
  return [...accounts.values()];
}

type Employer = Pick<EmployerRecord, '_id' | 'name' | 'members'>;

const employerOf = (account: Types.ObjectId): Promise<Employer | null> =>
  EmployerModel.findOne({ 'members.userId': account }).select('name members').lean<Employer>();

/**
 * Sets each document's employer to the current employer of its account, because earlier versions stored no history. Creates missing
 * employers. Recalls an employer with a recalled listing and a deactivated account. Pauses one if no member can log in. Idempotent.
 */
export async function giveOwners(): Promise<void> {
  await makeIndexes();
  await giveEmployers();
  for (const account of await accountsNamed()) {
    const employer = (await employerOf(account)) ?? (await giveOne(account));
    if (!employer) continue;
    for (const { model, account: field } of NAMED) {
      const owned = { employer: employer._id, ...(field === 'employerId' && { postedBy: account }) };
      await model.updateMany({ [field]: account, employer: null }, { $set: owned }, { timestamps: false });
    }
  }
  await recallOwners();
  for await (const { _id } of EmployerModel.find().select('_id').lean().cursor())
    await withTransaction(() => refreshPause(_id));
}

/** Creates an employer for an account that posted as an employer and now has another role. */
async function giveOne(account: Types.ObjectId): Promise<Employer | null> {
  if (!(await UserModel.exists({ _id: account }))) return null;
  const posted = await InternshipModel.findOne({ employerId: account })
    .sort({ createdAt: -1 })
    .select('company')
    .lean<Pick<InternshipRecord, 'company'>>();
  await createEmployer({ name: posted?.company ?? '', kind: 'company' }, account, new Date());
  return employerOf(account);
}

async function recallOwners(): Promise<void> {
  const recalls = await RecallModel.find({ employer: { $ne: null }, reason: null, undoneAt: null }).lean<
    RecallRecord[]
  >();
  for (const { employer, postedBy, at } of recalls) {
    if (await UserModel.exists({ _id: postedBy, isActive: false }))
      await EmployerModel.updateOne({ _id: employer, recalledAt: null }, { $set: { recalledAt: at } });
  }
}

type Posted = Pick<InternshipRecord, 'title' | 'company' | 'createdAt'> & { employerId: Types.ObjectId };

/** Reports listings that an account posted under another name before it joined its current employer. */
export async function tellDoubtfulOwners(): Promise<string[]> {
  const listings = await InternshipModel.find(ownerless('employerId'))
    .select('title company createdAt employerId')
    .sort({ createdAt: -1 })
    .lean<Posted[]>();
  const employers = new Map<string, Employer | null>();
  const lines: string[] = [];
  for (const { title, company, createdAt, employerId } of listings) {
    const key = employerId.toHexString();
    if (!employers.has(key)) employers.set(key, await employerOf(employerId));
    const employer = employers.get(key);
    const since = employer?.members.find(({ userId }) => userId.equals(employerId))?.since;
    if (!employer || !since || createdAt >= since || isOwnName(company, employer.name)) continue;
    lines.push(
      `review ${title}, ${company}: posted on ${formatDate(createdAt)} by someone who joined ${employer.name} on ${formatDate(since)}. It will belong to ${employer.name}`,
    );
  }
  const rest = lines.length - MAX_TOLD;
  return rest > 0 ? [...lines.slice(0, MAX_TOLD), `and ${rest} more`] : lines;
}

const NAMES_ACCOUNT = { employerId: { $exists: true } };

const OWNED = NAMED.filter(({ account }) => account === 'employerId');

/** Counts the documents that still have the previous version's field. */
export async function countFormerAccounts(): Promise<number> {
  let count = 0;
  for (const { model } of OWNED) count += await model.countDocuments(NAMES_ACCOUNT);
  return count;
}

export async function dropFormerAccounts(): Promise<void> {
  for (const { model } of OWNED)
    await model.updateMany(NAMES_ACCOUNT, { $unset: { employerId: 1 } }, { timestamps: false });
}
