import { searchText } from '@/lib/internships/listings/search-text';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import type { AlertInterval } from '@/lib/platform/core/vocabulary';
import { searchAddress } from '@/lib/search/engine/search-address';
import type { ListingSearch } from '@/lib/search/engine/search-schema';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { AlertRecord, AlertSearch } from '@/models/alert';
import { EmployerModel, type EmployerRecord } from '@/models/employer';

export interface Alert {
  _id: string;
  /** The search in words. */
  name: string;
  path: string;
  search: Omit<Partial<ListingSearch>, 'page' | 'sort'> & { employer?: string };
  every: AlertInterval;
  paused: boolean;
  /** When the next e-mail is due, if there are new listings (ISO 8601, UTC). Null while paused. */
  nextAt: AnsweredMoment;
  createdAt: AnsweredMoment;
}

export const wordsAndFilters = ({ employerId: _, ...search }: AlertSearch): Partial<ListingSearch> =>
  search as Partial<ListingSearch>;

type Employer = Pick<EmployerRecord, '_id' | 'name' | 'slug'>;

const GONE: Pick<Employer, 'name' | 'slug'> = { name: 'an employer that has left', slug: '' };

function toAlert(
  record: AlertRecord,
  employers: readonly Employer[],
  written: (name: string) => string,
): Alert {
  const { _id, search, every, nextAt, createdAt } = record;
  const { employerId } = search;
  const asked = wordsAndFilters(search);
  const employer = employerId && (employers.find((one) => one._id.equals(employerId)) ?? GONE);
  const text = searchText(asked) || 'All internships';
  return {
    _id: _id.toHexString(),
    name: employer ? `${text} at ${written(employer.name)}` : text,
    path: employer?.slug ? `/employers/${employer.slug}` : searchAddress(asked, { sort: 'newest' }),
    search: { ...asked, ...(employer && { employer: employer.slug }) },
    every,
    paused: nextAt === null,
    nextAt: answeredMoment(nextAt),
    createdAt: answeredMoment(createdAt),
  };
}

/** Maps records to alerts. `written` formats the names of employers. */
export async function toAlerts(
  records: readonly AlertRecord[],
  written = (name: string): string => name,
): Promise<Alert[]> {
  const ids = records.flatMap(({ search }) => search.employerId ?? []);
  const employers = await findByIds<Employer, EmployerRecord>(EmployerModel, ids, ['name', 'slug']);
  return records.map((record) => toAlert(record, employers, written));
}
