import { makeSample } from '@/dev/sample/make-sample';
import { Types } from 'mongoose';
import { ApplicationModel } from '@/models/application';
import { AuditEntryModel } from '@/models/audit-entry';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { RecallModel } from '@/models/recall';
import { UserModel } from '@/models/user';

/** Keeps one in eight of the listings that nothing refers to. */
const ONE_OF = 8;

/** Deletes most listings that have neither an application nor a submission. */
async function thinOut(): Promise<void> {
  const applied = await ApplicationModel.distinct('internshipId');
  const idle = await InternshipModel.find({ _id: { $nin: applied }, submissionRef: null })
    .sort({ _id: 1 })
    .select('_id')
    .lean();
  const gone = idle.filter((_, at) => at % ONE_OF > 0).map(({ _id }) => _id);
  await InternshipModel.deleteMany({ _id: { $in: gone } });
}

/** Adds an audit entry and a queued e-mail, which the sample data lacks. */
async function addOthers(now: Date): Promise<void> {
  const user = (username: string) => UserModel.findOne({ username }).orFail().lean();
  const [admin, graduate] = [await user('admin'), await user('graduate')];
  await AuditEntryModel.create({
    actorId: admin._id,
    actorName: `${admin.firstName} ${admin.lastName}`,
    actorRole: admin.role,
    action: 'user updated',
    target: { kind: 'user', id: graduate._id, label: `${graduate.firstName} ${graduate.lastName}` },
    before: { role: 'employer' },
    after: { role: graduate.role },
    at: now,
  });
  await MailModel.create({
    kind: 'application received',
    to: graduate.email,
    subject: 'Your application',
    text: 'We have your application.',
    html: '<p>We have your application.</p>',
  });
}

const DAY = 24 * 60 * 60_000;

const accountIn = ({ members: [first] }: EmployerRecord): Types.ObjectId => {
  if (!first) throw new Error('a sample employer has no members');
  return first.userId;
};

/** Makes the only member of `from` a member of `to` since a week ago, and deletes `from`. */
async function join(from: EmployerRecord, to: EmployerRecord, now: Date): Promise<void> {
  await EmployerModel.deleteOne({ _id: from._id });
  const member = {
    userId: accountIn(from),
    role: 'member' as const,
    since: new Date(now.getTime() - 7 * DAY),
  };
  await EmployerModel.updateOne({ _id: to._id }, { $push: { members: member } });
}

/**
 * Changes the teams of employers: adds colleagues, moves one person to another employer, and locks an
 * employer out for fraud.
 */
async function moveEmployers(now: Date): Promise<void> {
  const known = await UserModel.findOne({ username: 'employer' }).orFail().lean();
  const own = await EmployerModel.findOne({ 'members.userId': known._id }).orFail().lean<EmployerRecord>();
  const others = await EmployerModel.find({ _id: { $ne: own._id } })
    .sort({ name: 1 })
    .lean<EmployerRecord[]>();
  const [colleague, moved, target, former, locked] = others;
  if (!colleague || !moved || !target || !former || !locked)
    throw new Error('the sample has too few employers');
  await join(colleague, own, now);
  await InternshipModel.updateMany(
    { employer: colleague._id },
    { $set: { employer: own._id, company: own.name } },
  );
  await ApplicationModel.updateMany({ employer: colleague._id }, { $set: { employer: own._id } });
  // This person posted for one employer, and is now a member of another.
  await join(moved, target, now);
  await InternshipModel.updateMany(
    { employer: moved._id },
    { $set: { employer: former._id, company: former.name } },
  );
  await ApplicationModel.updateMany({ employer: moved._id }, { $set: { employer: former._id } });
  await recallOne(locked, now);
}

/** Recalls a listing of this employer, as if it had been reported. */
async function recallOne({ _id, members }: EmployerRecord, at: Date): Promise<void> {
  const {
    _id: internshipId,
    title,
    company,
    employer,
    postedBy,
  } = await InternshipModel.findOne({
    employer: _id,
  })
    .orFail()
    .lean();
  await RecallModel.create({
    ...{ _id: new Types.ObjectId(), internshipId, title, company, employer, postedBy, at, doneAt: at },
  });
  await InternshipModel.updateOne({ _id: internshipId }, { $set: { hiddenAt: at } });
  await InternshipModel.updateMany({ employer: _id }, { $set: { applicationDeadline: at } });
  await EmployerModel.updateOne({ _id }, { $set: { verification: null, recalledAt: at } });
  await UserModel.updateMany(
    { _id: { $in: members.map(({ userId }) => userId) } },
    { $set: { isActive: false } },
  );
}

/** Adds employers' notes to applications. */
async function noteApplications(at: Date): Promise<void> {
  const some = await ApplicationModel.find({ employer: { $ne: null } })
    .sort({ _id: 1 })
    .limit(5)
    .lean();
  for (const { _id, postedBy: by } of some) {
    const note = { _id: new Types.ObjectId(), text: 'Called, speaks well.', at, by };
    await ApplicationModel.updateOne({ _id }, { $set: { notes: [note] } });
  }
}

/** Fills an empty, migrated database with a little of everything, for the backup of a release. */
export async function makeSmallContent(now: Date): Promise<void> {
  await makeSample({ now });
  await thinOut();
  await moveEmployers(now);
  await noteApplications(now);
  await addOthers(now);
}
