export interface Named {
  company: string;
  title: string;
}

/** Characters: enough to tell listings apart, few enough to read in an address. */
const MAX_PAGE_SLUG_LENGTH = 80;

/**
 * The slug of a listing: company and title in a–z, 0–9 and single hyphens, at most 80 characters. Drops accents. `listing` if
 * nothing is left.
 */
export function pageSlug({ company, title }: Named): string {
  const words = `${company} ${title}`
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > MAX_PAGE_SLUG_LENGTH) break;
    slug = longer;
  }
  return slug || words[0]?.slice(0, MAX_PAGE_SLUG_LENGTH) || 'listing';
}

/** Candidate slugs, best first: plain, with the last four characters of the id, and with the whole id, which is unique. */
export function pageSlugCandidates(listing: Named, id: string): string[] {
  const plain = pageSlug(listing);
  return [plain, `${plain}-${id.slice(-4)}`, `${plain}-${id}`];
}
