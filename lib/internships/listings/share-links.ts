import { formatDate } from '@/lib/platform/format/dates';
import { placeText } from './labels';
import type { InternshipSummary } from './mapper';
import { stipendText } from './stipend';

export interface ShareLink {
  label: string;
  href: string;
}

type Shared = Pick<
  InternshipSummary,
  'title' | 'company' | 'location' | 'county' | 'remote' | 'stipend' | 'applicationDeadline'
>;

const shareText = (listing: Shared): string =>
  [
    `${listing.title} at ${listing.company}`,
    `${placeText(listing)}. Pay: ${stipendText(listing.stipend)}. Closes ${formatDate(listing.applicationDeadline)}.`,
    'Nobody may ask you for money.',
  ].join('\n');

/** Links that share a listing in other apps without JavaScript. Takes the full address of its page. */
export function shareLinks(listing: Shared, address: string): ShareLink[] {
  const text = shareText(listing);
  const withAddress = encodeURIComponent(`${text}\n${address}`);
  const query = (values: Record<string, string>): string =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&');
  const subject = `${listing.title} at ${listing.company}`;
  return [
    { label: 'WhatsApp', href: `https://wa.me/?text=${withAddress}` },
    { label: 'Telegram', href: `https://t.me/share/url?${query({ url: address, text })}` },
    { label: 'SMS', href: `sms:?body=${withAddress}` },
    { label: 'E-mail', href: `mailto:?${query({ subject, body: `${text}\n${address}` })}` },
  ];
}
