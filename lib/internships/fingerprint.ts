import { createHash } from 'node:crypto';
import { NAIROBI_AHEAD_MS } from '@/lib/platform/format/nairobi';
import type { County } from '@/lib/platform/core/vocabulary';

interface Told {
  title: string;
  company: string;
  location: string;
  county?: County | null;
  applicationDeadline: Date;
}

/** How two people write the same: without accents, capitals, and signs other than those of C++ and C#. */
const plain = (text: string): string => {
  const lower = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .toLowerCase();
  return lower.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim() || lower.trim();
};

const nairobiDay = (moment: Date): string =>
  new Date(moment.getTime() + NAIROBI_AHEAD_MS).toISOString().slice(0, 10);

/**
 * What two listings have in common when they are the same one: title, company, county (or, without one, location) and the day in
 * Nairobi on which it closes. 43 letters and digits.
 */
export function fingerprintOf({ title, company, location, county, applicationDeadline }: Told): string {
  const told = [plain(title), plain(company), plain(county ?? location), nairobiDay(applicationDeadline)];
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}
