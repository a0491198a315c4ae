import type { Types } from 'mongoose';
import { expect } from 'vitest';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { api } from '../client/client';
import { makeApplication } from '../data/applications';
import { makeGraduate } from '../data/applying';
import { inDays, makeListing, makeUser, type TestUser } from '../data/fixtures';
import { ApplicationModel } from '@/models/application';
import { EmployerModel } from '@/models/employer';
import { InternshipModel } from '@/models/internship';
import { RecallModel } from '@/models/recall';
import { ResumeModel } from '@/models/resume';
import { UserModel } from '@/models/user';

/** Events that affect an application: changes to its listing, its employer or its applicant. */
const CIRCUMSTANCES = [
  'its listing closed',
  'its listing closed 91 days ago',
  'its listing was deleted',
  'its listing is hidden',
  'its listing was taken down',
  'its listing has no employer',
  'its employer is paused',
  'its employer is gone',
  'its applicant is deactivated',
] as const;

/** Every state of an application: its status, or an event after it was sent. */
export const APPLICATION_STATES = [...APPLICATION_STATUSES, ...CIRCUMSTANCES] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** An application in one of the states, and the people who may act on it. */
export interface ApplicationWorld {
  graduate: TestUser;
  employer: TestUser;
  id: string;
  listing: string;
  resumeId: string;
}

/** A file that the resumes of all applications share. */
let fileId: Promise<Types.ObjectId> | undefined;

async function storedFile(): Promise<Types.ObjectId> {
  const { resumeId } = await makeGraduate();
  return (await ResumeModel.findById(resumeId).orFail().lean()).fileId;
}

/** The status and message of an application whose listing was taken down before the employer answered. */
const TAKEN_DOWN = {
  status: 'no answer',
  message: 'We have taken this listing down: it was fake. Do not pay anything.',
} as const;

const isStatus = (state: ApplicationState): state is ApplicationStatus =>
  (APPLICATION_STATUSES as readonly string[]).includes(state);

type Change = (ids: {
  application: Types.ObjectId;
  listing: Types.ObjectId;
  employer: TestUser;
  graduate: TestUser;
}) => Promise<unknown>;

/** Closes the listing. Its round is over for the job that would otherwise end the application during the test. */
const close =
  (days: number): Change =>
  ({ listing }) =>
    InternshipModel.updateOne(
      { _id: listing },
      { $set: { applicationDeadline: inDays(-days), roundEndedAt: new Date() } },
    );

/** Removes the employer from the listing and the application, as if staff had posted the listing. */
const disown: Change = async ({ listing, application }) => {
  const nobody = { $set: { employer: null, postedBy: null } };
  await InternshipModel.updateOne({ _id: listing }, nobody);
  await ApplicationModel.updateOne({ _id: application }, nobody);
};

const MAKE: Readonly<Record<(typeof CIRCUMSTANCES)[number], Change>> = {
  'its listing closed': close(1),
  'its listing closed 91 days ago': close(91),
  'its listing was deleted': ({ listing }) =>
    InternshipModel.updateOne({ _id: listing }, { $set: { deletedAt: new Date() } }),
  'its listing is hidden': ({ listing }) =>
    InternshipModel.updateOne({ _id: listing }, { $set: { hiddenAt: new Date() } }),
  'its listing was taken down': async ({ listing, application }) => {
    const at = new Date();
    const { title, company } = await InternshipModel.findByIdAndUpdate(listing, {
      $set: { deletedAt: at },
    }).orFail();
    const done = { applicantsDoneAt: at, doneAt: at };
    await RecallModel.create({ internshipId: listing, title, company, reason: 'fake', at, ...done });
    const { status, message } = TAKEN_DOWN;
    await ApplicationModel.updateOne(
      { _id: application },
      { $set: { status }, $push: { history: { status, at, by: null, message } } },
    );
  },
  'its listing has no employer': disown,
  'its employer is paused': ({ employer }) =>
    EmployerModel.updateOne({ 'members.userId': employer._id }, { $set: { pausedAt: new Date() } }),
  'its employer is gone': async ({ employer }) => {
    const { token } = await makeUser('administrator');
    const { status } = await api('DELETE', `/api/admin/deleteuser/${employer.id}`, { token });
    expect(status).toBe(200);
  },
  'its applicant is deactivated': ({ graduate }) =>
    UserModel.updateOne({ _id: graduate._id }, { $set: { isActive: false } }),
};

/** Creates an application in this state. An interview takes place in three days. */
export async function inState(state: ApplicationState): Promise<ApplicationWorld> {
  const employer = await makeUser('employer');
  const listing = await makeListing({ postedBy: employer._id });
  const { graduate, application } = await makeApplication(listing);
  const { _id, resumeId } = application;
  await ResumeModel.updateOne({ _id: resumeId }, { $set: { fileId: await (fileId ??= storedFile()) } });
  const ids = { application: _id, listing: listing._id, employer, graduate };
  if (isStatus(state)) {
    const step = { status: state, at: new Date(), by: null };
    const interview = state === 'interview' && {
      interview: { at: inDays(3), place: 'Moi Avenue 4', link: null },
    };
    await ApplicationModel.updateOne(
      { _id },
      { $set: { status: state, ...interview }, ...(state !== 'applied' && { $push: { history: step } }) },
    );
    if (state === 'handled outside') await disown(ids);
  } else {
    await MAKE[state](ids);
  }
  return {
    graduate,
    employer,
    id: _id.toHexString(),
    listing: listing._id.toHexString(),
    resumeId: resumeId.toHexString(),
  };
}
