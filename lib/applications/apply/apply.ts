import { Types } from 'mongoose';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { isDuplicate } from '@/lib/platform/db/connection';
import { AppError } from '@/lib/platform/core/errors';
import { readSentCareer } from '@/lib/applications/career/sent-career';
import { stillThere } from '@/lib/internships/listings/still-there';
import { formerAccount } from '@/lib/employers/records/former-account';
import { openFilter } from '@/lib/internships/listings/open-status';
import { log } from '@/lib/platform/log/log';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { enqueue } from '@/lib/platform/mail/outbox';
import { applicationReceivedTemplate } from './mail-templates';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { refuseWithoutConsent } from '@/lib/identity/accounts/minors/refuse-without-consent';
import { ApplicationModel, type ApplicantContact, type ApplicationRecord } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { EmployerModel } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ResumeModel } from '@/models/resume';
import { UserModel } from '@/models/user';
import { tellEmployer } from './tell-employer';
import { toFacts, type ApplicationFacts } from '@/lib/applications/records/mapper';
import { applySchema } from '@/lib/applications/records/schemas';

const replaced = () =>
  new AppError('conflict', 'You’ve uploaded a newer CV. Reload the page and apply with that one.');

/**
 * Applies to an open listing. Idempotent: a second call returns the first application and `created: false`. Throws 422, 429, 403 for
 * another user's resume or a missing guardian's consent, and 404 or 410 for a missing listing. Throws 409 if the listing is closed or
 * paused, or if the resume has just been replaced.
 */
export async function applyToInternship(actor: Actor, input: unknown): Promise<Applied> {
  const user = authorize(actor, 'application:create');
  const userId = new Types.ObjectId(user.id);
  const parsed = applySchema.parse(input);
  await limitRate('apply', null, user.id);
  await refuseWithoutConsent(userId);
  const internshipId = new Types.ObjectId(parsed.internshipId);
  const resumeId = new Types.ObjectId(parsed.resumeId);
  if (!(await ResumeModel.exists({ _id: resumeId, userId }))) {
    throw new AppError('forbidden', 'That CV isn’t yours.');
  }
  const result = await applyOnce({ userId, internshipId, resumeId }, user);
  await countClick(internshipId, userId);
  return result;
}

/** Never throws: the application is valid even if the click on Apply Now is not counted. */
async function countClick(internshipId: Types.ObjectId, userId: Types.ObjectId): Promise<void> {
  try {
    await ApplyClickModel.create({ internshipId, userId, at: new Date() });
  } catch (err) {
    log.warn({ err, internshipId }, 'click on Apply Now not counted');
  }
}

const findOwn = ({ userId, internshipId }: NewApplication) =>
  ApplicationModel.findOne({ userId, internshipId }).lean<ApplicationRecord>();

type OpenListing = Pick<InternshipRecord, '_id' | 'employer' | 'postedBy' | 'title' | 'company'>;
type NewApplication = Pick<ApplicationRecord, 'userId' | 'internshipId' | 'resumeId'>;

interface Applied {
  application: ApplicationFacts;
  created: boolean;
}

const applied = (application: ApplicationRecord, created: boolean): Promise<Applied> =>
  keepResult({ application: toFacts(application), created });

/** Returns the first application, even if the unique index rather than the transaction refused the second one. */
async function applyOnce(wanted: NewApplication, applicant: SignedInUser): Promise<Applied> {
  try {
    return await userTransaction(wanted.userId, () => findOrCreate(wanted, applicant));
  } catch (error) {
    const first = isDuplicate(error) && (await findOwn(wanted));
    if (first) return applied(first, false);
    throw error;
  }
}

/** Checks the resume and the listing, and stores the application with both e-mails. Call it in a transaction. */
async function findOrCreate(wanted: NewApplication, applicant: SignedInUser): Promise<Applied> {
  const earlier = await findOwn(wanted);
  if (earlier) return applied(earlier, false);
  const { userId, internshipId, resumeId } = wanted;
  if (!(await lockUser({ _id: userId, resumeId }))) throw replaced();
  await refuseWithoutConsent(userId);
  const listing = await findOpen(internshipId);
  const at = new Date();
  const application: ApplicationRecord = {
    _id: new Types.ObjectId(),
    ...wanted,
    applicant: { firstName: applicant.firstName, lastName: applicant.lastName },
    contact: await contactOf(userId),
    career: await readSentCareer(userId),
    employer: listing.employer,
    postedBy: listing.postedBy,
    status: 'applied',
    history: [{ status: 'applied', at, by: userId }],
    appliedAt: at,
  };
  await ApplicationModel.create({ ...application, ...(await formerAccount(listing.postedBy)) });
  await enqueue(applicationReceivedTemplate(applicant, listing, application._id));
  await tellEmployer(listing, at);
  return applied(application, true);
}

const contactOf = (_id: Types.ObjectId): Promise<ApplicantContact> =>
  UserModel.findById(_id).select('-_id email phoneNumber').orFail().lean<ApplicantContact>();

/** Throws 409 if no member of the employer can answer the application. */
async function refusePaused(employer: Types.ObjectId | null): Promise<void> {
  const paused = { _id: employer, $or: [{ pausedAt: { $ne: null } }, { recalledAt: { $ne: null } }] };
  if (employer && (await EmployerModel.exists(paused)))
    throw new AppError('conflict', 'Applications for this internship are paused. Try again later.');
}

/** Throws the matching error if the listing is not open. */
async function findOpen(_id: Types.ObjectId): Promise<OpenListing> {
  const open = await InternshipModel.findOne({ _id, ...openFilter(new Date()) })
    .select('employer postedBy title company')
    .lean<OpenListing>();
  if (open) {
    await refusePaused(open.employer);
    return open;
  }
  stillThere(await InternshipModel.findById(_id).select('deletedAt hiddenAt').lean<InternshipRecord>());
  throw new AppError('conflict', 'Applications for this internship have closed.');
}
