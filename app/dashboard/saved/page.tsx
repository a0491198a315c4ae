import type { Metadata } from 'next';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { PageHeading } from '@/app/_components/page-heading';
import { SavedInAccount } from '@/app/_components/saved/saved-in-account';
import { SAVED_LISTING_WORDS } from '@/lib/operations/reminders/reminder-days';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { listSaved } from '@/lib/search/saved/list-saved';
import { SAVED_OF_GRADUATES as PATH } from '@/lib/search/saved/saved-page';
import { pagedPath } from '@/lib/platform/pagination/pagination';
import { attempt } from '../_components/attempt';
import { keepWithin, type ListProps, listTitle, readPage } from '../_components/list-page';
import { ListRegion } from '../_components/list-region';
import { LoadFailure } from '../_components/load-failure';
import { Slow } from '../_components/slow';

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  const { searchParams } = props;
  const { page } = await searchParams;
  return { title: await listTitle('Saved internships', { searchParams: Promise.resolve({ page }) }) };
}

async function Rows({ user, page }: { user: SignedInUser; page: number }) {
  const found = await attempt(listSaved(user, { page }));
  if (!found) return <LoadFailure href={pagedPath(PATH, page)} />;
  keepWithin(PATH, found);
  return <SavedInAccount found={found} now={new Date()} hrefOf={(wanted) => pagedPath(PATH, wanted)} />;
}

export default async function Saved(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  const outcome = await outcomeOf('saved');
  return (
    <div className="grid gap-8">
      <PageHeading
        title="Saved internships"
        intro={`We’ll e-mail you ${SAVED_LISTING_WORDS} before each closes, unless you’ve applied.`}
      />
      <OutcomeNotice outcome={outcome} />
      <ListRegion>
        <Slow mayFollow={page === 1}>{() => Rows({ user, page })}</Slow>
      </ListRegion>
    </div>
  );
}
