import { mailLinks } from '@/lib/identity/accounts/mail-links';
import { salutation } from '@/lib/trust/fraud-checks/plain-name';
import { stipendText } from '@/lib/internships/listings/stipend';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { deadlineFacts } from '@/lib/platform/format/days-left';
import type { Addressee } from '@/lib/platform/mail/addressee';
import type { Mail } from '@/lib/platform/mail/outbox';
import { bytesOf, MAX_LISTED_BYTES, thatFit } from '@/lib/platform/mail/mail-size';
import { renderTemplate } from '@/lib/platform/mail/template';
import type { NewListing } from './new-listings';
import { countNoun } from '@/lib/platform/format/count-noun';

/** Characters. Longer names are shortened, such as that of a search in all counties. */
const MAX_NAME = 120;

/** Characters. If the link to the remaining results is longer, the e-mail links to all alerts instead. */
const MAX_ADDRESS = 300;

const ALERTS = '/dashboard/alerts';

const shortened = (name: string): string => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name);

export interface Section {
  name: string;
  path: string;
  listings: readonly NewListing[];
}

interface Subscriber extends Addressee {
  _id: { toHexString: () => string };
}

function lineOf(
  { title, company, location, stipend, applicationDeadline, path }: NewListing,
  now: Date,
): string {
  const { date, note } = deadlineFacts(applicationDeadline, now);
  const pay = stipend && stipend.kind !== 'not stated' ? [stipendText(toStipend(stipend))] : [];
  return [
    `${title} at ${company}`,
    [location, ...pay, `closes ${date}, ${note}`].join(' · '),
    absoluteUrl(path),
  ].join('\n');
}

const toStipend = ({ kind, min, max }: NonNullable<NewListing['stipend']>) => ({
  kind,
  min: min ?? null,
  max: max ?? null,
});

/** Lists as many of a section's listings as fit, and states how many are left out. */
function paragraphsOf({ name, path, listings }: Section, room: number, now: Date): string[] {
  const heading = `New for ${shortened(name)}:`;
  const address = absoluteUrl(path.length > MAX_ADDRESS ? ALERTS : path);
  const lines = listings.map((listing) => lineOf(listing, now));
  const named = thatFit(lines, room - bytesOf(heading) - bytesOf(address));
  const more = listings.length - named.length;
  return [heading, ...named, ...(more > 0 ? [`${more} more: ${address}`] : [])];
}

function allParagraphs(sections: readonly Section[], now: Date): string[] {
  const paragraphs: string[] = [];
  let room = MAX_LISTED_BYTES;
  for (const [at, section] of sections.entries()) {
    const its = paragraphsOf(section, room, now);
    room -= its.reduce((sum, paragraph) => sum + bytesOf(paragraph), 0);
    if (room < 0) {
      const left = sections.length - at;
      return [...paragraphs, `${left} more of your alerts found matches: ${absoluteUrl(ALERTS)}`];
    }
    paragraphs.push(...its);
  }
  return paragraphs;
}

/** The digest of new listings. Each listing appears once, under the first alert that found it. */
export function digestTemplate(to: Subscriber, sections: readonly Section[], now: Date): Mail {
  const [first] = sections;
  const count = new Set(sections.flatMap(({ listings }) => listings)).size;
  const { page, call } = mailLinks('alerts', to._id.toHexString());
  const found = countNoun(count, 'new internship');
  return {
    kind: 'alert',
    to: to.email,
    unsubscribe: call,
    ...renderTemplate({
      subject:
        sections.length === 1 && first ? `${found}: ${shortened(first.name)}` : `${found} for your alerts`,
      greeting: salutation(to.firstName),
      paragraphs: allParagraphs(sections, now),
      action: { label: 'See your alerts', url: absoluteUrl(ALERTS) },
      after: [
        'Never pay anyone for an internship or an interview.',
        `Change, pause or stop these e-mails without logging in: ${page}`,
      ],
    }),
  };
}
