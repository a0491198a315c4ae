import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/auth/actor';
import { duplicateField } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { stillThere } from '@/lib/internships/still-there';
import { live } from '@/lib/internships/visibility';
import { removeUnsentResume } from '@/lib/users/remove-unsent-resume';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ResumeModel } from '@/models/resume';
import { UserModel } from '@/models/user';
import { toFacts, type ApplicationFacts } from './mapper';
import { applySchema } from './schemas';

const replaced = () =>
  new AppError(
    'conflict',
    'You have uploaded a newer resume. Please reload the page and apply with that one.',
  );

/**
 * Tracks that the signed-in user applies to an open listing with their current resume.
 * One application per user and listing: asking again gives the first one and `created: false`. Throws 403 for a resume of
 * somebody else, 404/410 for a listing that is not there, 409 for a closed one or a resume that was replaced meanwhile.
 */
export async function applyToInternship(
  actor: Actor,
  input: unknown,
): Promise<{ application: ApplicationFacts; created: boolean }> {
  const userId = new Types.ObjectId(authorize(actor, 'application:create').id);
  const parsed = applySchema.parse(input);
  const internshipId = new Types.ObjectId(parsed.internshipId);
  const resumeId = new Types.ObjectId(parsed.resumeId);
  if (!(await ResumeModel.exists({ _id: resumeId, userId }))) {
    throw new AppError('forbidden', 'That is not your resume.');
  }
  const earlier = await findOwn(userId, internshipId);
  const result = earlier
    ? { application: earlier, created: false }
    : await create({ userId, internshipId, resumeId });
  await ApplyClickModel.create({ internshipId, userId, at: new Date() });
  return { application: toFacts(result.application), created: result.created };
}

const findOwn = (userId: Types.ObjectId, internshipId: Types.ObjectId) =>
  ApplicationModel.findOne({ userId, internshipId }).lean<ApplicationRecord>();

const isCurrent = async (userId: Types.ObjectId, resumeId: Types.ObjectId): Promise<boolean> =>
  (await UserModel.exists({ _id: userId, resumeId })) !== null;

type NewApplication = Pick<ApplicationRecord, 'userId' | 'internshipId' | 'resumeId'>;

async function create(wanted: NewApplication): Promise<{ application: ApplicationRecord; created: boolean }> {
  const { userId, internshipId, resumeId } = wanted;
  if (!(await isCurrent(userId, resumeId))) throw replaced();
  const { employerId } = await findOpen(internshipId);
  const at = new Date();
  const application: ApplicationRecord = {
    _id: new Types.ObjectId(),
    ...wanted,
    employerId,
    status: 'applied',
    history: [{ status: 'applied', at, by: userId }],
    appliedAt: at,
  };
  try {
    await ApplicationModel.create(application);
  } catch (error) {
    const first = duplicateField(error) && (await findOwn(userId, internshipId));
    if (first) return { application: first, created: false };
    throw error;
  }
  if (!(await isCurrent(userId, resumeId))) {
    await ApplicationModel.deleteOne({ _id: application._id });
    await removeUnsentResume(userId, resumeId);
    throw replaced();
  }
  return { application, created: true };
}

/** The listing, if it can be applied to at this moment; otherwise says why not. */
async function findOpen(_id: Types.ObjectId): Promise<Pick<InternshipRecord, 'employerId'>> {
  const open = await InternshipModel.findOne({ _id, ...live(new Date()) })
    .select('employerId')
    .lean<Pick<InternshipRecord, 'employerId'>>();
  if (open) return open;
  stillThere(await InternshipModel.findById(_id).select('deletedAt hiddenAt').lean<InternshipRecord>());
  throw new AppError('conflict', 'Applications for this internship have closed.');
}
