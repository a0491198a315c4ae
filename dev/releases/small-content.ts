import { makeSample } from '@/dev/sample/make-sample';
import { ApplicationModel } from '@/models/application';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';

/** Of the listings that nothing refers to, one of so many stays. */
const ONE_OF = 8;

/** Deletes most listings without an application or a submission. */
async function thinOut(): Promise<void> {
  const applied = await ApplicationModel.distinct('internshipId');
  const idle = await InternshipModel.find({ _id: { $nin: applied }, submissionRef: null })
    .sort({ _id: 1 })
    .select('_id')
    .lean();
  const gone = idle.filter((_, at) => at % ONE_OF > 0).map(({ _id }) => _id);
  await InternshipModel.deleteMany({ _id: { $in: gone } });
}

/** Adds what the sample data lacks: an audit entry and a queued mail. */
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

/** Fills an empty, migrated database with a little of everything, for the backup of a release. */
export async function makeSmallContent(now: Date): Promise<void> {
  await makeSample({ now });
  await thinOut();
  await addOthers(now);
}
