import { api } from '../client/client';
import { makeApplication } from '../data/applications';
import { makeListing, makeUser, type TestUser } from '../data/fixtures';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';

/** The time at which the test file started, rounded down to a whole minute: one value for every test. */
const START = new Date().setUTCSeconds(0, 0);

export const atDay = (days: number): string => new Date(START + days * DAY_MS).toISOString();

/** Creates an applicant and an employer who can invite them. */
export async function interviewWorld() {
  const employer = await makeUser('employer');
  const listing = await makeListing({ postedBy: employer._id });
  const { graduate, application } = await makeApplication(listing);
  const id = application._id.toHexString();
  return {
    employer,
    graduate,
    id,
    listing: listing._id.toHexString(),
    invite: (interview?: object, message?: string) =>
      api<{ message: string }>('PUT', `/api/employer/applications/${id}/status`, {
        token: employer.token,
        json: { status: 'interview', ...(interview && { interview }), ...(message && { message }) },
      }),
    move: (status: string) =>
      api<{ message: string }>('PUT', `/api/employer/applications/${id}/status`, {
        token: employer.token,
        json: { status },
      }),
    withdraw: () =>
      api<{ message: string }>('POST', `/api/applications/${id}/withdraw`, { token: graduate.token }),
    reply: (reply: object) =>
      api<{ message: string }>('POST', `/api/applications/${id}/interview-reply`, {
        token: graduate.token,
        json: reply,
      }),
    calendar: () =>
      api<string | { message: string }>('GET', `/api/applications/${id}/interview.ics`, {
        token: graduate.token,
      }),
  };
}

/** Returns the queued and sent e-mails to a user, oldest first. */
export async function mailsTo({ _id }: TestUser) {
  const { email } = await UserModel.findById(_id).orFail().lean();
  return MailModel.find({ to: email }).sort({ _id: 1 }).lean();
}
