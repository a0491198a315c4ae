import { mailLinks } from '@/lib/identity/accounts/mail-links';
import { salutation } from '@/lib/trust/fraud-checks/plain-name';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { deadlineFacts } from '@/lib/platform/format/days-left';
import type { Addressee } from '@/lib/platform/mail/addressee';
import type { Mail } from '@/lib/platform/mail/outbox';
import { thatFit } from '@/lib/platform/mail/mail-size';
import { renderTemplate } from '@/lib/platform/mail/template';
import type { InternshipRecord } from '@/models/internship';

interface Subscriber extends Addressee {
  _id: { toHexString: () => string };
}

type Closing = Pick<InternshipRecord, 'title' | 'company' | 'applicationDeadline'> & { path: string };

const lineOf = ({ title, company, applicationDeadline, path }: Closing, now: Date): string => {
  const { date, note } = deadlineFacts(applicationDeadline, now);
  return `${title} at ${company}: closes ${date}, ${note}\n${absoluteUrl(path)}`;
};

export function reminderTemplate(to: Subscriber, listings: readonly Closing[], now: Date): Mail {
  const [first, ...others] = listings;
  const name = first ? `${first.title} at ${first.company}` : '';
  const { page, call } = mailLinks('reminders', to._id.toHexString());
  const named = thatFit(listings.map((listing) => lineOf(listing, now)));
  const more = listings.length - named.length;
  return {
    kind: 'reminder',
    to: to.email,
    unsubscribe: call,
    ...renderTemplate({
      subject:
        others.length === 0 ? `Closes soon: ${name}` : `${listings.length} saved internships close soon`,
      greeting: salutation(to.firstName),
      paragraphs: [
        `You saved ${others.length === 0 ? 'this' : 'these'} and haven’t applied yet:`,
        ...named,
        ...(more > 0 ? [`${more} more: view saved internships.`] : []),
      ],
      action: { label: 'View saved internships', url: absoluteUrl('/dashboard/saved') },
      after: ['Never pay anyone for an internship or an interview.', `Stop these reminders: ${page}`],
    }),
  };
}
