import { lockRecipients } from '@/lib/employers/members/recipients';
import type { Addressee } from '@/lib/platform/mail/addressee';
import { enqueueAll, type Mail } from '@/lib/platform/mail/outbox';
import type { ApplicationRecord } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import type { StoredInterview } from './interview';
import type { InterviewFacts } from './mail-templates';

export type Invited = ApplicationRecord & { interview: StoredInterview };

/** Tells the employer about a change by the applicant to an interview. Call it in the transaction of the change. Returns the number of e-mails. */
export async function tellAboutInterview(
  { _id, internshipId, interview, ...owned }: Invited,
  template: (to: Addressee, facts: InterviewFacts) => Mail,
): Promise<number> {
  const listing = await InternshipModel.findById(internshipId)
    .select('title')
    .lean<Pick<InternshipRecord, 'title'>>();
  if (!listing) return 0;
  const facts = {
    title: listing.title,
    internshipId: internshipId.toHexString(),
    applicationId: _id.toHexString(),
    at: interview.at,
  };
  const people = await lockRecipients(owned);
  await enqueueAll(people.map((to) => template(to, facts)));
  return people.length;
}
