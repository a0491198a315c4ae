import { createHash } from 'node:crypto';
import { NAIROBI_AHEAD_MS } from '@/lib/platform/format/nairobi';
import type { County } from '@/lib/platform/core/vocabulary';
import { answeredMoment } from '@/lib/platform/format/stored-moment';

interface Told {
  title: string;
  company: string;
  location: string;
  county?: County | null;
  applicationDeadline: Date;
}

const plain = (text: string): string => {
  const lower = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .toLowerCase();
  return lower.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim() || lower.trim();
};

const nairobiDay = (moment: Date): string | undefined =>
  answeredMoment(moment, (at) => new Date(at.getTime() + NAIROBI_AHEAD_MS))?.slice(0, 10);

const hashOf = ({ title, company, applicationDeadline }: Told, place: string): string => {
  const told = [plain(title), plain(company), plain(place), nairobiDay(applicationDeadline)];
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
};

/**
 * Deduplication hash of title, company, location and closing day (Nairobi): 43 characters. Omits the county, which is often added later or
 * derived from the location.
 */
export const fingerprintOf = (listing: Told): string => hashOf(listing, listing.location);

/** Every hash a listing may be stored with: the current one, then the one from versions that hashed the county. */
export const fingerprintsOf = (listing: Told): string[] => [
  fingerprintOf(listing),
  ...(listing.county ? [hashOf(listing, listing.county)] : []),
];
