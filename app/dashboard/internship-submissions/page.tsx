import type { Metadata } from 'next';
import { EmptyState } from '@/app/_components/empty-state';
import { requireUser } from '@/lib/platform/auth/require-user';
import { listSubmissions } from '@/lib/internships/submissions/list-submissions';
import { type ListProps, listTitle, readPage } from '../_components/list-page';
import { ListFrame } from '../_components/list-frame';
import { SlowList } from '../_components/slow-list';
import { SubmissionsTable } from './submissions-table';

const PATH = '/dashboard/internship-submissions';

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  return { title: await listTitle('Employer Submissions', props) };
}

export default async function Submissions(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  return (
    <ListFrame title="Employer Submissions" intro="Listings employers sent for approval, longest wait first.">
      <SlowList
        list={{ path: PATH, page }}
        label="Submissions"
        read={() => listSubmissions(user, { page })}
        empty={
          <EmptyState title="All clear!...">
            <p>No submissions are waiting. New ones appear here when employers send them.</p>
          </EmptyState>
        }
      >
        {({ submissions }) => <SubmissionsTable submissions={submissions} />}
      </SlowList>
    </ListFrame>
  );
}
