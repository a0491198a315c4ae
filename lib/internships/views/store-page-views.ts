import { connect } from '@/lib/platform/db/connection';
import { refusedOf } from '@/lib/platform/db/refused-writes';
import type { PageViewKind } from '@/lib/platform/core/vocabulary';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { PageViewModel, type PageViewRecord } from '@/models/page-view';
import { OTHER } from './fold-path';
import { isListingPath } from './listing-path';
import { PendingViews, type SeenPage } from './pending-views';
import { byListing } from './store-views';

export interface CountedPage extends SeenPage {
  kind: PageViewKind;
}

/** Rows per day. Beyond that, a page without a row counts as `OTHER`. */
const MAX_ROWS_PER_DAY = 1_000;

/** Entries in memory between writes. They may have any address, because paths are looked up only when stored. */
const MAX_PENDING = 2_000;

export const pendingPageViews = (): PendingViews<CountedPage> => new PendingViews<CountedPage>(MAX_PENDING);

const EMPLOYER = '/employers/';

const asOther = (page: CountedPage): CountedPage => ({ ...page, path: OTHER });

async function existingEmployers(pages: readonly CountedPage[]): Promise<Set<string>> {
  const slugs = pages.map(({ path }) => decodeURIComponent(path.slice(EMPLOYER.length)));
  if (slugs.length === 0) return new Set();
  const records = await EmployerModel.find({ slug: { $in: slugs } })
    .select('slug')
    .lean<Pick<EmployerRecord, 'slug'>[]>();
  return new Set(records.map(({ slug }) => EMPLOYER + encodeURIComponent(slug)));
}

async function foldMissing(pages: readonly CountedPage[]): Promise<CountedPage[]> {
  const found = await byListing(pages.filter(({ path }) => isListingPath(path)));
  const listings = new Set(found.map(({ page }) => page));
  const employers = await existingEmployers(pages.filter(({ path }) => path.startsWith(EMPLOYER)));
  return pages.map((page) => {
    const { path } = page;
    const isThere = isListingPath(path)
      ? listings.has(page)
      : !path.startsWith(EMPLOYER) || employers.has(path);
    return isThere ? page : asOther(page);
  });
}

const rowOf = ({ kind, path }: Pick<PageViewRecord, 'kind' | 'path'>): string => `${kind} ${path}`;

/** Limits the rows per day: further pages count as `OTHER`. */
async function fitDay(pages: readonly CountedPage[], day: number): Promise<CountedPage[]> {
  const on = { day: new Date(day) };
  let room = MAX_ROWS_PER_DAY - (await PageViewModel.countDocuments(on));
  if (pages.length <= room) return [...pages];
  const stored = await PageViewModel.find(on)
    .select('kind path')
    .lean<Pick<PageViewRecord, 'kind' | 'path'>[]>();
  const rows = new Set(stored.map(rowOf));
  return pages.map((page) => {
    if (page.path === OTHER || rows.has(rowOf(page))) return page;
    room -= 1;
    return room >= 0 ? page : asOther(page);
  });
}

function summed(pages: readonly CountedPage[]): CountedPage[] {
  const sums = pendingPageViews();
  for (const page of pages) sums.add(page);
  return sums.take();
}

async function fit(pages: readonly CountedPage[]): Promise<CountedPage[]> {
  const existing = summed(await foldMissing(pages));
  const days = [...new Set(existing.map(({ day }) => day))];
  const fitted = await Promise.all(
    days.map((day) =>
      fitDay(
        existing.filter((page) => page.day === day),
        day,
      ),
    ),
  );
  return summed(fitted.flat());
}

/**
 * Stores the pending views and clicks in one write, at most 1,000 rows a day. On failure, they become pending again and the
 * database error is thrown.
 */
export async function storePageViews(pending: PendingViews<CountedPage>): Promise<void> {
  let pages = pending.take();
  if (pages.length === 0) return;
  try {
    await connect();
    pages = await fit(pages);
    const writes = pages.map(({ kind, path, day, views }) => ({
      updateOne: {
        filter: { kind, path, day: new Date(day) },
        update: { $inc: { count: views } },
        upsert: true,
      },
    }));
    await PageViewModel.bulkWrite(writes, { ordered: false });
  } catch (error) {
    const refused = refusedOf(error);
    for (const [at, page] of pages.entries()) if (!refused || refused.has(at)) pending.add(page);
    throw error;
  }
}
