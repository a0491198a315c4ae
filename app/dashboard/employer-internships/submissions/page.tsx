import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { requireUser } from '@/lib/platform/auth/require-user';
import { listOwnSubmissions } from '@/lib/internships/submissions/list-own';
import { type ListProps, listTitle, readPage } from '../../_components/list-page';
import { ListFrame } from '../../_components/list-frame';
import { SlowList } from '../../_components/slow-list';
import { ListingTabs } from '../_components/listing-tabs';
import { SUBMISSIONS, SUBMIT } from '../paths';
import { SubmissionsTable } from './submissions-table';

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  return { title: await listTitle('Submissions', props) };
}

export default async function Submissions(props: ListProps) {
  const user = await requireUser(SUBMISSIONS);
  const page = await readPage(props);
  return (
    <ListFrame
      title="My Internships"
      intro="Listings you’ve submitted. You can edit a rejected one and submit it again."
      actions={<Button href={SUBMIT}>Submit an internship</Button>}
      filters={<ListingTabs />}
    >
      <SlowList
        list={{ path: SUBMISSIONS, page }}
        label="Submissions"
        read={() => listOwnSubmissions(user, { page })}
        empty={
          <EmptyState title="You haven’t submitted any internships yet">
            <p>Submit one and track its status here.</p>
          </EmptyState>
        }
      >
        {({ submissions }) => <SubmissionsTable submissions={submissions} />}
      </SlowList>
    </ListFrame>
  );
}
