import { lockRecipients } from '@/lib/employers/members/recipients';
import { openFilter } from '@/lib/internships/listings/open-status';
import { withTransaction } from '@/lib/platform/db/transaction';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { formatDate } from '@/lib/platform/format/dates';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { stillOpenTemplate } from './mail-templates';

/** Days from publication to the first question, and between questions. */
const ASKED_AFTER_DAYS = 60;

type Asked = Pick<InternshipRecord, '_id' | 'title' | 'employer' | 'postedBy' | 'applicationDeadline'>;

const dueAt = (now: Date) => {
  const before = new Date(now.getTime() - ASKED_AFTER_DAYS * DAY_MS);
  return {
    ...openFilter(now),
    createdAt: { $lte: before },
    employer: { $ne: null },
    $or: [{ stillOpenAskedAt: null }, { stillOpenAskedAt: { $lte: before } }],
  };
};

/** Asks employers whether a listing is still open, every 60 days. Any number of nodes may run it. Returns how many it asked about. */
export const askStillOpen = (now: Date, signal?: AbortSignal): Promise<number> =>
  forEachItem({
    job: 'asking whether listings are still open',
    items: InternshipModel.find(dueAt(now))
      .select('title employer postedBy applicationDeadline')
      .lean<Asked[]>()
      .cursor(),
    act: (listing) => withTransaction(() => ask(listing, now)),
    signal,
  });

/** Returns true if this call sent the question. */
async function ask({ _id, title, applicationDeadline, ...owned }: Asked, now: Date): Promise<boolean> {
  const { matchedCount } = await InternshipModel.updateOne(
    { ...dueAt(now), _id },
    { $set: { stillOpenAskedAt: now } },
    { timestamps: false },
  );
  const asked = matchedCount > 0 ? await lockRecipients(owned) : [];
  const facts = { title, internshipId: _id.toHexString(), closes: formatDate(applicationDeadline) };
  await enqueueAll(asked.map((to) => stillOpenTemplate(to, facts)));
  return asked.length > 0;
}
